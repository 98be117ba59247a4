/** The challenge form; 3-D Secure versions 1 and 2 differ in field names only. */
export type ChallengeForm = {
  readonly url: string;
  readonly method: 'POST' | 'GET';
  readonly fields: Readonly<Record<string, string>>;
};

/** The checkout's message to the host page: the challenge form of one payment. */
export type ChallengeStart = {
  readonly reference: string;
  readonly form: ChallengeForm;
  /** The origin of the return page: the API. */
  readonly returnOrigin: string;
};

/** The return page's message. It proves nothing, because the server decides. */
export type BankReturn = { readonly reference: string; readonly result: string | null };

/** The document that contains the bank's page; it has its own security policy (deploy/headers.ts). */
export const SCA_FRAME_PATH = '/sca-frame.html';

/** Session storage key of the form for the full-page variant. */
export const SCA_FORM_KEY = 'pavilion.sca';

export const READY_MESSAGE = 'pavilion.sca.ready';
export const START_MESSAGE = 'pavilion.sca.start';
export const POSTED_MESSAGE = 'pavilion.sca.posted';
export const RETURNED_MESSAGE = 'pavilion.sca.returned';
/** The message type from the API documentation. */
export const BANK_RETURNED_MESSAGE = 'sca-complete';

type Message = { readonly origin: string; readonly source: unknown; readonly data: unknown };

/** The content of a message from this window and origin and of this type; null for any other message. */
export function readMessage(
  { origin, source, data }: Message,
  expected: { origin: string; source: unknown; type: string },
): Readonly<Record<string, unknown>> | null {
  if (origin !== expected.origin || source !== expected.source || source === null) return null;
  const content = readRecord(data);
  return content.type === expected.type ? content : null;
}

export function readChallengeStart(content: Readonly<Record<string, unknown>>): ChallengeStart | null {
  const { reference, returnOrigin } = content;
  const { url, method, fields } = readRecord(content.form);
  if (typeof reference !== 'string' || typeof returnOrigin !== 'string') return null;
  if (typeof url !== 'string' || !isWebAddress(url)) return null;
  const fieldPairs = Object.entries(readRecord(fields)).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  return {
    reference,
    returnOrigin,
    form: { url, method: method === 'GET' ? 'GET' : 'POST', fields: Object.fromEntries(fieldPairs) },
  };
}

/** Parses the return page's message; null if it is about another payment. */
export function readBankReturn(
  { ref, reference, status }: Readonly<Record<string, unknown>>,
  expected: string,
): BankReturn | null {
  if ((ref ?? reference) !== expected) return null;
  return { reference: expected, result: typeof status === 'string' ? status : null };
}

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
