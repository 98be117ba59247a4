import { answerBank, buildPaymentBody, payWithCard } from '../../sandbox/server/testing-journey.ts';
import type { Answer, SandboxApi } from '../../sandbox/testing/calls.ts';
import { readAt, readTextAt } from '../../sandbox/testing/json.ts';
import { buildAuthorisePaymentRequest } from '../../tests/fixtures/checkout.ts';
import { ASKS_BANK, callSuccessfully, GOOD_CARD } from './journey.ts';

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
export function isFull({ status, json }: Answer): boolean {
  return status === 422 && readAt(json, 'reasons', 'items.0') === 'full';
}

/**
 * Pays for the basket by card: every third payment has a challenge, and every fourth is confirmed twice.
 *
 * @returns the order's id; null if a place was lost to somebody else before the payment was captured
 */
export async function payForPlaces(
  visited: SandboxApi,
  token: string,
  customer: number,
): Promise<string | null> {
  const cart = readAt(
    (await callSuccessfully(visited.call, 200, 'GET', '/api/cart', { token })).json,
    'data',
  );
  const body = { ...(await buildPaymentBody(visited, token, cart)), source: 'activity-booking' as const };
  const prepared = await callSuccessfully(visited.call, 200, 'GET', '/api/checkout/prepare', { token });
  const authorised = await visited.call('POST', '/api/checkout/authorise', {
    token,
    body: {
      ...buildAuthorisePaymentRequest(body),
      session_key: readTextAt(prepared.json, 'data', 'session_key'),
    },
  });
  if (authorised.status === 422) return null;
  if (authorised.status !== 200)
    throw new Error(`Authorising responded with ${authorised.status}: ${authorised.text}`);
  const card = customer % 3 === 0 ? ASKS_BANK : GOOD_CARD;
  const intent = await payWithCard(visited, readTextAt(authorised.json, 'data', 'client_secret'), card);
  const bank = readAt(intent, 'next_action', 'use_stripe_sdk', 'url');
  if (typeof bank === 'string') await answerBank(bank, 'completed');
  const confirm = () =>
    visited.call('POST', '/api/checkout/complete', {
      token,
      body: { ...body, transaction_uuid: readTextAt(authorised.json, 'data', 'transaction_uuid') },
    });
  const answers = await Promise.all(customer % 4 === 0 ? [confirm(), confirm()] : [confirm()]);
  if (answers.every(({ status }) => status === 422)) return null;
  const orders = new Set(answers.map((answer) => orderOf(answer)));
  if (orders.size !== 1) throw new Error('Two confirmations of one payment made two orders.');
  return [...orders][0] ?? null;
}

function orderOf({ status, json, text }: Answer): string {
  if (status !== 200) throw new Error(`Completing responded with ${status}: ${text.slice(0, 300)}`);
  return readTextAt(json, 'data', 'complete_order_id');
}
