import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAt, openTestSandbox, readAt, readTextAt, type TestSandbox } from '../server/testing.ts';
import { confirmWithPaymentMethod } from '../server/testing-journey.ts';
import { BILLING_FIELDS, createSessionKey, submitSecurityCode } from '../server/testing-opayo.ts';
import { attemptPaymentInForm } from '../server/testing-ryft.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const post = (token: string, path: string, body: unknown) => sandbox.call('POST', path, { token, body });

/** A customer in this state, the common body of its payment calls, and the provider's charges. */
async function createCustomerIn(scenario: string) {
  const scenarioData = await sandbox.runScenario(scenario);
  const [token, email] = [readTextAt(scenarioData, 'token'), readTextAt(scenarioData, 'email')];
  return {
    token,
    cardIdentifier: String(readAt(scenarioData, 'cardIdentifier')),
    body: {
      source: 'online-joining',
      terms: listAt(scenarioData, 'termIds'),
      payments: [{ tender_type: 'card', amount: readAt(scenarioData, 'total') }],
    },
    async charges() {
      const { json } = await sandbox.call('GET', `/_sandbox/ledger?email=${encodeURIComponent(email)}`);
      return listAt(json, 'data', 'providerCharges').map((charge) => readAt(charge, 'status'));
    },
    savedCard: async () =>
      readAt((await sandbox.call('GET', '/api/checkout/prepare', { token })).json, 'data', 'saved_card'),
  };
}

test('a Stripe-like provider accepts a saved card only from its own customer, and nobody else can save it', async () => {
  const owner = await createCustomerIn('provider-stripe-with-saved-card');
  const stranger = await createCustomerIn('provider-stripe');
  const beginPayment = async ({ token, body }: typeof owner) => {
    const { json } = await post(token, '/api/checkout/authorise', { ...body, save_card: true });
    return {
      secret: readTextAt(json, 'data', 'client_secret'),
      id: readTextAt(json, 'data', 'transaction_uuid'),
    };
  };
  const theirs = await beginPayment(stranger);
  const refusal = await confirmWithPaymentMethod(sandbox, theirs.secret, owner.cardIdentifier);
  expect(readAt(refusal, 'error', 'message')).toContain(
    'The customer does not have a payment method with the ID',
  );
  const completed = await post(stranger.token, '/api/checkout/complete', {
    ...stranger.body,
    transaction_uuid: theirs.id,
  });
  expect([completed.status, await stranger.charges(), await stranger.savedCard()]).toEqual([422, [], null]);
  const ownPayment = await beginPayment(owner);
  expect(
    readAt(await confirmWithPaymentMethod(sandbox, ownPayment.secret, owner.cardIdentifier), 'status'),
  ).toBe('requires_capture');
});

test('an Opayo-like provider activates a reusable identifier only for its own customer', async () => {
  const owner = await createCustomerIn('provider-opayo-with-saved-card');
  const stranger = await createCustomerIn('provider-opayo');
  const key = await createSessionKey(sandbox, stranger.token);
  expect(await submitSecurityCode(sandbox, key, owner.cardIdentifier)).toBe(422);
  const refusal = await post(stranger.token, '/api/checkout/authorise', {
    ...stranger.body,
    ...BILLING_FIELDS,
    session_key: key,
    card_identifier: owner.cardIdentifier,
    save_card: true,
  });
  expect([refusal.status, Object.keys(Object(readAt(refusal.json, 'errors')))]).toEqual([
    422,
    ['card_identifier'],
  ]);
  expect([await stranger.charges(), await stranger.savedCard()]).toEqual([[], null]);
  expect(
    await submitSecurityCode(sandbox, await createSessionKey(sandbox, owner.token), owner.cardIdentifier),
  ).toBe(204);
});

test('a Ryft-like provider accepts a stored card only in its own customer’s session', async () => {
  const owner = await createCustomerIn('provider-ryft-with-saved-card');
  const stranger = await createCustomerIn('provider-ryft');
  const payWithKeptCard = async ({ token, body }: typeof owner, keptCardId: string) => {
    const { json } = await post(token, '/api/checkout/session/prepare', { source: body.source });
    const payment_session_id = readTextAt(json, 'data', 'payment_session_id');
    await post(token, '/api/checkout/session/payment', { ...body, payment_session_id });
    return attemptPaymentInForm(sandbox, readTextAt(json, 'data', 'client_secret'), { keptCardId });
  };
  expect(await payWithKeptCard(stranger, owner.cardIdentifier)).toMatchObject({ code: '400' });
  expect(await stranger.charges()).toEqual([]);
  expect(await payWithKeptCard(owner, owner.cardIdentifier)).toMatchObject({ status: 'Approved' });
});
