import { isEmail, tidyEmail } from './email.ts';
import { plainTyped, unwrapped } from './plain.ts';

/** A code as it was meant, such as a promo code: without the quotes, brackets and stops that were copied along. */
export function tidyCode(typed: string): string {
  return unwrapped(plainTyped(typed));
}

/** An email address or a customer reference, as it was meant. */
export function tidyUsername(typed: string): string {
  const email = tidyEmail(typed);
  return isEmail(email) ? email : tidyCode(typed);
}

/** A code as it is compared: groups and letter case make no difference. */
export function codeKey(typed: string): string {
  return tidyCode(typed).replace(/[\s-]/g, '').toUpperCase();
}
