import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAt, openTestSandbox, readAt, readTextAt, type TestSandbox } from '../server/testing.ts';
import {
  answerBank,
  buildJoiningBody,
  buildPaymentBody,
  fillCart,
  logIn,
  type MembershipChoice,
  payWithCard,
  registerCustomer,
  requireChoice,
} from '../server/testing-journey.ts';

const ACCEPTED_CARD = '4242424242424242';
const DECLINED_CARD = '4000000000000002';
const ASKS_BANK = '4000002760003184';
/** Simulates double clicks, two tabs and repeated calls at the same moment. */
const CONCURRENT_CALLS = 5;

let sandbox: TestSandbox;
let single: MembershipChoice;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  single = await requireChoice(sandbox, 'fixed');
});
afterAll(() => sandbox.close());

/** A new customer with a single-payment membership in the cart, and the body of its payment. */
async function prepareCheckout() {
  const { token, email } = await registerCustomer(sandbox);
  const cart = await fillCart(sandbox, token, single);
  return { token, email, cart, body: await buildPaymentBody(sandbox, token, cart) };
}

const post = (token: string, path: string, body: unknown) => sandbox.call('POST', path, { token, body });

async function authorise(token: string, body: Record<string, unknown>) {
  const preparation = await sandbox.call('GET', '/api/checkout/prepare', { token });
  const session_key = readTextAt(preparation.json, 'data', 'session_key');
  const answer = await post(token, '/api/checkout/authorise', { ...body, session_key });
  if (answer.status !== 200) throw new Error(`Authorising answered ${answer.status}: ${answer.text}`);
  return {
    transaction: readTextAt(answer.json, 'data', 'transaction_uuid'),
    secret: readTextAt(answer.json, 'data', 'client_secret'),
  };
}

async function readLedger(email: string) {
  const { json } = await sandbox.call('GET', `/_sandbox/ledger?email=${encodeURIComponent(email)}`);
  return { orders: listAt(json, 'data', 'orders').length, charges: listAt(json, 'data', 'charges').length };
}

test('preparing names the card provider, and charges nothing', async () => {
  const { token } = await prepareCheckout();
  const { status, json } = await sandbox.call('GET', '/api/checkout/prepare', { token });
  expect(status).toBe(200);
  expect(readAt(json, 'data')).toMatchObject({
    payment_provider: 'stripe',
    saved_card: null,
    payment_provider_configuration: { mode: 'test', publishable_key: expect.stringMatching(/^pk_test_/) },
  });
});

test('an empty cart cannot be paid for', async () => {
  const { token } = await registerCustomer(sandbox);
  expect((await sandbox.call('GET', '/api/checkout/prepare', { token })).status).toBe(422);
});

test('partial billing details are refused', async () => {
  const { token, email, body } = await prepareCheckout();
  const answer = await post(token, '/api/checkout/authorise', { ...body, billing_first_name: 'Sam' });
  expect(answer.status).toBe(422);
  expect(Object.keys(Object(readAt(answer.json, 'errors'))).sort()).toEqual([
    'billing_address_line_one',
    'billing_city',
    'billing_last_name',
    'billing_postcode',
  ]);
  expect(await readLedger(email)).toEqual({ orders: 0, charges: 0 });
});

