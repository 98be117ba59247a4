import type { ConfigFile } from '../src/shared/config/config.ts';

/** What a field of `config.json` may hold; everything may be missing or null as well. */
export interface Kind {
  readonly is: (value: unknown) => boolean;
  readonly rule: string;
}

type Fields<Part> = {
  readonly [Field in keyof Required<Part>]: Required<Part>[Field] extends Readonly<Record<string, unknown>>
    ? Fields<Required<Part>[Field]> | Kind
    : Kind;
};

const kind = (is: (value: unknown) => boolean, rule: string): Kind => ({ is, rule });
const isText = (value: unknown): value is string => typeof value === 'string';
const isAddress = (value: unknown) =>
  isText(value) && /^https?:\/\/[^/\s]/i.test(value) && URL.canParse(value);

const text = kind(isText, 'a text in quotation marks');
const switched = kind((value) => typeof value === 'boolean', 'true or false, without quotation marks');
const number = kind(
  (value) => typeof value === 'number' && Number.isInteger(value) && value > 0,
  'a whole number above 0, without a unit or quotation marks',
);
const address = kind(
  (value) => value === '' || isAddress(value),
  'a full address with its scheme, such as https://www.example.com',
);
const place = kind(
  (value) => value === '' || isAddress(value) || (isText(value) && /^\/(?!\/)/.test(value)),
  'a full address with its scheme, such as https://www.example.com, or a path such as /api',
);
const texts = kind(
  (value) => Array.isArray(value) && value.every(isText),
  'a list of texts, such as ["https://www.example.com"]',
);

/** Every field of `config.json`. */
export const CONFIG_FIELDS: Fields<Omit<ConfigFile, 'cardProviders'>> = {
  apiBase: address,
  parentDomain: kind(
    (value) => value === '' || (isText(value) && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(value)),
    'a domain of two labels at least, without a scheme, such as example.com',
  ),
  siteName: text,
  subSites: { onlineJoining: address, bookings: address, myAccount: address },
  flags: {
    onlineJoiningEnabled: switched,
    campsAndCoursesBookingEnabled: switched,
    onlineGuestPassesEnabled: switched,
  },
  googleMapsKey: text,
  kioskHomeUrl: place,
  currency: kind(
    (value) => isText(value) && /^[A-Z]{3}$/.test(value),
    'the three capital letters of a currency, such as GBP',
  ),
  savedCardsEnabled: switched,
  checkoutBase: place,
  myAccountBase: place,
  requestTimeoutMs: number,
  threeDSecure: { returnOrigin: address, timeoutMs: number },
  directDebit: { serviceUserName: text, noticeDays: number, statementName: text },
  analytics: { isEnabled: switched, hasBanner: switched },
  kiosk: { warnAfterMs: number, resetAfterMs: number, noticeAfterMs: number, confirmationAfterMs: number },
  embed: { hosts: texts },
  operatorName: text,
  configurationReports: { url: place },
  supportPhone: text,
  supportEmail: text,
};

/** What each card provider has. */
export const PROVIDER_FIELDS: Fields<ConfigFile['cardProviders'][string]> = {
  scriptUrl: address,
  form: kind((value) => value === 'own' || value === 'provider', '"own" or "provider"'),
};
