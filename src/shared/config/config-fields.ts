import type { Schema } from '@cfworker/json-schema';
import type { ConfigFile } from './config';

/** The type of a `config.json` field, as JSON Schema and as the end of a sentence. Every field may also be missing or null. */
export interface Kind {
  readonly schema: Schema & { readonly type: string };
  readonly mustBe: string;
}

/** The fields of an object by their names. */
export interface Fields {
  readonly [field: string]: Kind | Fields;
}

type FieldsOf<Part> = {
  readonly [Field in keyof Required<Part>]: Required<Part>[Field] extends Readonly<Record<string, unknown>>
    ? FieldsOf<Required<Part>[Field]> | Kind
    : Kind;
};

export function isKind(field: Kind | Fields): field is Kind {
  return typeof field.mustBe === 'string';
}

/** A scheme and host, optionally with a port and path. */
const ADDRESS = 'https?://[\\p{L}\\p{N}.-]+(:[0-9]{1,5})?([/?#]\\S*)?';

const text: Kind = { schema: { type: 'string' }, mustBe: 'a text in quotation marks' };
const switched: Kind = { schema: { type: 'boolean' }, mustBe: 'true or false, without quotation marks' };
const number: Kind = {
  schema: { type: 'integer', minimum: 1 },
  mustBe: 'a whole number above 0, without a unit or quotation marks',
};
const address = textLike(
  `^(${ADDRESS})?$`,
  'a full address with its scheme, such as https://www.example.com',
);
const place = textLike(
  `^(${ADDRESS}|/(?!/)\\S*)?$`,
  'a full address with its scheme, such as https://www.example.com, or a path such as /api',
);
const origins: Kind = {
  schema: {
    type: 'array',
    items: { type: 'string', pattern: '^https?://[A-Za-z0-9.-]+(:[0-9]+)?/?$' },
  },
  mustBe: 'a list of origins, scheme and host alone, such as ["https://www.example.com"]',
};

function textLike(pattern: string, mustBe: string): Kind {
  return { schema: { type: 'string', pattern }, mustBe };
}

/** Every field of `config.json`. */
export const CONFIG_FIELDS: FieldsOf<Omit<ConfigFile, 'cardProviders'>> = {
  apiBase: address,
  parentDomain: textLike(
    '^([A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+)?$',
    'a domain of two labels at least, without a scheme, such as example.com',
  ),
  siteName: text,
  subSites: { onlineJoining: address, bookings: address, myAccount: address },
  flags: {
    onlineJoiningEnabled: switched,
    campsAndCoursesBookingEnabled: switched,
    onlineGuestPassesEnabled: switched,
    formPreviewEnabled: switched,
  },
  googleMapsKey: text,
  kioskHomeUrl: place,
  currency: textLike('^[A-Z]{3}$', 'the three capital letters of a currency, such as GBP'),
  savedCardsEnabled: switched,
  checkoutBase: place,
  myAccountBase: place,
  requestTimeoutMs: number,
  threeDSecure: { returnOrigin: address, timeoutMs: number },
  directDebit: { serviceUserName: text, noticeDays: number, statementName: text },
  analytics: { isEnabled: switched, hasBanner: switched },
  kiosk: { warnAfterMs: number, resetAfterMs: number, noticeAfterMs: number, confirmationAfterMs: number },
  embed: { hosts: origins },
  operatorName: text,
  operatorAddress: text,
  vatNumber: text,
  configurationReports: { url: place },
  supportPhone: text,
  supportEmail: text,
};

/** The fields of each card provider. */
export const PROVIDER_FIELDS: FieldsOf<ConfigFile['cardProviders'][string]> = {
  scriptUrl: address,
  form: { schema: { type: 'string', enum: ['own', 'provider'] }, mustBe: '"own" or "provider"' },
};
