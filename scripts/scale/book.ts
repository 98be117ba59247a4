import { answerBank, buildPaymentBody, payWithCard } from '../../sandbox/server/testing-journey.ts';
import type { Answer, SandboxApi } from '../../sandbox/testing/calls.ts';
import { readAt, readTextAt } from '../../sandbox/testing/json.ts';
import { buildAuthorisePaymentRequest } from '../../tests/fixtures/checkout.ts';
import { CARD_WITH_CHALLENGE, CARD_WITHOUT_CHALLENGE, callSuccessfully } from './journey.ts';

/** Adds a place in each of these sessions to the basket. */
export function addSessions(
  { call }: SandboxApi,
  token: string,
  sessions: readonly string[],
  selectedUserId?: string,
): Promise<Answer> {
  const items = sessions.map((id) => ({ id, type: 'activity' }));
  return call('POST', '/api/cart/add', {
    token,
    body: selectedUserId ? { items, selected_user_id: selectedUserId } : { items },
  });
}

/** Whether the call was refused because the session of the first item is full. */
export function isRefusedAsFull({ status, json }: Answer): boolean {
  return status === 422 && readAt(json, 'reasons', 'items.0') === 'full';
}

/**
 * Pays for the basket by card: every third payment has a challenge, and every fourth is confirmed twice.
 *
 * @returns the order's id; null if a place was lost to somebody else before the payment was captured
 */
export async function payForPlaces(api: SandboxApi, token: string, customer: number): Promise<string | null> {
  const cart = readAt((await callSuccessfully(api.call, 200, 'GET', '/api/cart', { token })).json, 'data');
  const body = { ...(await buildPaymentBody(api, token, cart)), source: 'activity-booking' as const };
  const preparedAnswer = await callSuccessfully(api.call, 200, 'GET', '/api/checkout/prepare', { token });
  const authorisedAnswer = await api.call('POST', '/api/checkout/authorise', {
    token,
    body: {
      ...buildAuthorisePaymentRequest(body),
      session_key: readTextAt(preparedAnswer.json, 'data', 'session_key'),
    },
  });
  if (authorisedAnswer.status === 422) return null;
  if (authorisedAnswer.status !== 200)
    throw new Error(`Authorising responded with ${authorisedAnswer.status}: ${authorisedAnswer.text}`);
  const card = customer % 3 === 0 ? CARD_WITH_CHALLENGE : CARD_WITHOUT_CHALLENGE;
  const intent = await payWithCard(api, readTextAt(authorisedAnswer.json, 'data', 'client_secret'), card);
  const bankUrl = readAt(intent, 'next_action', 'use_stripe_sdk', 'url');
  if (typeof bankUrl === 'string') await answerBank(bankUrl, 'completed');
  const confirmPayment = () =>
    api.call('POST', '/api/checkout/complete', {
      token,
      body: { ...body, transaction_uuid: readTextAt(authorisedAnswer.json, 'data', 'transaction_uuid') },
    });
  const answers = await Promise.all(
    customer % 4 === 0 ? [confirmPayment(), confirmPayment()] : [confirmPayment()],
  );
  if (answers.every(({ status }) => status === 422)) return null;
  const orderIds = new Set(answers.map((answer) => readOrderId(answer)));
  if (orderIds.size !== 1) throw new Error('Two confirmations of one payment made two orders.');
  return [...orderIds][0] ?? null;
}

function readOrderId({ status, json, text }: Answer): string {
  if (status !== 200) throw new Error(`Completing responded with ${status}: ${text.slice(0, 300)}`);
  return readTextAt(json, 'data', 'complete_order_id');
}
