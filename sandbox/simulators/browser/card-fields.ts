import { findCardBrand, getCvcLength, getNumberLength, isLuhnValid } from '../card-brands.ts';

export interface CardProblem {
  readonly type: 'validation_error';
  readonly code: string;
  readonly message: string;
}

function createProblem(code: string, message: string): CardProblem {
  return { type: 'validation_error', code, message };
}

export function keepDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/** The number in the groups printed on the card. */
export function formatNumber(text: string): string {
  const digits = keepDigits(text);
  const brand = findCardBrand(digits);
  const keptDigits = digits.slice(0, getNumberLength(brand));
  const groups = brand === 'amex' || brand === 'diners' ? /^(\d{1,4})(\d{1,6})?(\d+)?$/ : /(\d{1,4})/g;
  if (groups.global) return keptDigits.match(groups)?.join(' ') ?? '';
  return (groups.exec(keptDigits) ?? []).slice(1).filter(Boolean).join(' ');
}

/** The expiry as "MM / YY", typed or autofilled ("5" means May, "12/2031" is shortened). */
export function formatExpiry(text: string): string {
  let digits = keepDigits(text);
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  const year = digits.slice(2);
  const short = year.length >= 4 ? year.slice(2, 4) : year.slice(0, 2);
  return year === '' ? digits : `${digits.slice(0, 2)} / ${short}`;
}

/** The problem of the number; null if it is valid, or if it is incomplete and `whole` is false. */
export function findNumberProblem(text: string, whole: boolean): CardProblem | null {
  const digits = keepDigits(text);
  if (digits.length < getNumberLength(findCardBrand(digits)))
    return whole ? createProblem('incomplete_number', 'Your card number is incomplete.') : null;
  return isLuhnValid(digits) ? null : createProblem('invalid_number', 'Your card number is invalid.');
}

/** The problem of the expiry on `today`. A card is valid until the last day of its month. */
export function findExpiryProblem(text: string, whole: boolean, today: Date): CardProblem | null {
  const digits = keepDigits(text);
  const month = Number(digits.slice(0, 2));
  if (digits.length >= 2 && (month < 1 || month > 12))
    return createProblem('invalid_expiry_month', "Your card's expiration date is invalid.");
  if (digits.length < 4)
    return whole ? createProblem('incomplete_expiry', "Your card's expiration date is incomplete.") : null;
  const year = 2000 + Number(digits.slice(2, 4));
  if (year < today.getFullYear())
    return createProblem('invalid_expiry_year_past', "Your card's expiration year is in the past.");
  if (year > today.getFullYear() + 50)
    return createProblem('invalid_expiry_year', "Your card's expiration year is invalid.");
  return year === today.getFullYear() && month < today.getMonth() + 1
    ? createProblem('invalid_expiry_month_past', "Your card's expiration date is in the past.")
    : null;
}

/** The problem of the security code, whose length depends on the brand. */
export function findCvcProblem(text: string, whole: boolean, number: string): CardProblem | null {
  const missing = keepDigits(text).length < getCvcLength(findCardBrand(keepDigits(number)));
  return missing && whole
    ? createProblem('incomplete_cvc', "Your card's security code is incomplete.")
    : null;
}
