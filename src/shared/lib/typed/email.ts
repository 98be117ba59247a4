import { normaliseTypedText, removeWrapping } from './plain.ts';

/** Requires a domain with a dot and no quoted part, like the `email` format of ajv. */
const EMAIL_PATTERN =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

export function isEmail(text: string): boolean {
  return EMAIL_PATTERN.test(text);
}

/**
 * Extracts the email address from text copied with a name, brackets or a full stop, or typed with a comma for a point; otherwise
 * returns the text as typed.
 */
export function tidyEmail(typedText: string): string {
  const plainText = normaliseTypedText(typedText);
  const inBrackets = /<([^<>]*@[^<>]*)>/.exec(plainText)?.[1] ?? plainText;
  const bareAddress = removeWrapping(inBrackets.trim().replace(/^mailto:/i, '')).replace(
    / ?([@.,]) ?/g,
    '$1',
  );
  const atIndex = bareAddress.lastIndexOf('@');
  const address = bareAddress.slice(0, atIndex) + bareAddress.slice(Math.max(atIndex, 0)).replace(/,/g, '.');
  return isEmail(address) ? address : typedText;
}