describe('a card payment', () => {
  test('a card payment that the provider accepts makes one order and one charge, however often it is completed', async () => {
    const { token, email, body } = await prepareCheckout();
    const { transaction, secret } = await authorise(token, body);
    await payWithCard(sandbox, secret, ACCEPTED_CARD);
    const complete = () => post(token, '/api/checkout/complete', { ...body, transaction_uuid: transaction });
    const concurrentAnswers = await Promise.all(Array.from({ length: CONCURRENT_CALLS }, complete));
    const orders = [...concurrentAnswers, await complete()].map(({ json }) =>
      readTextAt(json, 'data', 'complete_order_id'),
    );
    expect(new Set(orders).size).toBe(1);
    const [orderId] = orders;
    expect(await readLedger(email)).toEqual({ orders: 1, charges: 1 });

    const order = await sandbox.call('GET', `/api/orders/${orderId}`, { token });
    expect(order.status).toBe(200);
    expect(readAt(order.json, 'data', 'total', 'amount')).toBe(body.payments[0]?.amount);
    expect(readAt((await sandbox.call('GET', '/api/cart', { token })).json, 'data', 'items')).toEqual([]);
  });

  test('a card payment that was not confirmed with the provider cannot be completed', async () => {
    const { token, email, body } = await prepareCheckout();
    const { transaction } = await authorise(token, body);
    const answer = await post(token, '/api/checkout/complete', { ...body, transaction_uuid: transaction });
    expect(answer.status).toBe(422);
    expect(await readLedger(email)).toEqual({ orders: 0, charges: 0 });
  });

  test('a card payment that is declined can be tried again with another card', async () => {
    const { token, email, body } = await prepareCheckout();
    const declined = await authorise(token, body);
    expect(readAt(await payWithCard(sandbox, declined.secret, DECLINED_CARD), 'error', 'code')).toBe(
      'card_declined',
    );
    const secondResult = await authorise(token, body);
    await payWithCard(sandbox, secondResult.secret, ACCEPTED_CARD);
    const result = await post(token, '/api/checkout/complete', {
      ...body,
      transaction_uuid: secondResult.transaction,
    });
    expect(result.status).toBe(200);
    expect(await readLedger(email)).toEqual({ orders: 1, charges: 1 });
  });

  test('a card payment that the bank challenges is complete only when the customer has passed', async () => {
    const { token, email, body } = await prepareCheckout();
    const { transaction, secret } = await authorise(token, body);
    const complete = () => post(token, '/api/checkout/complete', { ...body, transaction_uuid: transaction });
    const intent = await payWithCard(sandbox, secret, ASKS_BANK);
    expect((await complete()).status).toBe(422);
    await answerBank(readTextAt(intent, 'next_action', 'use_stripe_sdk', 'url'), 'completed');
    expect((await complete()).status).toBe(200);
    expect(await readLedger(email)).toEqual({ orders: 1, charges: 1 });
  });

  test('a card payment is the same transaction when the same attempt is sent twice', async () => {
    const { token, body } = await prepareCheckout();
    const attempt = { ...body, attempt_id: 'attempt-1' };
    const [first, second] = [await authorise(token, attempt), await authorise(token, attempt)];
    expect(second).toEqual(first);
  });

  test('a card payment must be for the cart that the customer saw, for its full balance, with its terms accepted', async () => {
    const { token, body } = await prepareCheckout();
    const wrongFields: [Record<string, unknown>, string][] = [
      [{ item_hash: 'another' }, 'item_hash'],
      [{ payments: [{ tender_type: 'card', amount: 1 }] }, 'payments'],
      ...(body.terms.length > 0
        ? ([[{ terms: [] }, 'terms']] satisfies [Record<string, unknown>, string][])
        : []),
    ];
    const preparation = await sandbox.call('GET', '/api/checkout/prepare', { token });
    const session_key = readTextAt(preparation.json, 'data', 'session_key');
    for (const [change, field] of wrongFields) {
      const answer = await post(token, '/api/checkout/authorise', { ...body, session_key, ...change });
      expect([answer.status, Object.keys(Object(readAt(answer.json, 'errors')))]).toEqual([422, [field]]);
    }
  });

  // Proves K5.3.
  test('a card payment takes no money for a cart that was changed in another tab', async () => {
    const { token, email, body } = await prepareCheckout();
    const { transaction, secret } = await authorise(token, body);
    await payWithCard(sandbox, secret, ACCEPTED_CARD);
    const { typeId } = single;
    const otherChoice = await requireChoice(sandbox, 'fixed', (type) => readAt(type, 'id') !== typeId);
    await fillCart(sandbox, token, otherChoice);
    const result = await post(token, '/api/checkout/complete', { ...body, transaction_uuid: transaction });
    expect(result.status).toBe(422);
    expect(await readLedger(email)).toEqual({ orders: 0, charges: 0 });
  });

  test('a card payment of another customer is not found', async () => {
    const { token, body } = await prepareCheckout();
    const { transaction } = await authorise(token, body);
    const otherCustomer = await registerCustomer(sandbox);
    const request = { ...body, transaction_uuid: transaction };
    expect((await post(otherCustomer.token, '/api/checkout/complete', request)).status).toBe(404);
  });

  test('a card payment whose response was lost is returned again, and the cart names it', async () => {
    const { token, email, body } = await prepareCheckout();
    const { transaction, secret } = await authorise(token, body);
    await payWithCard(sandbox, secret, ACCEPTED_CARD);
    const fault = { method: 'POST', path: '/api/checkout/complete', fault: 'reset', when: 'after' };
    await sandbox.call('POST', '/_sandbox/faults', { body: fault });
    const complete = () => post(token, '/api/checkout/complete', { ...body, transaction_uuid: transaction });
    await expect(complete()).rejects.toThrow();
    const cart = await sandbox.call('GET', '/api/cart', { token });
    const orderId = readTextAt(cart.json, 'data', 'complete_order_id');
    expect(readAt((await complete()).json, 'data', 'complete_order_id')).toBe(orderId);
    expect(await readLedger(email)).toEqual({ orders: 1, charges: 1 });
  });
});

