import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '../storage.ts';
import { startSimulators } from '../testing.ts';

let simulators: Awaited<ReturnType<typeof startSimulators>>;
beforeEach(async () => {
  simulators = await startSimulators();
});
afterEach(() => simulators.close());

describe('a card that is accepted', () => {
  test('a card that is accepted holds the money until the shop captures it, once', async () => {
    const intent = await simulators.newIntent();
    const confirmed = await simulators.confirm(intent, '4242424242424242');
    expect(confirmed.body).toMatchObject({ status: 'requires_capture', last_payment_error: null });

    const { cardProvider } = simulators;
    await Promise.all([cardProvider.capture(intent.id), cardProvider.capture(intent.id)]);
    expect(await cardProvider.retrieveIntent(intent.id)).toMatchObject({ status: 'succeeded', amount: 2599 });
    expect((await simulators.charges()).map((charge) => charge.status)).toEqual(['captured']);
  });

  test('a card that is accepted is confirmed once when two tabs confirm at the same moment', async () => {
    const intent = await simulators.newIntent();
    const answers = await Promise.all([
      simulators.confirm(intent, '4242424242424242'),
      simulators.confirm(intent, '4242424242424242'),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400]);
    expect(await simulators.charges()).toHaveLength(1);
  });

  test('a card that is accepted is released when the shop cancels, and cannot be captured afterwards', async () => {
    const intent = await simulators.newIntent();
    await simulators.confirm(intent, '5555555555554444');
    expect(await simulators.cardProvider.cancel(intent.id)).toMatchObject({ status: 'canceled' });
    await expect(simulators.cardProvider.capture(intent.id)).rejects.toThrow('status of canceled');
    expect((await simulators.charges()).map((charge) => charge.status)).toEqual(['released']);
  });

  test('a card that is accepted has its authorisation expire after seven days', async () => {
    let now = Date.now();
    const timed = await startSimulators({ now: () => now });
    const intent = await timed.newIntent();
    await timed.confirm(intent, '4242424242424242');
    now += 7 * 24 * 60 * 60 * 1000 + 1;
    expect(await timed.cardProvider.retrieveIntent(intent.id)).toMatchObject({ status: 'canceled' });
    timed.close();
  });
});

test.each([
  ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
  ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
  ['4000000000009987', 'card_declined', 'lost_card', 'Your card was declined.'],
  ['4000000000009979', 'card_declined', 'stolen_card', 'Your card was declined.'],
  ['4000000000000069', 'expired_card', undefined, 'Your card has expired.'],
  ['4000000000000127', 'incorrect_cvc', undefined, "Your card's security code is incorrect."],
  ['4000000000000119', 'processing_error', undefined, /while processing your card/],
  ['4000008400001280', 'card_declined', 'generic_decline', 'Your card was declined.'],
  ['4111111111111111', 'card_declined', 'test_mode_live_card', /non test \(live\) card/],
])('the card %s is refused with %s', async (number, code, declineCode, message) => {
  const intent = await simulators.newIntent();
  const answer = await simulators.confirm(intent, number);
  expect(answer.status).toBe(402);
  expect(answer.body.error).toMatchObject({ type: 'card_error', code });
  expect(answer.body.error.decline_code).toBe(declineCode);
  expect(answer.body.error.message).toMatch(message);
  expect(await simulators.cardProvider.retrieveIntent(intent.id)).toMatchObject({
    status: 'requires_payment_method',
    lastError: { code },
  });
});

test('the same client secret accepts another card after a refusal', async () => {
  const intent = await simulators.newIntent();
  await simulators.confirm(intent, '4000000000009995');
  const second = await simulators.confirm(intent, '4242424242424242');
  expect(second.body.status).toBe('requires_capture');
  expect((await simulators.charges()).map((charge) => charge.status)).toEqual(['failed', 'held']);
});

test('a number with a wrong check digit is refused by the server too', async () => {
  const answer = await simulators.addCard('4242424242424241');
  expect(answer).toMatchObject({ status: 402, body: { error: { code: 'incorrect_number' } } });
});

describe('the shop’s server', () => {
  test('the shop’s server gets the same intent for the same idempotency key', async () => {
    const request = {
      amount: 500,
      currency: 'GBP',
      reference: 'one',
      customer: 'customer-1',
      idempotencyKey: 'key-one',
      card: null,
    };
    const [first, second] = await Promise.all([
      simulators.cardProvider.createIntent(request),
      simulators.cardProvider.createIntent(request),
    ]);
    expect(second.id).toBe(first.id);
    await expect(simulators.cardProvider.createIntent({ ...request, amount: 600 })).rejects.toThrow(
      'same parameters',
    );
  });

  test('the shop’s server keeps payments across a restart with a durable store', async () => {
    const storage = createMemoryStorage();
    const before = await startSimulators({ storage });
    const intent = await before.newIntent();
    await before.confirm(intent, '4242424242424242');
    before.close();
    const after = await startSimulators({ storage });
    expect(await after.cardProvider.capture(intent.id)).toMatchObject({ status: 'succeeded' });
    after.close();
  });

  test('the shop’s server never stores a card number or a security code', async () => {
    const storedKeys: string[] = [];
    const memory = createMemoryStorage();
    const storage = {
      ...memory,
      put: async (...record: Parameters<typeof memory.put>) => {
        storedKeys.push(JSON.stringify(record));
        await memory.put(...record);
      },
    };
    const watched = await startSimulators({ storage });
    await watched.confirm(await watched.newIntent(), '4242424242424242');
    expect(storedKeys.join()).not.toMatch(/424242424242|"123"/);
    watched.close();
  });
});

test('an intent is not returned without its client secret, or to a caller without a publishable key', async () => {
  const intent = await simulators.newIntent();
  const wrongSecret = await simulators.call(`/v1/payment_intents/${intent.id}?client_secret=guess`);
  expect(wrongSecret).toMatchObject({ status: 404, body: { error: { code: 'resource_missing' } } });
  const path = `/v1/payment_intents/${intent.id}?client_secret=${intent.clientSecret}`;
  expect(await simulators.call(path, undefined, 'sk_live_x')).toMatchObject({
    status: 401,
    body: { error: { type: 'authentication_error' } },
  });
});
