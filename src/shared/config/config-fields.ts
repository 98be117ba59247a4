import type { Schema } from '@cfworker/json-schema';
import type { ConfigFile } from './config';

/** The type of a `config.json` field, as JSON Schema and as the end of a sentence. Every field may also be missing or null. */
export interface FieldKind {
  readonly schema: Schema & { readonly type: string };
  readonly mustBe: string;
}

/** The fields of an object by their names. */
export interface ConfigFields {
  readonly [field: string]: FieldKind | ConfigFields;
}

type FieldsOf<Part> = {
  readonly [Field in keyof Required<Part>]: Required<Part>[Field] extends Readonly<Record<string, unknown>>
    ? FieldsOf<Required<Part>[Field]> | FieldKind
    : FieldKind;
};

export function isFieldKind(field: FieldKind | ConfigFields): field is FieldKind {
  return typeof field.mustBe === 'string';
}

/** A scheme and host, optionally with a port and path. */
const ADDRESS_PATTERN = 'https?://[\\p{L}\\p{N}.-]+(:[0-9]{1,5})?([/?#]\\S*)?';

const textKind: FieldKind = { schema: { type: 'string' }, mustBe: 'a text in quotation marks' };
const booleanKind: FieldKind = {
  schema: { type: 'boolean' },
  mustBe: 'true or false, without quotation marks',
};
const integerKind: FieldKind = {
  schema: { type: 'integer', minimum: 1 },
  mustBe: 'a whole number above 0, without a unit or quotation marks',
};
const addressKind = buildTextKind(
  `^(${ADDRESS_PATTERN})?$`,
  'a full address with its scheme, such as https://www.example.com',
);
const addressOrPathKind = buildTextKind(
  `^(${ADDRESS_PATTERN}|/(?!/)\\S*)?$`,
  'a full address with its scheme, such as https://www.example.com, or a path such as /api',
);
const originsKind: FieldKind = {
  schema: {
    type: 'array',
    items: { type: 'string', pattern: '^https?://[A-Za-z0-9.-]+(:[0-9]+)?/?$' },
  },
  mustBe: 'a list of origins, scheme and host alone, such as ["https://www.example.com"]',
};

function buildTextKind(pattern: string, mustBe: string): FieldKind {
  return { schema: { type: 'string', pattern }, mustBe };
}

/** Every field of `config.json`. */
export const CONFIG_FIELDS: FieldsOf<Omit<ConfigFile, 'cardProviders'>> = {
  apiBase: addressKind,
  parentDomain: buildTextKind(
    '^([A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+)?$',
    'a domain of two labels at least, without a scheme, such as example.com',
  ),
  siteName: textKind,
  subSites: { onlineJoining: addressKind, bookings: addressKind, myAccount: addressKind },
  flags: {
    onlineJoiningEnabled: booleanKind,
    campsAndCoursesBookingEnabled: booleanKind,
    onlineGuestPassesEnabled: booleanKind,
    formPreviewEnabled: booleanKind,
  },
  googleMapsKey: textKind,
  kioskHomeUrl: addressOrPathKind,
  currency: buildTextKind('^[A-Z]{3}$', 'the three capital letters of a currency, such as GBP'),
  savedCardsEnabled: booleanKind,
  checkoutBase: addressOrPathKind,
  myAccountBase: addressOrPathKind,
  requestTimeoutMs: integerKind,
  threeDSecure: { returnOrigin: addressKind, timeoutMs: integerKind },
  directDebit: { serviceUserName: textKind, noticeDays: integerKind, statementName: textKind },
  analytics: { isEnabled: booleanKind, hasBanner: booleanKind },
  kiosk: {
    warnAfterMs: integerKind,
    resetAfterMs: integerKind,
    noticeAfterMs: integerKind,
    confirmationAfterMs: integerKind,
  },
  embed: { hosts: originsKind },
  operatorName: textKind,
  operatorAddress: textKind,
  vatNumber: textKind,
  configurationReports: { url: addressOrPathKind },
  supportPhone: textKind,
  supportEmail: textKind,
};

/** The fields of each card provider. */
export const PROVIDER_FIELDS: FieldsOf<ConfigFile['cardProviders'][string]> = {
  scriptUrl: addressKind,
  form: { schema: { type: 'string', enum: ['own', 'provider'] }, mustBe: '"own" or "provider"' },
};
