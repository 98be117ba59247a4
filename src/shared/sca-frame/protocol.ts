/** The form that the bank wants: version 2 of 3-D Secure and version 1 differ in nothing but the fields' names. */
export type ChallengeForm = {
  readonly url: string;
  readonly method: 'POST' | 'GET';
  readonly fields: Readonly<Record<string, string>>;
};

/** What the checkout tells the host page: one form, of one payment. */
export type ChallengeStart = {
  /** Names the payment; every later message carries it. */
  readonly reference: string;
  readonly form: ChallengeForm;
  /** Where the page comes from to which the bank sends its customer back: the API's origin. */
  readonly returnOrigin: string;
};

/** What the page to which the bank sends its customer back says. It proves nothing: the server is asked. */
export type BankReturn = { readonly reference: string; readonly result: string | null };

/** The document that holds the bank's page; it has a policy of its own (deploy/headers.ts). */
export const SCA_FRAME_PATH = '/sca-frame.html';

/** Where the checkout of this tab leaves the form for the host page that it goes to, instead of holding it in a frame. */
export const SCA_FORM_KEY = 'pavilion.sca';

export const READY = 'pavilion.sca.ready';
export const START = 'pavilion.sca.start';
export const POSTED = 'pavilion.sca.posted';
export const RETURNED = 'pavilion.sca.returned';
/** The type of the return page's message, as the API's documentation has it. */
export const BANK_RETURNED = 'sca-complete';

/** The part of a message event that is judged. */
type Message = { readonly origin: string; readonly source: unknown; readonly data: unknown };

/** A message's content when it comes from this window of this origin and has this type; else null. */
export function messageFrom(
  { origin, source, data }: Message,
  expected: { origin: string; source: unknown; type: string },
): Readonly<Record<string, unknown>> | null {
  if (origin !== expected.origin || source !== expected.source || source === null) return null;
  const content = readRecord(data);
  return content.type === expected.type ? content : null;
}

/** Reads what the checkout sent; null when it is not a form that a bank could be sent. */
export function readStart(content: Readonly<Record<string, unknown>>): ChallengeStart | null {
  const { reference, returnOrigin } = content;
  const { url, method, fields } = readRecord(content.form);
  if (typeof reference !== 'string' || typeof returnOrigin !== 'string') return null;
  if (typeof url !== 'string' || !isWebAddress(url)) return null;
  const pairs = Object.entries(readRecord(fields)).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  return {
    reference,
    returnOrigin,
    form: { url, method: method === 'GET' ? 'GET' : 'POST', fields: Object.fromEntries(pairs) },
  };
}

/** What the bank's return page says of this payment; null when it speaks of another. */
export function readReturn(
  { ref, reference, status }: Readonly<Record<string, unknown>>,
  expected: string,
): BankReturn | null {
  if ((ref ?? reference) !== expected) return null;
  return { reference: expected, result: typeof status === 'string' ? status : null };
}

/** Whether the text is an address of the web. */
export function isWebAddress(url: string): boolean {
  try {
    return ['https:', 'http:'].includes(new URL(url).protocol);
  } catch {
    return false;
  }
}

function readRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
