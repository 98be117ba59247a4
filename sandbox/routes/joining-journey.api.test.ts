import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAuthorisePaymentRequest } from '../../tests/fixtures/checkout.ts';
import { listAt, openTestSandbox, readAt, readTextAt, type TestSandbox } from '../server/testing.ts';
import {
  answerBank,
  buildPaymentBody,
  fillCart,
  payWithCard,
  registerCustomer,
  requireChoice,
} from '../server/testing-journey.ts';

const ASKS_BANK = '4000002760003184';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

test('a visitor joins: account, direct debit, card with the bank’s challenge, order, mandate', async () => {
  const choice = await requireChoice(sandbox, 'recurring', (_type, option) => {
    return Number(readAt(option, 'total_to_pay_now', 'amount')) > 0;
  });
  const { token, email } = await registerCustomer(sandbox);
  const cart = await fillCart(sandbox, token, choice);
  expect(readAt(cart, 'joining', 'new_mandate')).toBe(true);

  const body = await buildPaymentBody(sandbox, token, cart);
  const preparation = await sandbox.call('GET', '/api/checkout/prepare', { token });
  const authorised = await sandbox.call('POST', '/api/checkout/authorise', {
    token,
    body: {
      ...buildAuthorisePaymentRequest(body),
      session_key: readTextAt(preparation.json, 'data', 'session_key'),
    },
  });
  expect(readAt(authorised.json, 'data', 'transaction_status')).toBe('pending');
  const intent = await payWithCard(sandbox, readTextAt(authorised.json, 'data', 'client_secret'), ASKS_BANK);
  await answerBank(readTextAt(intent, 'next_action', 'use_stripe_sdk', 'url'), 'completed');
  const completed = await sandbox.call('POST', '/api/checkout/complete', {
    token,
    body: { ...body, transaction_uuid: readTextAt(authorised.json, 'data', 'transaction_uuid') },
  });
  expect(completed.status).toBe(200);

  const orderId = readTextAt(completed.json, 'data', 'complete_order_id');
  const order = await sandbox.call('GET', `/api/orders/${orderId}`, { token });
  expect(readAt(order.json, 'data')).toMatchObject({ order_type: 'membership', new_mandate: true });
  // Contains only the card details that a receipt may show.
  expect(readAt(order.json, 'data', 'payments')).toEqual([
    {
      tender_type: 'card',
      amount: expect.objectContaining({ amount: readAt(order.json, 'data', 'total', 'amount') }),
      card: { type: 'Visa', last_four_digits: ASKS_BANK.slice(-4) },
    },
  ]);
  expect(readTextAt(order.json, 'data', 'reference')).toMatch(/^PV/);
  const item = readAt(order.json, 'data', 'items', 0);
  expect(readAt(item, 'membership_type_id')).toBe(choice.typeId);
  const fees = listAt(item, 'fees').map((fee) => Number(readAt(fee, 'price', 'amount')));
  expect(fees.reduce((sum, fee) => sum + fee, 0)).toBe(readAt(order.json, 'data', 'total', 'amount'));

  const ledger = await sandbox.call('GET', `/_sandbox/ledger?email=${encodeURIComponent(email)}`);
  expect(readAt(ledger.json, 'data', 'counts')).toMatchObject({
    orders: 1,
    charges: 1,
    mandates: 1,
    memberships: 1,
  });
  expect(readAt(ledger.json, 'data', 'providerCharges')).toEqual([
    expect.objectContaining({ status: 'captured', amount: readAt(order.json, 'data', 'total', 'amount') }),
  ]);
  expect(ledger.text).not.toContain('66374958');

  const user = await sandbox.call('GET', '/api/auth/user', { token });
  expect(readAt(user.json, 'data')).toMatchObject({ has_instruction: true, has_billing_date: true });
});
