import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shopOrigin, startSimulators } from '../testing.ts';
import { formatErrorForCustomer } from './browser/error-messages.ts';

// Ryft's published web test cards and its `lastError` codes (docs/simulators/ryft-like.md).

const GOOD_CARD_NUMBER = '4012000000060085';
let simulators: Awaited<ReturnType<typeof startSimulators>>;
beforeEach(async () => {
  simulators = await startSimulators();
});
afterEach(() => simulators.close());

let payments = 0;

async function createCaller() {
  payments += 1;
  const reference = `ryft-${payments}`;
  const request = {
    amount: 2599,
    currency: 'GBP',
    reference,
    customer: 'customer-1',
    idempotencyKey: reference,
    card: null,
  };
  const { clientSecret } = await simulators.cards.findByName('ryft').createIntent(request);
  return clientSecret ?? '';
}

async function callRyft(path: string, body: Record<string, unknown>) {
  const response = await fetch(`${simulators.ryftUrl}/v1/payment-sessions/${path}`, {
    method: 'POST',
    headers: { Authorization: 'pk_sandbox_pavilion', 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...body, parentOrigin: shopOrigin }),
  });
  return response.json();
}

/** Sends what the provider's frame sends when the page calls Ryft.attemptPayment. */
function attemptPayment(clientSecret: string, number: string, cvc = '123') {
  const expiryYear = String(new Date().getFullYear() + 3);
  return callRyft('attempt-payment', {
    clientSecret,
    cardDetails: { number, expiryMonth: '12', expiryYear, cvc },
  });
}

/** Sends what the frame sends when the page calls Ryft.handleRequiredAction to identify the browser. */
const identifyBrowser = (clientSecret: string) =>
  callRyft('continue-payment', { clientSecret, threeDs: { fingerprint: 'gathered' } });

test.each([GOOD_CARD_NUMBER, '5555555555554444', '343434343434343'])(
  '%s is approved without a challenge',
  async (number) => {
    const cvc = number.startsWith('3') ? '1234' : '123';
    expect(await attemptPayment(await createCaller(), number, cvc)).toMatchObject({
      status: 'Approved',
      captureFlow: 'Manual',
      lastError: null,
      requiredAction: null,
      paymentMethod: { card: { last4: number.slice(-4) } },
    });
  },
);

test.each([
  ['4066330000000004', { status: 'Approved', requiredAction: null }],
  ['5454545454545454', { status: 'Approved', requiredAction: null }],
  ['371449635398431', { status: 'Approved', requiredAction: null }],
  ['4938730000000001', { status: 'PendingAction', requiredAction: { type: 'Redirect' } }],
  ['5200000000001021', { status: 'PendingAction', requiredAction: { type: 'Redirect' } }],
  ['374245455400126', { status: 'PendingAction', requiredAction: { type: 'Redirect' } }],
])('for %s the bank identifies the browser before it decides', async (number, expectedStatus) => {
  const cvc = number.startsWith('3') ? '1234' : '123';
  const clientSecret = await createCaller();
  expect(await identifyBrowser(clientSecret)).toMatchObject({ code: '400' });
  expect(await attemptPayment(clientSecret, number, cvc)).toMatchObject({
    status: 'PendingAction',
    requiredAction: { type: 'Identify', identify: { threeDsMethodUrl: expect.any(String) } },
  });
  expect(await simulators.charges()).toEqual([]);
  expect(await identifyBrowser(clientSecret)).toMatchObject(expectedStatus);
});

test.each(['4918190000000002', '5295795976859395', '374101000000608'])(
  'for %s the bank requires a challenge',
  async (number) => {
    const cvc = number.startsWith('3') ? '1234' : '123';
    expect(await attemptPayment(await createCaller(), number, cvc)).toMatchObject({
      status: 'PendingAction',
      requiredAction: { type: 'Redirect', url: expect.stringContaining('/challenge/') },
    });
    expect(await simulators.charges()).toEqual([]);
  },
);

test('any other real number is declined by its bank', async () => {
  expect(await attemptPayment(await createCaller(), '4111111111111111')).toMatchObject({
    status: 'PendingPayment',
    lastError: 'declined_do_not_honour',
  });
});

test.each([
  ['200', 'insufficient_funds'],
  ['201', 'declined_do_not_honour'],
  ['202', 'cvv2_failure'],
  ['203', 'expired_card'],
  ['204', 'restricted_card'],
  ['205', 'gateway_reject'],
  ['206', 'security_violation'],
  ['207', 'invalid_card_number'],
  ['208', 'bad_track_data'],
  ['209', 'suspected_fraud'],
])(
  'the code %s is declined with %s and a message for customers, and the session accepts another card',
  async (cvc, lastError) => {
    const secret = await createCaller();
    expect(await attemptPayment(secret, GOOD_CARD_NUMBER, cvc)).toMatchObject({
      status: 'PendingPayment',
      lastError,
    });
    expect(formatErrorForCustomer(lastError)).toMatch(/^[A-Z][\w ,]+$/);
    expect(formatErrorForCustomer(lastError)).not.toContain('_');
    expect(await attemptPayment(secret, GOOD_CARD_NUMBER)).toMatchObject({
      status: 'Approved',
      lastError: null,
    });
  },
);

test('code 210 is decided five seconds later', async () => {
  expect(await attemptPayment(await createCaller(), GOOD_CARD_NUMBER, '210')).toMatchObject({
    status: 'PendingPayment',
    lastError: null,
  });
  expect(await simulators.charges()).toEqual([]);
});

test('every number and code of the documentation’s tables is in these tests', () => {
  const page = readFileSync(new URL('../../../docs/simulators/ryft-like.md', import.meta.url), 'utf8');
  const tests = readFileSync(new URL(import.meta.url), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('|'));
  const cardNumbers = rows.flatMap((row) => row.match(/\b\d{4}(?: \d{2,6}){2,3}\b/g) ?? []);
  expect(cardNumbers.length).toBeGreaterThan(11);
  for (const number of cardNumbers) expect(tests, number).toContain(number.replaceAll(' ', ''));
  for (const code of rows.flatMap((row) => row.match(/\b2\d\d\b/g) ?? []))
    expect(tests, code).toContain(`'${code}'`);
});
