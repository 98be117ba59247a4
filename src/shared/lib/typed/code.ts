import { isEmail, tidyEmail } from './email.ts';
import { removeWrapping, toPlainTyped } from './plain.ts';

/** Cleans up a code such as a promo code: removes quotes, brackets and full stops that were copied with it. */
export function tidyCode(typed: string): string {
  return removeWrapping(toPlainTyped(typed));
}

/** Cleans up an email address or a customer ID. */
export function tidyUsername(typed: string): string {
  const email = tidyEmail(typed);
  return isEmail(email) ? email : tidyCode(typed);
}

/** Normalises a code for comparison: spaces, dashes and letter case make no difference. */
export function normaliseCodeKey(typed: string): string {
  return tidyCode(typed).replace(/[\s-]/g, '').toUpperCase();
}
