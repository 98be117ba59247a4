import { toOneLine } from './plain-text.ts';

const MAX_NAME_LENGTH = 60;
/** Web addresses, e-mail addresses and telephone numbers, which some mail programs turn into links. */
const ADDRESS_PATTERN = /[@/\\:]|www|\p{L}{2,}[.\u3002\uFF61]\p{L}{2,}|(?:\d[\s().-]*){6}/iu;

/** Whether a name contains a web address, an e-mail address or a telephone number. */
export function containsAddress(name: string): boolean {
  return ADDRESS_PATTERN.test(name.normalize('NFKC'));
}

/** Makes a typed name safe for an e-mail: one short line. Returns `otherwise` if it is empty or contains an address. */
export function formatMailName(name: string, fallback: string): string {
  const singleLine = toOneLine(name.normalize('NFKC'));
  if (singleLine === '' || containsAddress(singleLine)) return fallback;
  return singleLine.replace(/(?<=\p{L})\.(?=\p{L})/gu, '. ').slice(0, MAX_NAME_LENGTH);
}
