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

export const CARD_WITHOUT_CHALLENGE = '4242424242424242';
export const CARD_WITH_CHALLENGE = '4000002760003184';

/**
 * Joins as one customer: account, membership with a direct debit, terms, card, order. Each call goes to the next process. Every
 * third card needs a challenge, and every fourth customer confirms twice, with the two confirmations sent to both processes at
 * once.
 *
 * @throws an Error that names the call with an unexpected response
 */
export async function joinAsCustomer(
  api: SandboxApi,
  customer: number,
  choice: Awaited<ReturnType<typeof requireChoice>>,
): Promise<JoinedCustomer> {
  const { token, email } = await registerCustomer(api);
  const cart = await fillCart(api, token, choice);
  const body = await buildPaymentBody(api, token, cart);
  const preparedAnswer = await callSuccessfully(api.call, 200, 'GET', '/api/checkout/prepare', { token });
  const authorisedAnswer = await callSuccessfully(api.call, 200, 'POST', '/api/checkout/authorise', {
    token,
    body: {
      ...buildAuthorisePaymentRequest(body),
      session_key: readTextAt(preparedAnswer.json, 'data', 'session_key'),
    },
  });
  const card = customer % 3 === 0 ? CARD_WITH_CHALLENGE : CARD_WITHOUT_CHALLENGE;
  const intent = await payWithCard(api, readTextAt(authorisedAnswer.json, 'data', 'client_secret'), card);
  const bankUrl = readAt(intent, 'next_action', 'use_stripe_sdk', 'url');
  if (typeof bankUrl === 'string') await answerBank(bankUrl, 'completed');
  const confirmPayment = () =>
    callSuccessfully(api.call, 200, 'POST', '/api/checkout/complete', {
      token,
      body: { ...body, transaction_uuid: readTextAt(authorisedAnswer.json, 'data', 'transaction_uuid') },
    });
  const [firstAnswer, secondAnswer] = await Promise.all(
    customer % 4 === 0 ? [confirmPayment(), confirmPayment()] : [confirmPayment()],
  );
  const orderId = readTextAt(firstAnswer?.json, 'data', 'complete_order_id');
  if (secondAnswer && readTextAt(secondAnswer.json, 'data', 'complete_order_id') !== orderId) {
    throw new Error('Two confirmations of one payment made two orders.');
  }
  await callSuccessfully(api.call, 200, 'GET', `/api/orders/${orderId}`, { token });
  return { email, orderId };
}

/** Finds a membership that is paid by direct debit and has an amount due now. */
export function findChoiceWithPaymentDue(api: SandboxApi) {
  return requireChoice(
    api,
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
  options: Parameters<CallSandbox>[2],
): Promise<Answer> {
  const answer = await call(method, path, options);
  if (answer.status === status) return answer;
  throw new Error(`${method} ${path} responded with ${answer.status}: ${answer.text.slice(0, 300)}`);
}
