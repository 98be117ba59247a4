import { afterEach, beforeEach, expect, test } from 'vitest';
import { shopOrigin, startSimulators } from '../testing.ts';

let simulators: Awaited<ReturnType<typeof startSimulators>>;
beforeEach(async () => {
  simulators = await startSimulators();
});
afterEach(() => simulators.close());

const GOOD_CARD_NUMBER = '4242424242424242';

/** Sends what the provider's frame sends when the page confirms a payment with a saved card. */
async function payWithMethod(payment_method: string, overrides: object = {}) {
  const intent = await simulators.newIntent();
  return simulators.call(`/v1/payment_intents/${intent.id}/confirm`, {
    client_secret: intent.clientSecret,
    payment_method,
    parent_origin: shopOrigin,
    ...overrides,
  });
}

const createCodeToken = async (cvc: string) => simulators.call('/v1/tokens', { cvc_update: { cvc } });
const buildCodeOptions = (cvc_token: string) => ({ payment_method_options: { card: { cvc_token } } });

test('an unsaved card is valid for one payment', async () => {
  const { body } = await simulators.addCard(GOOD_CARD_NUMBER);
  expect((await payWithMethod(body.id)).body.status).toBe('requires_capture');
  const secondResult = await payWithMethod(body.id);
  expect(secondResult.status).toBe(400);
  expect(secondResult.body.error.message).toContain('may not be used again');
});

test('a saved card pays the next time, with its code typed again', async () => {
  const { body } = await simulators.addCard(GOOD_CARD_NUMBER);
  await payWithMethod(body.id, { setup_future_usage: 'on_session' });
  const code = await createCodeToken('123');
  expect(code.body).toEqual({
    id: expect.stringMatching(/^cvctok_/),
    object: 'token',
    type: 'cvc_update',
    livemode: false,
  });
  expect((await payWithMethod(body.id, buildCodeOptions(code.body.id))).body.status).toBe('requires_capture');
});

test('a typed code is used once, and the simulator stores nothing of it', async () => {
  const { body } = await simulators.addCard(GOOD_CARD_NUMBER);
  await payWithMethod(body.id, { setup_future_usage: 'on_session' });
  const { id } = (await createCodeToken('123')).body;
  await payWithMethod(body.id, buildCodeOptions(id));
  const second = await payWithMethod(body.id, buildCodeOptions(id));
  expect([second.status, second.body.error.code]).toEqual([404, 'resource_missing']);
});

test.each(['12', '12345', 'abc', ''])('a code that reads "%s" is refused', async (cvc) => {
  const refusal = await createCodeToken(cvc);
  expect([refusal.status, refusal.body.error.code]).toEqual([402, 'invalid_cvc']);
});

test('a saved card that has expired since is declined as expired', async () => {
  const { identifier } = await simulators.keepCard('stripe', GOOD_CARD_NUMBER, '01/25', 'customer-1');
  const { status, body } = await payWithMethod(identifier);
  expect([status, body.error.code]).toEqual([402, 'expired_card']);
});
