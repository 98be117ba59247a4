import { describe, expect, test } from 'vitest';
import { findCardBrand } from '../card-brands.ts';
import {
  findCvcProblem,
  findExpiryProblem,
  findNumberProblem,
  formatExpiry,
  formatNumber,
} from './card-fields.ts';

const today = new Date(2026, 10, 20);

test.each([
  ['4242424242424242', '4242 4242 4242 4242', 'visa'],
  ['5555555555554444', '5555 5555 5555 4444', 'mastercard'],
  ['378282246310005', '3782 822463 10005', 'amex'],
  ['4242 42', '4242 42', 'visa'],
  ['', '', 'unknown'],
  ['42424242424242429', '4242 4242 4242 4242', 'visa'],
])('the number %s is shown as %s and belongs to %s', (typedText, shown, brand) => {
  expect(formatNumber(typedText)).toBe(shown);
  expect(findCardBrand(typedText.replace(/\D/g, ''))).toBe(brand);
});

test.each([
  ['1', '1'],
  ['5', '05'],
  ['123', '12 / 3'],
  ['1231', '12 / 31'],
  ['12/2031', '12 / 31'],
  ['12 / 31', '12 / 31'],
])('the expiry %s is shown as %s', (typedText, shown) => {
  expect(formatExpiry(typedText)).toBe(shown);
});

describe('what is wrong', () => {
  test('an invalid number gives its reason', () => {
    expect(findNumberProblem('4242', false)).toBeNull();
    expect(findNumberProblem('4242', true)?.code).toBe('incomplete_number');
    expect(findNumberProblem('4242 4242 4242 4241', false)?.code).toBe('invalid_number');
    expect(findNumberProblem('4242 4242 4242 4242', true)).toBeNull();
  });
  test('an invalid expiry gives its reason', () => {
    expect(findExpiryProblem('11 / 26', true, today)).toBeNull();
    expect(findExpiryProblem('10 / 26', true, today)?.code).toBe('invalid_expiry_month_past');
    expect(findExpiryProblem('12 / 25', true, today)?.code).toBe('invalid_expiry_year_past');
    expect(findExpiryProblem('13 / 30', true, today)?.code).toBe('invalid_expiry_month');
    expect(findExpiryProblem('12', true, today)?.code).toBe('incomplete_expiry');
    expect(findExpiryProblem('12', false, today)).toBeNull();
  });
  test('an invalid security code is reported: it has four digits on American Express', () => {
    expect(findCvcProblem('123', true, '4242')).toBeNull();
    expect(findCvcProblem('123', true, '3782')?.code).toBe('incomplete_cvc');
    expect(findCvcProblem('12', false, '4242')).toBeNull();
  });
});
