import { isEmail, tidyEmail } from './email.ts';
import { normaliseTypedText, removeWrapping } from './plain.ts';

/** Cleans up a code such as a promo code: removes quotes, brackets and full stops that were copied with it. */
export function tidyCode(typedText: string): string {
  return removeWrapping(normaliseTypedText(typedText));
}

/** Cleans up an email address or a customer ID. */
export function tidyUsername(typedText: string): string {
  const email = tidyEmail(typedText);
  return isEmail(email) ? email : tidyCode(typedText);
}

/** Normalises a code for comparison: spaces, dashes and letter case make no difference. */
export function normaliseCodeKey(typedText: string): string {
  return tidyCode(typedText).replace(/[\s-]/g, '').toUpperCase();
}