describe('the session of a session-style provider', () => {
  test('the session of a session-style provider is prepared, paid and completed once', async () => {
    const { token, email, body } = await prepareCheckout();
    const { item_hash: _hash, ...rest } = body;
    const session = await post(token, '/api/checkout/session/prepare', { source: 'online-joining' });
    expect(session.status).toBe(200);
    const payment_session_id = readTextAt(session.json, 'data', 'payment_session_id');
    const payment = await post(token, '/api/checkout/session/payment', { ...rest, payment_session_id });
    expect(payment.status).toBe(200);
    expect(readAt(payment.json, 'data', 'amount')).toBe(body.payments[0]?.amount);
    await payWithCard(sandbox, readTextAt(session.json, 'data', 'client_secret'), ACCEPTED_CARD);
    const transaction = readTextAt(payment.json, 'data', 'transaction_uuid');
    const sca = await post(token, `/api/payment-providers/sca-completion/${transaction}`, {
      transaction_uuid: transaction,
      sca_result: 'authorised',
    });
    expect(readAt(sca.json, 'data')).toEqual({
      transaction_id: transaction,
      status: 'authorised',
      error: null,
    });
    const result = await post(token, `/api/checkout/session/complete/${transaction}`, rest);
    expect([result.status, readAt(result.json, 'data', 'status')]).toEqual([200, 'completed']);
    expect(await readLedger(email)).toEqual({ orders: 1, charges: 1 });
  });

  test('the session of a session-style provider relies on the provider, never the browser, for the result of the bank’s challenge', async () => {
    const { token, body } = await prepareCheckout();
    const { transaction } = await authorise(token, body);
    const sca = await post(token, `/api/payment-providers/sca-completion/${transaction}`, {
      transaction_uuid: transaction,
      sca_result: 'authorised',
    });
    expect(readAt(sca.json, 'data', 'status')).not.toBe('authorised');
  });
});

test('the order of a renewal has this purpose', async () => {
  const token = await logIn(sandbox, 'D1000010');
  const { json } = await sandbox.call('GET', '/api/auth/user', { token });
  const email = readTextAt(json, 'data', 'email');
  const ledger = await sandbox.call('GET', '/_sandbox/ledger');
  const heldMembership = listAt(ledger.json, 'data', 'memberships').find(
    (one) => readAt(one, 'customerEmail') === email,
  );
  await post(token, `/api/memberships/${readTextAt(heldMembership, 'id')}/renew`, undefined);
  const cart = readAt((await sandbox.call('GET', '/api/cart', { token })).json, 'data');
  const body = await buildPaymentBody(sandbox, token, cart);
  const { transaction, secret } = await authorise(token, body);
  await payWithCard(sandbox, secret, ACCEPTED_CARD);
  const result = await post(token, '/api/checkout/complete', { ...body, transaction_uuid: transaction });
  const path = `/api/orders/${readTextAt(result.json, 'data', 'complete_order_id')}`;
  const order = await sandbox.call('GET', path, { token });
  expect(readAt(order.json, 'data', 'items', 0, 'purpose')).toBe('renewal');
});

describe('confirming an order', () => {
  const completeFree = (token: string, body: unknown) => post(token, '/api/checkout/free', body);

  test('confirming an order that costs something is refused', async () => {
    const { token, body } = await prepareCheckout();
    const { payments: _payments, ...rest } = body;
    expect((await completeFree(token, { ...rest, terms_accepted: true })).status).toBe(422);
  });

  test('confirming an order that costs nothing makes one order and no charge', async () => {
    const { token, email } = await registerCustomer(sandbox);
    const code = await sandbox.call(
      'GET',
      `/api/v1/membership-promotions/validate/FREESTART/${single.optionId}`,
    );
    const chosen = await buildJoiningBody(sandbox, single, token);
    const promotion_code_id = readTextAt(code.json, 'data', 'id');
    await post(token, '/api/memberships/online-joining/store', { ...chosen, promotion_code_id });
    const cart = readAt((await sandbox.call('GET', '/api/cart', { token })).json, 'data');
    expect(readAt(cart, 'totals', 'balance')).toBe(0);
    const { payments: _payments, ...rest } = await buildPaymentBody(sandbox, token, cart);
    const confirmed = { ...rest, terms_accepted: true, attempt_id: 'one-attempt' };
    const atOnce = await Promise.all(
      Array.from({ length: CONCURRENT_CALLS }, () => completeFree(token, confirmed)),
    );
    const orders = [...atOnce, await completeFree(token, confirmed)].map(({ json }) =>
      readTextAt(json, 'data', 'complete_order_id'),
    );
    expect(new Set(orders).size).toBe(1);
    expect(await readLedger(email)).toEqual({ orders: 1, charges: 0 });
  });
});

test('an order is visible to its customer alone', async () => {
  const { token, body } = await prepareCheckout();
  const { transaction, secret } = await authorise(token, body);
  await payWithCard(sandbox, secret, ACCEPTED_CARD);
  const result = await post(token, '/api/checkout/complete', { ...body, transaction_uuid: transaction });
  const path = `/api/orders/${readTextAt(result.json, 'data', 'complete_order_id')}`;
  const otherCustomer = await registerCustomer(sandbox);
  expect((await sandbox.call('GET', path, { token: otherCustomer.token })).status).toBe(404);
  expect((await sandbox.call('GET', path)).status).toBe(401);
});
