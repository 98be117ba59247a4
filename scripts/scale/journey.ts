import {
  answerBank,
  buildPaymentBody,
  fillCart,
  payWithCard,
  registerCustomer,
  requireChoice,
} from '../../sandbox/server/testing-journey.ts';
import type { Answer, CallSandbox, SandboxApi } from '../../sandbox/testing/calls.ts';
import { readAt, readTextAt } from '../../sandbox/testing/json.ts';
import { buildAuthorisePaymentRequest } from '../../tests/fixtures/checkout.ts';

export interface JoinedCustomer {
  readonly email: string;
  readonly orderId: string;
}

export const GOOD_CARD = '4242424242424242';
export const ASKS_BANK = '4000002760003184';

/**
 * Joins as one customer: account, membership with a direct debit, terms, card, order. Each call goes to the next process. Every
 * third card needs a challenge, and every fourth customer confirms twice, with the two confirmations sent to both processes at
 * once.
 *
 * @throws an Error that names the call with an unexpected response
 */
export async function join(
  visited: SandboxApi,
  customer: number,
  choice: Awaited<ReturnType<typeof requireChoice>>,
): Promise<JoinedCustomer> {
  const { token, email } = await registerCustomer(visited);
  const cart = await fillCart(visited, token, choice);
  const body = await buildPaymentBody(visited, token, cart);
  const prepared = await callSuccessfully(visited.call, 200, 'GET', '/api/checkout/prepare', { token });
  const authorised = await callSuccessfully(visited.call, 200, 'POST', '/api/checkout/authorise', {
    token,
    body: {
      ...buildAuthorisePaymentRequest(body),
      session_key: readTextAt(prepared.json, 'data', 'session_key'),
    },
  });
  const card = customer % 3 === 0 ? ASKS_BANK : GOOD_CARD;
  const intent = await payWithCard(visited, readTextAt(authorised.json, 'data', 'client_secret'), card);
  const bank = readAt(intent, 'next_action', 'use_stripe_sdk', 'url');
  if (typeof bank === 'string') await answerBank(bank, 'completed');
  const confirm = () =>
    callSuccessfully(visited.call, 200, 'POST', '/api/checkout/complete', {
      token,
      body: { ...body, transaction_uuid: readTextAt(authorised.json, 'data', 'transaction_uuid') },
    });
  const [first, second] = await Promise.all(customer % 4 === 0 ? [confirm(), confirm()] : [confirm()]);
  const orderId = readTextAt(first?.json, 'data', 'complete_order_id');
  if (second && readTextAt(second.json, 'data', 'complete_order_id') !== orderId) {
    throw new Error('Two confirmations of one payment made two orders.');
  }
  await callSuccessfully(visited.call, 200, 'GET', `/api/orders/${orderId}`, { token });
  return { email, orderId };
}

/** Finds a membership that is paid by direct debit and has an amount due now. */
export function findChoiceWithPaymentDue(visited: SandboxApi) {
  return requireChoice(
    visited,
    'recurring',
    (_type, option) => Number(readAt(option, 'total_to_pay_now', 'amount')) > 0,
  );
}

/** Makes a call and throws unless the response has this status. */
export async function callSuccessfully(
  call: CallSandbox,
  status: number,
  method: string,
  path: string,
  more: Parameters<CallSandbox>[2],
): Promise<Answer> {
  const answer = await call(method, path, more);
  if (answer.status === status) return answer;
  throw new Error(`${method} ${path} responded with ${answer.status}: ${answer.text.slice(0, 300)}`);
}
