import { expect, test, vi } from 'vitest';
import { authorisePayment, loadCart, preparePayment } from '@/shared/api';
import { fakeOperator } from '@/shared/testing';
import { buildCart, buildCartTotals } from '../../../../tests/fixtures/cart.ts';
import {
  buildAuthorisedPayment,
  buildPreparedPayment,
  buildSavedCard,
} from '../../../../tests/fixtures/checkout.ts';
import { BILLING_FIELDS } from '../model/billing-details';
import {
  buildAuthoriseRequest,
  clampColourDepth,
  readBrowserDetails,
  shortenLanguage,
} from './authorise-request';

const billing = {
  firstName: ' Sam ',
  lastName: 'Taylor',
  addressLineOne: '4 Mill Lane',
  addressLineTwo: '',
  city: 'Norwich',
  postcode: 'NR1 1SR',
};

/** The request body when the cart is paid with a new card, or with the saved one. */
async function buildRequest({ isSaved = false, given = billing } = {}) {
  const calls = fakeOperator({
    'GET /api/cart': { data: buildCart({ totals: buildCartTotals(2742), item_hash: 'hash-1' }) },
    'GET /api/checkout/prepare': {
      data: buildPreparedPayment({ session_key: 'key-1', saved_card: buildSavedCard({ id: 'saved-1' }) }),
    },
    'POST /api/checkout/authorise': { data: buildAuthorisedPayment() },
  });
  const prepared = await preparePayment();
  const request = buildAuthoriseRequest({
    cart: await loadCart(),
    prepared,
    billing: given,
    billingFields: BILLING_FIELDS,
    terms: ['terms-1'],
    waivers: ['waiver-1'],
    source: 'online-joining',
    attemptId: 'attempt-1',
    savedCard: isSaved ? prepared.savedCard : null,
    isSaveCardTicked: !isSaved,
  });
  await authorisePayment({ ...request, ...readBrowserDetails() });
  return calls.at(-1)?.body;
}

// Proves P5.2.
test('a card payment sends every key in the specification, in snake_case', async () => {
  expect(await buildRequest()).toEqual({
    status: null,
    source: 'online-joining',
    billing_first_name: 'Sam',
    billing_last_name: 'Taylor',
    billing_address_line_one: '4 Mill Lane',
    billing_address_line_two: null,
    billing_city: 'Norwich',
    billing_postcode: 'NR1 1SR',
    token: null,
    payment_method_id: null,
    card_identifier: null,
    card_holder_name: 'Sam Taylor',
    save_card: true,
    completed_waivers: ['waiver-1'],
    payments: [{ tender_type: 'card', amount: 2742 }],
    session_key: 'key-1',
    terms: ['terms-1'],
    item_hash: 'hash-1',
    attempt_id: 'attempt-1',
    browser_screen_width: expect.any(Number),
    browser_screen_height: expect.any(Number),
    browser_colour_depth: expect.any(Number),
    browser_timezone_offset: expect.any(Number),
    browser_language: expect.any(String),
    browser_javascript_enabled: 1,
    browser_java_enabled: 0,
    challenge_window_size: expect.any(String),
  });
});

// Proves P5.4.
test('a saved card is sent by its id, without billing details and security code', async () => {
  const body = await buildRequest({ isSaved: true });
  expect(body).toMatchObject({
    is_saved_card: true,
    saved_card_id: 'saved-1',
    payment_method_id: 'tok_visa_4242',
    save_card: false,
    billing_first_name: null,
    billing_postcode: null,
  });
  expect(body).not.toHaveProperty('security_code');
});

test('the second address line is sent if there is one', async () => {
  const billingWithFlat = { ...billing, addressLineTwo: 'Flat 2' };
  expect(await buildRequest({ given: billingWithFlat })).toMatchObject({
    billing_address_line_two: 'Flat 2',
  });
});

test('blank details are sent as null, and the cardholder’s name is made of the known parts', async () => {
  const blank = {
    firstName: ' ',
    lastName: '',
    addressLineOne: ' ',
    addressLineTwo: ' ',
    city: '',
    postcode: '',
  };
  expect(await buildRequest({ given: { ...blank, lastName: 'Taylor' } })).toMatchObject({
    billing_first_name: null,
    billing_address_line_one: null,
    billing_postcode: null,
    card_holder_name: 'Taylor',
  });
  expect(await buildRequest({ given: blank })).toMatchObject({ card_holder_name: null });
});

// Proves P5.3.
test('the request says that the browser has JavaScript (1) and no Java (0), and how large its screen is', () => {
  for (const [name, value] of Object.entries({ width: 1920, height: 1080, colorDepth: 30 }))
    Object.defineProperty(window.screen, name, { value, configurable: true });
  Object.assign(window, { innerWidth: 1280, innerHeight: 900 });
  expect(readBrowserDetails()).toEqual({
    browserScreenWidth: 1920,
    browserScreenHeight: 1080,
    browserColourDepth: 24,
    browserTimezoneOffset: new Date().getTimezoneOffset(),
    browserLanguage: window.navigator.language,
    browserJavascriptEnabled: 1,
    browserJavaEnabled: 0,
    challengeWindowSize: 'Large',
  });
});

test.each([
  [411.428_57, 411],
  [0, 1],
  [Number.NaN, 1],
  [12_345_678, 999_999],
])('a screen that is %d pixels wide is sent as %i, which every bank accepts', (width, sentValue) => {
  Object.defineProperty(window.screen, 'width', { value: width, configurable: true });
  expect(readBrowserDetails().browserScreenWidth).toBe(sentValue);
});

// Proves P5.5.
test.each([
  ['Pacific/Kiritimati', -840],
  ['America/Los_Angeles', 480],
  ['Asia/Kathmandu', -345],
])('a device in %s is %i minutes behind UTC', (zone, sentValue) => {
  vi.stubEnv('TZ', zone);
  vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z'), toFake: ['Date'] });
  try {
    expect(readBrowserDetails().browserTimezoneOffset).toBe(sentValue);
  } finally {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  }
});

test.each([
  ['en-GB', 'en-GB'],
  ['zh-Hant-HK', 'zh-Hant'],
  ['en-GB-oxendict', 'en-GB'],
  ['de-DE-u-co-phonebk', 'de-DE'],
  ['en-US@posix', 'en-US'],
  ['', 'en-GB'],
  [undefined, 'en-GB'],
  ['*', 'en-GB'],
  ['_fr', 'en-GB'],
  ['fr', 'fr'],
  ['ca-ES-va', 'ca-ES-va'],
])('the language %s is sent as %s, which has at most eight characters', (language, sentValue) => {
  expect(shortenLanguage(language)).toBe(sentValue);
});

test.each([
  [64, 48],
  [48, 48],
  [36, 32],
  [30, 24],
  [24, 24],
  [23, 16],
  [15, 15],
  [14, 8],
  [7, 4],
  [3, 1],
  [0, 1],
])('a screen of %i bits is sent as %i, which every provider accepts', (screen, sentValue) => {
  expect(clampColourDepth(screen)).toBe(sentValue);
});

test('a billing postcode is sent formatted, even if its field was not left', async () => {
  expect(await buildRequest({ given: { ...billing, postcode: ' nr11sr ' } })).toMatchObject({
    billing_postcode: 'NR1 1SR',
  });
  expect(await buildRequest({ given: { ...billing, postcode: ' none ' } })).toMatchObject({
    billing_postcode: 'none',
  });
});
