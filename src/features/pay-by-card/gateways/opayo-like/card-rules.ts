import { getServerNow } from '@/shared/api';
import { readExpiry, removeSeparators, tidyWords } from '@/shared/lib';
import { text as cardText } from '../../texts';
import { text } from './texts';

export const CARD_FIELDS = ['cardholderName', 'cardNumber', 'expiryDate', 'securityCode'] as const;
export type CardField = (typeof CARD_FIELDS)[number];

const MIN_SECURITY_CODE_LENGTH = 3;

/** What is wrong with a field of our own card form; null if it is valid. The gateway decides in the end. */
export function findCardProblem(
  field: CardField,
  value: string,
  now: number = getServerNow(),
): string | null {
  switch (field) {
    case 'cardholderName':
      return tidyWords(value).length >= 2 ? null : text('card.holderShort');
    case 'cardNumber':
      return isCardNumber(keepDigits(value)) ? null : text('card.numberWrong');
    case 'expiryDate':
      return findExpiryProblem(value, now);
    case 'securityCode':
      return value.length >= MIN_SECURITY_CODE_LENGTH ? null : cardText('card.cvvRequired');
  }
}

/** The digits of a text, in any script and with any separators. */
export function keepDigits(value: string): string {
  return removeSeparators(value).replace(/\D/g, '');
}

/** Formats a field: the number in groups of four, the expiry date as MM/YY, the security code as digits. */
export function tidyCardField(field: CardField, value: string): string {
  const digits = keepDigits(value);
  switch (field) {
    case 'cardholderName':
      return value;
    case 'cardNumber':
      return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
    case 'expiryDate':
      return tidyExpiry(value, digits);
    case 'securityCode':
      return digits;
  }
}

/** Inserts the slash after two digits; a four-digit year is shortened. */
function tidyExpiry(value: string, digits: string): string {
  const expiry = readExpiry(value);
  if (expiry !== null) return expiry;
  return digits.length > 2 && /^\d+$/.test(value) ? `${digits.slice(0, 2)}/${digits.slice(2, 4)}` : value;
}

function findExpiryProblem(value: string, now: number): string | null {
  const expiry = readExpiry(value);
  if (expiry === null) return text('card.expiryWrong');
  const expiresAt = Date.UTC(2000 + Number(expiry.slice(3)), Number(expiry.slice(0, 2)), 1);
  return expiresAt > now ? null : text('card.expired');
}

/** Checks a card number's check digit (Luhn). */
function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const weightedDigit = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (weightedDigit > 9 ? weightedDigit - 9 : weightedDigit);
  }, 0);
  return sum % 10 === 0;
}
