import { removeWrapping, toPlainTyped } from './plain.ts';

/** Requires a domain with a dot and no quoted part, like the `email` format of ajv. */
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}

/**
 * Extracts the email address from text copied with a name, brackets or a full stop, or typed with a comma for a point; otherwise
 * returns the text as typed.
 */
export function tidyEmail(typed: string): string {
  const plain = toPlainTyped(typed);
  const inBrackets = /<([^<>]*@[^<>]*)>/.exec(plain)?.[1] ?? plain;
  const bare = removeWrapping(inBrackets.trim().replace(/^mailto:/i, '')).replace(/ ?([@.,]) ?/g, '$1');
  const at = bare.lastIndexOf('@');
  const address = bare.slice(0, at) + bare.slice(Math.max(at, 0)).replace(/,/g, '.');
  return isEmail(address) ? address : typed;
}
