import { type Operator, readOperator, removeTrailingSlashes } from '../boot';
import { readBoolean, readPositiveInteger, readRecord, readStrings, readText } from '../lib';

/** The runtime configuration in /config.json; one build serves every operator. */
export type Config = Operator & {
  /** The domain whose sub-sites share cookies. */
  parentDomain: string;
  /** Full addresses without a trailing slash. */
  subSites: { onlineJoining: string; bookings: string; myAccount: string };
  flags: {
    onlineJoiningEnabled: boolean;
    campsAndCoursesBookingEnabled: boolean;
    onlineGuestPassesEnabled: boolean;
    formPreviewEnabled: boolean;
  };
  googleMapsKey: string | null;
  kioskHomeUrl: string | null;
  /** ISO 4217 code for orders that do not state one. */
  currency: string;
  savedCardsEnabled: boolean;
  checkoutBase: string;
  myAccountBase: string;
  requestTimeoutMs: number;
  /** For each provider, the script address (null: the provider's default), and whether our own form collects the card details. */
  cardProviders: Readonly<Record<string, CardProviderConfig>>;
  /** 3-D Secure: the origin of the page to which the bank returns ('' is the API's), and the time limit. */
  threeDSecure: { returnOrigin: string; timeoutMs: number };
  directDebit: { serviceUserName: string; noticeDays: number; statementName: string };
  /** If off, no analytics code is loaded. Without our banner, the operator's consent tool asks and writes the cookie. */
  analytics: { isEnabled: boolean; hasBanner: boolean };
  /** Idle times of a kiosk, in ms. Requirement F5.4. */
  kiosk: { warnAfterMs: number; resetAfterMs: number; noticeAfterMs: number; confirmationAfterMs: number };
  /** Origins that may embed the site; the `frame-ancestors` of the server are the same. */
  embed: { hosts: readonly string[] };
  /** Shown if the client record cannot be loaded; '' for none. */
  operatorName: string;
  /** The operator's address, for receipts; '' for none. */
  operatorAddress: string;
  vatNumber: string;
  /** The address to which problems with configured fields and questions are reported; null for none. */
  configurationReports: { url: string | null };
  supportPhone: string;
  supportEmail: string;
};

/** config.json as written; every field is optional. */
export type ConfigFile = Omit<Config, 'cardProviders'> & {
  cardProviders: Readonly<Record<string, { scriptUrl: string | null; form?: 'own' | 'provider' }>>;
};

type CardProviderConfig = { scriptUrl: string | null; isOwnForm: boolean };

const DEFAULT_NOTICE_DAYS = 10;
const DEFAULT_TIMEOUT_MS = 15_000;
/** Banks allow ten minutes for a challenge. */
const DEFAULT_CHALLENGE_MS = 600_000;
/** Requirement F5.5; the warning is an addition (WCAG 2.2.1): at least 20 s before the reset. */
const DEFAULT_KIOSK_MS = { warn: 65_000, reset: 90_000, notice: 95_000, confirmation: 10_000 } as const;

/** Parses /config.json; missing or invalid values get their default, so that an old file keeps working. */
export function readConfig(body: unknown): Config {
  const root = readRecord(body);
  const subSites = readRecord(root.subSites);
  const flags = readRecord(root.flags);
  const directDebit = readRecord(root.directDebit);
  const threeDSecure = readRecord(root.threeDSecure);
  const kiosk = readRecord(root.kiosk);
  const analytics = readRecord(root.analytics);
  return {
    ...readOperator(root),
    parentDomain: readText(root.parentDomain, ''),
    subSites: {
      onlineJoining: removeTrailingSlashes(readText(subSites.onlineJoining, '')),
      bookings: removeTrailingSlashes(readText(subSites.bookings, '')),
      myAccount: removeTrailingSlashes(readText(subSites.myAccount, '')),
    },
    flags: {
      onlineJoiningEnabled: readBoolean(flags.onlineJoiningEnabled, true),
      campsAndCoursesBookingEnabled: readBoolean(flags.campsAndCoursesBookingEnabled, false),
      onlineGuestPassesEnabled: readBoolean(flags.onlineGuestPassesEnabled, false),
      formPreviewEnabled: readBoolean(flags.formPreviewEnabled, false),
    },
    googleMapsKey: readText(root.googleMapsKey, null),
    kioskHomeUrl: readText(root.kioskHomeUrl, null),
    currency: readText(root.currency, 'GBP'),
    savedCardsEnabled: readBoolean(root.savedCardsEnabled, false),
    checkoutBase: readText(root.checkoutBase, '/api/cart'),
    myAccountBase: readText(root.myAccountBase, '/api/my-account'),
    requestTimeoutMs: readPositiveInteger(root.requestTimeoutMs, DEFAULT_TIMEOUT_MS),
    cardProviders: readCardProviders(root.cardProviders),
    threeDSecure: {
      returnOrigin: removeTrailingSlashes(readText(threeDSecure.returnOrigin, '')),
      timeoutMs: readPositiveInteger(threeDSecure.timeoutMs, DEFAULT_CHALLENGE_MS),
    },
    directDebit: {
      serviceUserName: readText(directDebit.serviceUserName, ''),
      noticeDays: readPositiveInteger(directDebit.noticeDays, DEFAULT_NOTICE_DAYS),
      statementName: readText(directDebit.statementName, ''),
    },
    analytics: {
      isEnabled: readBoolean(analytics.isEnabled, false),
      hasBanner: readBoolean(analytics.hasBanner, true),
    },
    kiosk: {
      warnAfterMs: readPositiveInteger(kiosk.warnAfterMs, DEFAULT_KIOSK_MS.warn),
      resetAfterMs: readPositiveInteger(kiosk.resetAfterMs, DEFAULT_KIOSK_MS.reset),
      noticeAfterMs: readPositiveInteger(kiosk.noticeAfterMs, DEFAULT_KIOSK_MS.notice),
      confirmationAfterMs: readPositiveInteger(kiosk.confirmationAfterMs, DEFAULT_KIOSK_MS.confirmation),
    },
    embed: { hosts: readStrings(readRecord(root.embed).hosts) },
    operatorName: readText(root.operatorName, ''),
    operatorAddress: readText(root.operatorAddress, ''),
    vatNumber: readText(root.vatNumber, ''),
    configurationReports: { url: readText(readRecord(root.configurationReports).url, null) },
    supportPhone: readText(root.supportPhone, ''),
    supportEmail: readText(root.supportEmail, ''),
  };
}

/** The address where memberships are bought online; '' if the operator does not offer that. */
export function findJoiningAddress({ flags, subSites }: Pick<Config, 'flags' | 'subSites'>): string {
  return flags.onlineJoiningEnabled ? subSites.onlineJoining : '';
}

/** `form` of an Opayo-like provider: `own` is our form, anything else the provider's. */
function readCardProviders(value: unknown): Config['cardProviders'] {
  return Object.fromEntries(
    Object.entries(readRecord(value)).map(([provider, settings]) => {
      const { scriptUrl, form } = readRecord(settings);
      return [provider, { scriptUrl: readText(scriptUrl, null), isOwnForm: form === 'own' }];
    }),
  );
}
