import { expect, test } from 'vitest';
import { findErrorText, readTokenResult } from './errors';

const codes = [...Array.from({ length: 22 }, (_, index) => String(1000 + index)), '9998', '9999'];

// Proves P4.20.
test('every code from 1000 to 1021, 9998 and 9999 has its own text for customers', () => {
  const texts = codes.map(findErrorText);
  expect(texts.every((text) => text !== null && text.length > 20)).toBe(true);
  expect(new Set(texts).size).toBe(24);
  expect(findErrorText('2000')).toBeNull();
  expect(findErrorText('constructor')).toBeNull();
});

test('the drop-in reports one error with a numeric code', () => {
  const error = { httpCode: 422, errorCode: 1008, errorMessage: 'The card is not supported' };
  expect(readTokenResult({ success: false, error })).toMatchObject({
    isOk: false,
    message: 'This type of card isn’t supported. Please use a different card.',
  });
});

test('our own form reports a list of errors with codes as text', () => {
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

test('if one of several problems is the session’s, the session is the problem', () => {
  const errors = [{ code: '1005' }, { code: '1011' }];
  expect(readTokenResult({ success: false, errors })).toMatchObject({ isSessionExpired: true });
});

test('of several problems, those without a message are left out, and duplicates are shown once', () => {
  const errors = [{ code: '1099', message: 'New in this release' }, { code: 1007 }, { code: '1007' }];
  expect(readTokenResult({ success: false, errors })).toEqual({
    isOk: false,
    isSessionExpired: false,
    isCardInvalid: false,
    message: 'Your card number isn’t valid. Please check it.',
  });
});

test.each([
  [1003, 'Missing mandatory field'],
  [1004, 'Invalid length'],
  [1005, 'Contains invalid characters'],
  [1007, 'The card number has failed our validity checks and is invalid'],
  [1008, 'The card is not supported'],
  [1009, 'Contains invalid value'],
])(
  'for a field (%i) the gateway’s message takes precedence over ours, except “%s”, which is for programmers',
  (errorCode, description) => {
    const findText = (errorMessage: string) =>
      readTokenResult({ success: false, error: { httpCode: 422, errorCode, errorMessage } });
    expect(findText('The card number is too short')).toMatchObject({
      message: 'The card number is too short',
    });
    expect(findText(description)).toMatchObject({ message: findErrorText(String(errorCode)) });
  },
);

test.each([1002, '1006', 1011])('code %s says that the session is gone', (errorCode) => {
  const error = { httpCode: 401, errorCode, errorMessage: '' };
  expect(readTokenResult({ success: false, error })).toMatchObject({ isSessionExpired: true });
});

// Proves P4.19.
test.each([undefined, null, 'no'])('an answer that is none is an unexpected error (%j)', (result) => {
  expect(readTokenResult(result)).toMatchObject({ isOk: false, message: 'An unexpected error occurred' });
});

// Proves P4.19.
test('invalid details without a known code mean that the form could not be validated', () => {
  const error = { httpCode: 422, errorCode: 1099, errorMessage: 'New in this release' };
  expect(readTokenResult({ success: false, error })).toMatchObject({ message: 'Form validation failed' });
});

// Proves P4.19.
test.each([{}, { success: false }, { success: false, errors: [{ code: 7 }] }])(
  'a failure without a message means that the card could not be validated (%j)',
  (result) => {
    expect(readTokenResult(result)).toMatchObject({ isOk: false, message: 'Card validation failed.' });
  },
);

test('a failure without errors is not the card’s', () => {
  expect(readTokenResult({ success: false, errors: [] })).toMatchObject({
    isOk: false,
    isCardInvalid: false,
  });
});

// Proves P4.19.
test('a success without an identifier has no payment method', () => {
  const noMethod = {
    isOk: false,
    isSessionExpired: false,
    isCardInvalid: false,
    message: 'Failed to create payment method',
  };
  expect(readTokenResult({ success: true })).toEqual(noMethod);
  expect(readTokenResult({ success: true, cardIdentifier: '' })).toEqual(noMethod);
  expect(readTokenResult({ success: true, cardIdentifier: 'card-1' }, 'saved-1')).toEqual({
    isOk: true,
    cardIdentifier: 'card-1',
  });
  expect(readTokenResult({ success: true }, 'saved-1')).toEqual({ isOk: true, cardIdentifier: 'saved-1' });
});
