import { expect, test } from 'vitest';
import { readTokenResult, textOfCode } from './errors';

const codes = [...Array.from({ length: 22 }, (_, index) => String(1000 + index)), '9998', '9999'];

test('every code from 1000 to 1021, 9998 and 9999 has a friendly text of its own', () => {
  const texts = codes.map(textOfCode);
  expect(texts.every((text) => text !== null && text.length > 20)).toBe(true);
  expect(new Set(texts).size).toBe(24);
  expect(textOfCode('2000')).toBeNull();
});

test('the drop-in tells one error, whose code is a number', () => {
  const error = { httpCode: 422, errorCode: 1008, errorMessage: 'The card is not supported' };
  expect(readTokenResult({ success: false, error })).toMatchObject({
    isOk: false,
    message: 'This type of card is not supported. Please use a different card.',
  });
});

test('the own form tells a list of errors, whose codes are texts', () => {
  const errors = [
    { code: '1005', message: 'The cardholder name contains invalid characters' },
    { code: '1003', message: 'The card number is required' },
    { code: '9999', message: 'An internal error occurred at Opayo' },
  ];
  expect(readTokenResult({ success: false, errors })).toMatchObject({
    isOk: false,
    message:
      'The cardholder name contains invalid characters The card number is required There is a problem with the payment system. Please try again later.',
  });
});

test('a sentence for customers wins over ours, a description for programmers does not', () => {
  const told = (errorMessage: string) =>
    readTokenResult({ success: false, error: { httpCode: 422, errorCode: 1007, errorMessage } });
  expect(told('The card number is too short')).toMatchObject({ message: 'The card number is too short' });
  expect(told('The card number has failed our validity checks and is invalid')).toMatchObject({
    message: 'Your card number is not valid. Please check it.',
  });
});

test.each([1002, '1006', 1011])('code %s says that the session is gone', (errorCode) => {
  const error = { httpCode: 401, errorCode, errorMessage: '' };
  expect(readTokenResult({ success: false, error })).toMatchObject({ isSessionGone: true });
});

test.each([undefined, null, 'no'])('an answer that is none is an unexpected error (%j)', (result) => {
  expect(readTokenResult(result)).toMatchObject({ isOk: false, message: 'An unexpected error occurred' });
});

test('details that are not valid, without a code that is known, are a form that could not be validated', () => {
  const error = { httpCode: 422, errorCode: 1099, errorMessage: 'New in this release' };
  expect(readTokenResult({ success: false, error })).toMatchObject({ message: 'Form validation failed' });
});

test.each([{}, { success: false }, { success: false, errors: [{ code: 7 }] }])(
  'a failure that says nothing is a card that could not be validated (%j)',
  (result) => {
    expect(readTokenResult(result)).toMatchObject({ isOk: false, message: 'Card validation failed.' });
  },
);

test('a success without an identifier is no payment method', () => {
  expect(readTokenResult({ success: true })).toMatchObject({ message: 'Failed to create payment method' });
  expect(readTokenResult({ success: true }, 'saved-1')).toEqual({ isOk: true, cardIdentifier: 'saved-1' });
});
