import { expect, test } from 'vitest';
import { type FakeAnswer, fakeOperator } from '@/shared/testing';
import { buildPreparedPayment } from '../../../../../tests/fixtures/checkout.ts';
import { acceptedCard, keyGone, notValid, openGateway } from './testing/opayo-world';

test('an expired session is renewed once, without a message', async () => {
  const world = await openGateway({ results: [keyGone, acceptedCard] });
  await world.initialise();
  expect(await world.pay()).toMatchObject({ kind: 'authorised' });
  expect(world.tokenise.mock.calls).toEqual([[], [{ newMerchantSessionKey: 'key-2' }]]);
  expect(world.listAuthorisations()).toEqual([expect.objectContaining({ session_key: 'key-2' })]);
});

test('a session that expires twice is reported to the customer, and nothing is sent', async () => {
  const world = await openGateway({ results: [keyGone, keyGone] });
  await world.initialise();
  expect(await world.pay()).toEqual({
    kind: 'declined',
    message: 'Your payment session couldn’t be confirmed. Please enter your card again.',
    isTokenisationFailure: true,
  });
  expect(world.listAuthorisations()).toEqual([]);
});

// Proves P4.16.
test('a card that cannot be passed to the gateway is a processing error, and nothing is sent', async () => {
  const world = await openGateway();
  await world.initialise();
  world.tokenise.mockImplementation(() => {
    throw new Error('frame gone');
  });
  const message = 'Payment processing error. Please try again.';
  expect(await world.pay()).toEqual({ kind: 'declined', message, isTokenisationFailure: true });
  expect(world.listAuthorisations()).toEqual([]);
});

test.each([422, 403])('if the server refuses a new key (%i), its message is shown', async (status) => {
  const world = await openGateway({ results: [keyGone] });
  await world.initialise();
  fakeOperator({ 'GET /api/checkout/prepare': { status, body: { message: 'Empty.' } } });
  await expect(world.pay()).rejects.toMatchObject({ message: 'Empty.' });
});

test.each<[string, FakeAnswer]>([
  ['whose answer is lost', { breaks: true }],
  ['that the server does not give', { data: buildPreparedPayment({ session_key: null }) }],
])(
  'a new key %s is a processing error: nothing was sent, and the card can be entered again',
  async (_, prepare) => {
    const world = await openGateway({ results: [keyGone] });
    await world.initialise();
    fakeOperator({ 'GET /api/checkout/prepare': prepare });
    const message = 'Payment processing error. Please try again.';
    expect(await world.pay()).toEqual({ kind: 'declined', message, isTokenisationFailure: true });
    expect(world.listAuthorisations()).toEqual([]);
  },
);

test('a key with enough time left is used as it is', async () => {
  const world = await openGateway();
  await world.initialise();
  world.advanceTime(379_999);
  await world.pay();
  expect(world.tokenise.mock.calls).toEqual([[]]);
});

test('a key is renewed 20 seconds before its 400 seconds end, and after it has been used for a card', async () => {
  const world = await openGateway();
  await world.initialise();
  world.advanceTime(380_000);
  await world.pay();
  await world.pay();
  expect(world.tokenise.mock.calls).toEqual([
    [{ newMerchantSessionKey: 'key-2' }],
    [{ newMerchantSessionKey: 'key-3' }],
  ]);
});

test('the expiry that the server gives a key takes precedence over the 400 seconds, for the first key and the next', async () => {
  const world = await openGateway({
    results: [notValid, notValid],
    expiresAt: new Date(500_000).toISOString(),
  });
  await world.initialise();
  world.advanceTime(479_999);
  await world.pay();
  world.advanceTime(1);
  await world.pay();
  await world.pay();
  const renewed = (key: string) => [{ newMerchantSessionKey: key }];
  expect(world.tokenise.mock.calls).toEqual([[], renewed('key-2'), renewed('key-3')]);
});

test('a key that has rejected three cards is not used a fourth time', async () => {
  const world = await openGateway({ results: [notValid, notValid, notValid, notValid] });
  await world.initialise();
  for (let attempt = 0; attempt < 5; attempt += 1) await world.pay();
  const renewed = [{ newMerchantSessionKey: 'key-2' }];
  // The next key may reject three cards again.
  expect(world.tokenise.mock.calls).toEqual([[], [], [], renewed, []]);
});
