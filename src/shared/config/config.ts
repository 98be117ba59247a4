import { readBoolean, readRecord, readText, readWhole } from './read';

/** The runtime configuration, /config.json: one build serves every operator. */
export type Config = {
  /** Address of the API; '' is the page's own origin. */
  apiBase: string;
  /** Cookies are shared over the sub-sites of this domain. */
  parentDomain: string;
  /** Prefix of the cookies' names. Spec, platform §9. */
  siteName: string;
  /** Full addresses, without a slash at the end. */
  subSites: { onlineJoining: string; bookings: string; myAccount: string };
  flags: {
    onlineJoiningEnabled: boolean;
    campsAndCoursesBookingEnabled: boolean;
    onlineGuestPassesEnabled: boolean;
  };
  googleMapsKey: string | null;
  kioskHomeUrl: string | null;
  currency: string;
  currencySymbol: string;
  savedCardsEnabled: boolean;
  checkoutBase: string;
  myAccountBase: string;
  requestTimeoutMs: number;
  cardProviders: { stripe: { scriptUrl: string | null } };
  directDebit: { serviceUserName: string; noticeDays: number; statementName: string };
  /** Off: no code of analytics is loaded and nothing is asked. */
  analytics: { isEnabled: boolean };
  supportPhone: string;
  supportEmail: string;
};

const NOTICE_DAYS = 10;
const TIMEOUT_MS = 15_000;

const site = (address: string) => address.replace(/\/+$/, '');

/** Reads /config.json; whatever is missing or of another type gets its default, so that an old file keeps working. */
export function readConfig(body: unknown): Config {
  const root = readRecord(body);
  const subSites = readRecord(root.subSites);
  const flags = readRecord(root.flags);
  const stripe = readRecord(readRecord(root.cardProviders).stripe);
  const debit = readRecord(root.directDebit);
  return {
    apiBase: site(readText(root.apiBase, '')),
    parentDomain: readText(root.parentDomain, ''),
    siteName: readText(root.siteName, 'pavilion'),
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
    currencySymbol: readText(root.currencySymbol, '£'),
    savedCardsEnabled: readBoolean(root.savedCardsEnabled, false),
    checkoutBase: readText(root.checkoutBase, '/api/cart'),
    myAccountBase: readText(root.myAccountBase, '/api/my-account'),
    requestTimeoutMs: readWhole(root.requestTimeoutMs, TIMEOUT_MS),
    cardProviders: { stripe: { scriptUrl: readText(stripe.scriptUrl, null) } },
    directDebit: {
      serviceUserName: readText(debit.serviceUserName, ''),
      noticeDays: readWhole(debit.noticeDays, NOTICE_DAYS),
      statementName: readText(debit.statementName, ''),
    },
    analytics: { isEnabled: readBoolean(readRecord(root.analytics).isEnabled, false) },
    supportPhone: readText(root.supportPhone, ''),
    supportEmail: readText(root.supportEmail, ''),
  };
}
