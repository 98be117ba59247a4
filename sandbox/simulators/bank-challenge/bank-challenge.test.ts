import { afterEach, beforeEach, expect, test } from 'vitest';
import { shopOrigin, startSimulators } from '../testing.ts';

let simulators: Awaited<ReturnType<typeof startSimulators>>;
beforeEach(async () => {
  simulators = await startSimulators();
});
afterEach(() => simulators.close());

async function createChallengedIntent(number = '4000000000003220') {
  const intent = await simulators.newIntent();
  const { body } = await simulators.confirm(intent, number);
  expect(body.status).toBe('requires_action');
  const { reference, url } = body.next_action.use_stripe_sdk;
  expect(url).toBe(`http://bank.another.localhost:4000/challenge/${reference}`);
  return { intent, reference };
}

test('the bank’s page shows merchant and amount, and only the shop and its provider may frame it', async () => {
  const { reference } = await createChallengedIntent();
  const page = await fetch(`${simulators.bankUrl}/challenge/${reference}`);
  const html = await page.text();
  expect(html).toContain('£25.99');
  expect(html).toContain('ending in 3220');
  expect(page.headers.get('Content-Security-Policy')).toContain(
    `frame-ancestors ${simulators.providerUrl} ${shopOrigin}`,
  );
});

test.each([
  ['4000002500003155', 'requires_capture', undefined],
  ['4000002760003184', 'requires_capture', undefined],
  ['4000000000003220', 'requires_capture', undefined],
  ['4000008400001629', 'requires_payment_method', 'card_declined'],
  ['4000008260003178', 'requires_payment_method', 'card_declined'],
])('the card %s ends in %s once the customer completes the challenge', async (number, status, code) => {
  const { intent, reference } = await createChallengedIntent(number);
  expect(await simulators.answerBank(reference, 'completed')).toBe(200);
  const retrievedIntent = await simulators.cardProvider.retrieveIntent(intent.id);
  expect(retrievedIntent.status).toBe(status);
  expect(retrievedIntent.lastError?.code).toBe(code);
});

test('a failed challenge takes no money and leaves the payment open for another card', async () => {
  const { intent, reference } = await createChallengedIntent();
  await simulators.answerBank(reference, 'failed');
  expect(await simulators.cardProvider.retrieveIntent(intent.id)).toMatchObject({
    status: 'requires_payment_method',
    lastError: { code: 'payment_intent_authentication_failure' },
  });
  expect(await simulators.charges()).toEqual([]);
  expect((await simulators.confirm(intent, '4242424242424242')).body.status).toBe('requires_capture');
});

test('a closed challenge counts as failed, and a later response to it changes nothing', async () => {
  const { intent, reference } = await createChallengedIntent();
  const closed = await simulators.call(`/v1/payment_intents/${intent.id}/abandon_challenge`, {
    client_secret: intent.clientSecret,
  });
  expect(closed.body).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'payment_intent_authentication_failure' },
  });
  await simulators.answerBank(reference, 'completed');
  expect(await simulators.charges()).toEqual([]);
});

test('two responses hold the money once', async () => {
  const { reference } = await createChallengedIntent();
  await Promise.all([
    simulators.answerBank(reference, 'completed'),
    simulators.answerBank(reference, 'completed'),
  ]);
  expect(await simulators.charges()).toHaveLength(1);
});

test('an unknown challenge and an invalid response are refused', async () => {
  const { reference } = await createChallengedIntent();
  expect((await fetch(`${simulators.bankUrl}/challenge/ask_unknown`)).status).toBe(404);
  expect(await simulators.answerBank(reference, 'perhaps')).toBe(400);
});
