import { expect, test, vi } from 'vitest';
import { waitForNextTask } from '@/shared/lib';
import { fakeOperator } from '@/shared/testing';
import { buildAuthorisedPayment } from '../../../../../tests/fixtures/checkout.ts';
import { openGateway, savedCardChoice, toRequest } from './testing/stripe-world';

const typedCard = { savedCard: null, readSecurityCode: () => '' };
const confirmHeld = async () => ({ paymentIntent: { status: 'requires_capture' } });

const formFailed = { kind: 'gateway', message: 'Failed to initialize payment form' };

function pays() {
  const answer = { transaction_uuid: 'transaction-1', client_secret: 'pi_1_secret_2' };
  fakeOperator({ 'POST /api/checkout/authorise': { data: buildAuthorisedPayment(answer) } });
}

test('the form is usable only when the card field is ready', async () => {
  const world = await openGateway(confirmHeld, { isSlow: true });
  const onOpened = vi.fn();
  void world.start(null).then(onOpened);
  await vi.waitFor(() => expect(world.container.childElementCount).toBe(1));
  await waitForNextTask();
  expect(onOpened).not.toHaveBeenCalled();
  world.provider.say('ready', {});
  await vi.waitFor(() => expect(onOpened).toHaveBeenCalled());
});

test('with a saved card, the form is usable when the security code’s field is ready as well', async () => {
  const world = await openGateway(confirmHeld, { isSlow: true, hasSavedCard: true });
  const onOpened = vi.fn();
  void world.start(null).then(onOpened);
  await vi.waitFor(() => expect(world.codePlace?.childElementCount).toBe(1));
  world.provider.say('ready', {});
  await waitForNextTask();
  expect(onOpened).not.toHaveBeenCalled();
  world.provider.code.say('ready', {});
  await vi.waitFor(() => expect(onOpened).toHaveBeenCalled());
});

test('fields that fail to load show that the form failed', async () => {
  const world = await openGateway(confirmHeld, { isSlow: true });
  const gatewayStart = world.start(null);
  await vi.waitFor(() => expect(world.container.childElementCount).toBe(1));
  world.provider.say('loaderror', {});
  await expect(gatewayStart).rejects.toEqual(formFailed);
});

test('a script without its functions shows that the form failed', async () => {
  const world = await openGateway(confirmHeld, { isBroken: true });
  await expect(world.start(null)).rejects.toEqual(formFailed);
});

test('the fields are in English and do not ask for a postcode', async () => {
  const world = await openGateway(confirmHeld, { hasSavedCard: true });
  await world.start(null);
  expect(world.provider.elements.mock.calls).toEqual([
    [{ locale: 'en-GB', fonts: [] }],
    [{ locale: 'en-GB', fonts: [] }],
  ]);
  expect(world.provider.create).toHaveBeenCalledWith(
    'card',
    expect.objectContaining({ hidePostalCode: true }),
  );
});

test('the provider stores cards, and asks for their security codes in its own field', async () => {
  const { gateway } = await openGateway(confirmHeld);
  expect([gateway.hasSavedCards, gateway.hasSecurityCodeField, gateway.notice]).toEqual([true, true, null]);
});

test('leaving the card fields keeps the provider’s messages about them', async () => {
  const world = await openGateway(confirmHeld);
  await world.start(null);
  const invalidCard = { complete: false, error: { message: 'Your card number is invalid.' } };
  world.provider.say('change', invalidCard);
  world.provider.say('blur', {});
  expect(world.fields).toEqual([{ isComplete: false, error: 'Your card number is invalid.' }]);
  world.provider.say('change', { complete: false });
  world.provider.say('blur', {});
  expect(world.fields.at(-1)).toEqual({ isComplete: false, error: 'Please complete all required fields' });
});

test('no field can be changed while the payment is being sent', async () => {
  const world = await openGateway(confirmHeld, { hasSavedCard: true });
  await world.start(null);
  pays();
  await world.gateway.authorise(toRequest(), savedCardChoice, vi.fn());
  const heldThenFree = [[{ disabled: true }], [{ disabled: false }]];
  expect(world.provider.card.update.mock.calls).toEqual(heldThenFree);
  expect(world.provider.code.element.update.mock.calls).toEqual(heldThenFree);
});

test('a security code stays in its field if another card was used', async () => {
  const world = await openGateway(confirmHeld, { hasSavedCard: true });
  await world.start(null);
  pays();
  await world.gateway.authorise(toRequest(), typedCard, vi.fn());
  expect(world.provider.code.element.clear).not.toHaveBeenCalled();
});

test('a saved card without a container for its security code is confirmed by its id only', async () => {
  const world = await openGateway(confirmHeld, { hasSavedCard: true, hasPlaceForCode: false });
  await world.start(null);
  pays();
  expect(await world.gateway.authorise(toRequest(), savedCardChoice, vi.fn())).toMatchObject({
    kind: 'authorised',
  });
  expect(world.provider.stripe.confirmCardPayment).toHaveBeenCalledWith('pi_1_secret_2', {
    payment_method: 'pm_kept',
    return_url: window.location.href,
  });
});

test.each([true, false])('tearing down removes every field, once (saved card: %s)', async (hasSavedCard) => {
  const world = await openGateway(confirmHeld, { hasSavedCard });
  world.gateway.tearDown();
  await world.start(null);
  world.gateway.tearDown();
  world.gateway.tearDown();
  expect(world.provider.card.destroy).toHaveBeenCalledOnce();
  expect(world.provider.code.element.destroy).toHaveBeenCalledTimes(hasSavedCard ? 1 : 0);
  expect(await world.gateway.authorise(toRequest(), typedCard, vi.fn())).toEqual({
    kind: 'declined',
    message: 'Payment system not initialized. Please refresh and try again.',
  });
});
