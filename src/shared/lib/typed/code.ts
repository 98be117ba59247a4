import { isEmail, tidyEmail } from './email.ts';
import { plainTyped, unwrapped } from './plain.ts';

/** Cleans up a code such as a promo code: removes quotes, brackets and full stops that were copied with it. */
export function tidyCode(typed: string): string {
  return unwrapped(plainTyped(typed));
}

/** Cleans up an email address or a customer ID. */
export function tidyUsername(typed: string): string {
  const email = tidyEmail(typed);
  return isEmail(email) ? email : tidyCode(typed);
}

/** Normalises a code for comparison: spaces, dashes and letter case make no difference. */
export function codeKey(typed: string): string {
  return tidyCode(typed).replace(/[\s-]/g, '').toUpperCase();
}
