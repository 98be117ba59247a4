import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAt, openTestSandbox, readAt, readTextAt, type TestSandbox } from '../server/testing.ts';
import { fillCart, requireChoice } from '../server/testing-journey.ts';
import { createOpayoSteps, GOOD_CARD_NUMBER } from '../server/testing-opayo.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const { createPayer, requestFor, authorise, complete, post } = createOpayoSteps(() => sandbox);

const changeBasket = async (token: string) =>
  fillCart(sandbox, token, await requireChoice(sandbox, 'recurring'));
const clearBasket = (token: string) =>
  sandbox.call('DELETE', '/api/cart/clear', { token, body: { source: 'online-joining' } });
const askBank = async (token: string, id: string, sca_result: string | null = null) =>
  readAt(
    (await post(token, `/api/payment-providers/sca-completion/${id}`, { transaction_uuid: id, sca_result }))
      .json,
    'data',
  );

/** A customer whose payment is waiting for the bank's challenge. */
async function createPaymentAtBank() {
  const customer = await createPayer(GOOD_CARD_NUMBER, 'CHALLENGE');
  const answer = await authorise(customer.token, customer.request);
  expect(readAt(answer.json, 'data', 'transaction_status')).toBe('sca_required');
  return { ...customer, transaction: readTextAt(answer.json, 'data', 'transaction_uuid') };
}

test('a basket that changed during the bank’s challenge is the reason shown', async () => {
  const { token, transaction } = await createPaymentAtBank();
  await changeBasket(token);
  expect(await askBank(token, transaction)).toMatchObject({
    status: 'failed',
    error: { code: 'basket_changed', message: expect.stringContaining('Your basket has changed') },
  });
});

test('a basket that was emptied during the bank’s challenge is the reason shown', async () => {
  const { token, transaction } = await createPaymentAtBank();
  await clearBasket(token);
  expect(await askBank(token, transaction)).toMatchObject({
    status: 'failed',
    error: { code: 'basket_emptied', message: expect.stringContaining('Your basket has been emptied') },
  });
});

test('a cancelled challenge has a reason, and an open challenge has none', async () => {
  const { token, transaction } = await createPaymentAtBank();
  expect(await askBank(token, transaction)).toMatchObject({ status: 'pending', error: null });
  const cancelled = { status: 'failed', error: { code: 'cancelled' } };
  expect(await askBank(token, transaction, 'cancelled')).toMatchObject(cancelled);
  expect(await askBank(token, transaction)).toMatchObject(cancelled);
});

test.each([
  ['emptied', clearBasket, 'basket_emptied', 'Your basket has been emptied, and you have not been charged.'],
  ['changed', changeBasket, 'basket_changed', 'Your basket has changed, and you have not been charged.'],
])('completing after the basket was %s says so', async (_what, change, code, words) => {
  const { token, body, request } = await createPayer();
  const paymentAnswer = await authorise(token, request);
  await change(token);
  const refusal = await complete(token, body, readTextAt(paymentAnswer.json, 'data', 'transaction_uuid'));
  expect([refusal.status, readAt(refusal.json, 'code')]).toEqual([422, code]);
  expect(readTextAt(refusal.json, 'message')).toContain(words);
});

test('completing an open challenge reports that the payment is not finished', async () => {
  const { token, body, transaction } = await createPaymentAtBank();
  const refusal = await complete(token, body, transaction);
  expect([refusal.status, readAt(refusal.json, 'code')]).toEqual([422, 'not_finished']);
});

test('a replaced attempt says that it was replaced', async () => {
  const customer = await createPayer();
  const { token, body, request } = customer;
  const first = await authorise(token, { ...request, attempt_id: 'one' });
  await authorise(token, await requestFor(customer, GOOD_CARD_NUMBER, 'SUCCESSFUL', { attempt_id: 'two' }));
  const refusal = await complete(token, body, readTextAt(first.json, 'data', 'transaction_uuid'));
  expect([refusal.status, readAt(refusal.json, 'code')]).toEqual([422, 'replaced']);
});

test('consenting to pay for a session’s old basket says that the basket has changed, at item_hash', async () => {
  const scenario = await sandbox.runScenario('provider-ryft');
  const token = readTextAt(scenario, 'token');
  const session = await post(token, '/api/checkout/session/prepare', { source: 'online-joining' });
  await sandbox.runScenario('another-basket', { token, venueSlug: 'castlefield-baths' });
  const refusal = await post(token, '/api/checkout/session/payment', {
    source: 'online-joining',
    terms: listAt(scenario, 'termIds'),
    payments: [{ tender_type: 'card', amount: readAt(scenario, 'total') }],
    payment_session_id: readTextAt(session.json, 'data', 'payment_session_id'),
  });
  expect([refusal.status, readAt(refusal.json, 'code')]).toEqual([422, 'basket_changed']);
  expect(readAt(refusal.json, 'errors', 'item_hash', 0)).toContain('Your basket has changed');
});
