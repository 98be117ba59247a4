/** Whether the check digit is correct (Luhn, ISO/IEC 7812-1 annex B). */
export function isLuhnValid(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length > 0 && sum % 10 === 0;
}

const brandPatterns: readonly (readonly [brand: string, pattern: RegExp])[] = [
  ['amex', /^3[47]/],
  ['mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['visa', /^4/],
  ['discover', /^(6011|64[4-9]|65)/],
  ['diners', /^3(0[0-5]|[689])/],
  ['jcb', /^35(2[89]|[3-8])/],
  ['unionpay', /^62/],
];

/** The brand that a number, or its first digits, belongs to. */
export function findCardBrand(digits: string): string {
  return brandPatterns.find(([, pattern]) => pattern.test(digits))?.[0] ?? 'unknown';
}

/** The number of digits of the brand's card numbers. */
export function getNumberLength(brand: string): number {
  if (brand === 'amex') return 15;
  return brand === 'diners' ? 14 : 16;
}

/** The number of digits of the brand's security codes. */
export function getCvcLength(brand: string): number {
  return brand === 'amex' ? 4 : 3;
}
