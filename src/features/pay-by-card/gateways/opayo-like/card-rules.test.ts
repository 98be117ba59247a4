import { expect, test } from 'vitest';
import { findCardProblem, tidyCardField } from './card-rules';

const NUMBER_WRONG = 'Please enter a valid card number';
const EXPIRY_WRONG = 'Please enter the expiry date as MM/YY';

// Proves C4.11.
test.each([
  ['cardholderName', ' ', 'Please enter the name on your card'],
  ['cardholderName', ' B ', 'Please enter the name on your card'],
  ['cardholderName', 'Bo', null],
  ['cardNumber', '4929 0000 0000 6', null],
  ['cardNumber', '4929 0000 0000 7', NUMBER_WRONG],
  ['cardNumber', '4242 4242 4242 4242', null],
  ['cardNumber', '2424 2424 2424 2424', NUMBER_WRONG],
  ['cardNumber', '3714 4963 5398 431', null],
  ['cardNumber', '0000 0000 000', NUMBER_WRONG],
  ['cardNumber', '0000 0000 0000', null],
  ['cardNumber', '0000 0000 0000 0000 000', null],
  ['cardNumber', '0000 0000 0000 0000 0000', NUMBER_WRONG],
  ['expiryDate', '1326', EXPIRY_WRONG],
  ['expiryDate', '0026', EXPIRY_WRONG],
  ['expiryDate', '12/2', EXPIRY_WRONG],
  ['expiryDate', '12/202', EXPIRY_WRONG],
  ['expiryDate', '12/2027', null],
  ['expiryDate', '1/27', null],
  ['expiryDate', '٠١/٢٧', null],
  ['cardNumber', '4929–0000–0000–6', null],
  ['cardNumber', '\u202A4929\u00A00000 0000 6\u202C', null],
  ['cardNumber', '４９２９ ００００ ００００ ６', null],
  ['expiryDate', '10/26', 'Your card has expired'],
  ['expiryDate', '11/26', null],
  ['expiryDate', '01/27', null],
  ['expiryDate', '12 / 27', null],
  ['expiryDate', '1227', null],
  ['securityCode', '12', 'Please enter your card security code (CVV)'],
  ['securityCode', '123', null],
  ['securityCode', '1234', null],
] as const)('the %s "%s" has the problem %s', (field, value, problem) => {
  expect(findCardProblem(field, value, Date.UTC(2026, 10, 20))).toBe(problem);
});

test('a card is valid until the end of its month', () => {
  expect(findCardProblem('expiryDate', '10/26', Date.UTC(2026, 9, 31, 23, 59))).toBeNull();
  expect(findCardProblem('expiryDate', '10/26', Date.UTC(2026, 10, 1))).toBe('Your card has expired');
});

test.each([
  ['cardNumber', '4929000000006', '4929 0000 0000 6'],
  ['cardNumber', '4929', '4929'],
  ['expiryDate', '1', '1'],
  ['expiryDate', '12', '12'],
  ['expiryDate', '122', '12/2'],
  ['expiryDate', '1229', '12/29'],
  ['expiryDate', '12299', '12/29'],
  ['expiryDate', '1/2', '1/2'],
  ['expiryDate', '1/27', '01/27'],
  ['expiryDate', '01/202', '01/202'],
  ['expiryDate', '01/2027', '01/27'],
  ['expiryDate', '2027-01', '01/27'],
  ['securityCode', '12a3', '123'],
  ['securityCode', '１２３', '123'],
  ['cardNumber', '4929.0000-0000/6', '4929 0000 0000 6'],
  ['cardholderName', 'Sam  T', 'Sam  T'],
] as const)('the %s typed as "%s" becomes "%s"', (field, typedText, tidiedText) => {
  expect(tidyCardField(field, typedText)).toBe(tidiedText);
});
