import { type Operator, readOperator, withoutLastSlash as site } from '../boot';
import { readBoolean, readPositiveInteger, readRecord, readStrings, readText } from '../lib';

/** The runtime configuration, /config.json: one build serves every operator. */
export type Config = Operator & {
  /** Cookies are shared over the sub-sites of this domain. */
  parentDomain: string;
  /** Full addresses, without a slash at the end. */
  subSites: { onlineJoining: string; bookings: string; myAccount: string };
  flags: {
    onlineJoiningEnabled: boolean;
    campsAndCoursesBookingEnabled: boolean;
    onlineGuestPassesEnabled: boolean;
  };
  googleMapsKey: string | null;
  kioskHomeUrl: string | null;
  /** ISO 4217 code of an order that does not say its own. */
  currency: string;
  savedCardsEnabled: boolean;
  checkoutBase: string;
  myAccountBase: string;
  requestTimeoutMs: number;
  /** By provider: the script's address (null: the provider's own), and whether the card is typed into our own form. */
  cardProviders: Readonly<Record<string, CardProviderConfig>>;
  /**
   * 3-D Secure: where the page comes from to which the bank sends its customer back ('' is the API's own origin), and how
   * long the bank has.
   */
  threeDSecure: { returnOrigin: string; timeoutMs: number };
  directDebit: { serviceUserName: string; noticeDays: number; statementName: string };
  /**
   * Off: no code of analytics is loaded and nothing is asked. Without the banner the operator's own consent tool asks, and
   * writes the choice into the cookie; until it has, nothing leaves either.
   */
  analytics: { isEnabled: boolean; hasBanner: boolean };
  /** When a terminal in a centre forgets its customer, in ms without input. Spec, joining §4 "Kiosk idle", §9. */
  kiosk: { warnAfterMs: number; resetAfterMs: number; noticeAfterMs: number; confirmationAfterMs: number };
  /** Origins of the pages that may hold the site in a frame; the server's `frame-ancestors` names the same. */
  embed: { hosts: readonly string[] };
  /** Named where the client record has not come; '' names nobody. */
  operatorName: string;
  /** Who hears of fields and questions that cannot be shown as staff have configured them; null for nobody. */
  configurationReports: { url: string | null };
  supportPhone: string;
  supportEmail: string;
};

/** /config.json as it is written, with every field; the site needs none of them. */
export type ConfigFile = Omit<Config, 'cardProviders'> & {
  cardProviders: Readonly<Record<string, { scriptUrl: string | null; form?: 'own' | 'provider' }>>;
};

type CardProviderConfig = { scriptUrl: string | null; isOwnForm: boolean };

const NOTICE_DAYS = 10;
const TIMEOUT_MS = 15_000;
/** A bank gives its customer ten minutes. */
const CHALLENGE_MS = 600_000;
/** Spec, joining §9; the warning is ours (WCAG 2.2.1): at least 20 s before anything is cleared. */
const KIOSK_MS = { warn: 65_000, reset: 90_000, notice: 95_000, confirmation: 10_000 } as const;

/** Reads /config.json; whatever is missing or of another type gets its default, so that an old file keeps working. */
export function readConfig(body: unknown): Config {
  const root = readRecord(body);
  const subSites = readRecord(root.subSites);
  const flags = readRecord(root.flags);
  const debit = readRecord(root.directDebit);
  const threeDSecure = readRecord(root.threeDSecure);
  const kiosk = readRecord(root.kiosk);
  const analytics = readRecord(root.analytics);
  return {
    ...readOperator(root),
    parentDomain: readText(root.parentDomain, ''),
    subSites: {
      onlineJoining: site(readText(subSites.onlineJoining, '')),
      bookings: site(readText(subSites.bookings, '')),
      myAccount: site(readText(subSites.myAccount, '')),
    },
    flags: {
      onlineJoiningEnabled: readBoolean(flags.onlineJoiningEnabled, true),
      campsAndCoursesBookingEnabled: readBoolean(flags.campsAndCoursesBookingEnabled, false),
      onlineGuestPassesEnabled: readBoolean(flags.onlineGuestPassesEnabled, false),
    },
    googleMapsKey: readText(root.googleMapsKey, null),
    kioskHomeUrl: readText(root.kioskHomeUrl, null),
    currency: readText(root.currency, 'GBP'),
    savedCardsEnabled: readBoolean(root.savedCardsEnabled, false),
    checkoutBase: readText(root.checkoutBase, '/api/cart'),
    myAccountBase: readText(root.myAccountBase, '/api/my-account'),
    requestTimeoutMs: readPositiveInteger(root.requestTimeoutMs, TIMEOUT_MS),
    cardProviders: readCardProviders(root.cardProviders),
    threeDSecure: {
      returnOrigin: site(readText(threeDSecure.returnOrigin, '')),
      timeoutMs: readPositiveInteger(threeDSecure.timeoutMs, CHALLENGE_MS),
    },
    directDebit: {
      serviceUserName: readText(debit.serviceUserName, ''),
      noticeDays: readPositiveInteger(debit.noticeDays, NOTICE_DAYS),
      statementName: readText(debit.statementName, ''),
    },
    analytics: {
      isEnabled: readBoolean(analytics.isEnabled, false),
      hasBanner: readBoolean(analytics.hasBanner, true),
    },
    kiosk: {
      warnAfterMs: readPositiveInteger(kiosk.warnAfterMs, KIOSK_MS.warn),
      resetAfterMs: readPositiveInteger(kiosk.resetAfterMs, KIOSK_MS.reset),
      noticeAfterMs: readPositiveInteger(kiosk.noticeAfterMs, KIOSK_MS.notice),
      confirmationAfterMs: readPositiveInteger(kiosk.confirmationAfterMs, KIOSK_MS.confirmation),
    },
    embed: { hosts: readStrings(readRecord(root.embed).hosts) },
    operatorName: readText(root.operatorName, ''),
    configurationReports: { url: readText(readRecord(root.configurationReports).url, null) },
    supportPhone: readText(root.supportPhone, ''),
    supportEmail: readText(root.supportEmail, ''),
  };
}

/** `form` of an Opayo-like provider: `own` for our own form, anything else for the provider's. */
function readCardProviders(value: unknown): Config['cardProviders'] {
  return Object.fromEntries(
    Object.entries(readRecord(value)).map(([provider, settings]) => {
      const { scriptUrl, form } = readRecord(settings);
      return [provider, { scriptUrl: readText(scriptUrl, null), isOwnForm: form === 'own' }];
    }),
  );
}
