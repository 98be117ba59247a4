import { describe, expect, test } from 'vitest';
import type { FakeAnswer } from '@/shared/testing';
import { buildAuthorisedPayment, buildSavedCard } from '../../../../../tests/fixtures/checkout.ts';
import { findErrorText } from './errors';
import { container, keyGone, openGateway, type World } from './testing/opayo-world';

const { id, card_identifier: cardIdentifier } = buildSavedCard();
const savedCard = {
  id,
  cardIdentifier,
  cardType: 'Visa',
  lastFourDigits: '4242',
  expiryDate: null,
  recentlyExpired: false,
};

// Proves P2.7.
test('the script comes from the configured address', async () => {
  const world = await openGateway();
  await world.initialise();
  expect(world.loadScript).toHaveBeenCalledExactlyOnceWith(
    'https://sandbox.opayo.example/api/v1/js/sagepay.js',
    expect.any(AbortSignal),
  );
});

test('the drop-in counts as possibly complete once the customer has focused it, because it reports nothing that is typed', async () => {
  const world = await openGateway();
  await world.initialise();
  expect(world.onFieldsChange).not.toHaveBeenCalled();
  container.querySelector('iframe')?.focus();
  window.dispatchEvent(new Event('blur'));
  expect(world.onFieldsChange.mock.calls).toEqual([[{ isComplete: true, error: null }]]);
});

test('the script comes from the operator’s configured address and is loaded once per page', async () => {
  const world = await openGateway({ scriptUrl: 'https://cdn.example/sagepay.js' });
  await world.initialise();
  await world.initialise();
  expect(world.loadScript).toHaveBeenCalledExactlyOnceWith(
    'https://cdn.example/sagepay.js',
    expect.any(AbortSignal),
  );
});

test('the site’s gateway pays with the operator’s API, and each payment is a new attempt', async () => {
  const world = await openGateway({ isOfSite: true });
  await world.initialise();
  expect(await world.pay()).toEqual({ kind: 'authorised', transactionUuid: 'transaction-1' });
  await world.pay();
  const attempts = world.calls.map(({ body }) => body && Reflect.get(Object(body), 'attempt_id'));
  expect(new Set(attempts.filter(Boolean)).size).toBe(2);
});

test('the authorised transaction is the one that is completed', async () => {
  const world = await openGateway();
  await world.gateway.finalise({
    transactionUuid: 'transaction-1',
    payments: [],
    terms: [],
    source: 'online-joining',
  });
  expect(world.calls.at(-1)).toMatchObject({
    call: 'POST /api/checkout/complete',
    body: { transaction_uuid: 'transaction-1' },
  });
});

test('the drop-in is bound to its own form, without an argument, before an identifier is requested', async () => {
  const world = await openGateway();
  await world.initialise();
  expect(world.form).toHaveBeenCalledExactlyOnceWith();
  const form = container.querySelector('#sp-container')?.closest('form');
  // Whatever the script does with that form, the page stays, because its method leads nowhere.
  expect(form?.method).toBe('dialog');
  await world.pay();
  expect(world.form.mock.invocationCallOrder[0]).toBeLessThan(
    world.tokenise.mock.invocationCallOrder[0] ?? 0,
  );
});

// Proves P2.8.
test("the form says 'Your payment details are securely processed by Opayo.'", async () => {
  expect((await openGateway()).gateway.notice).toBe('Your payment details are securely processed by Opayo.');
});

// Proves P2.7.
test.each<[string, World, string]>([
  ['a blocked script', { isScriptBlocked: true }, 'Opayo payment form not loaded. Please try again later.'],
  ['a strange script', { isScriptStrange: true }, 'Opayo payment form not loaded. Please try again later.'],
  ['no address', { configurationUrl: null }, 'Failed to get configuration'],
  ['no key', { hasKeys: [false] }, 'Invalid payment session. Please refresh and try again.'],
])('%s is shown as the provider’s own message', async (_, given, message) => {
  const world = await openGateway(given);
  await expect(world.initialise()).rejects.toEqual({ kind: 'gateway', message });
});

test('a script that has not loaded in time is reported with the provider’s own message', async () => {
  const world = await openGateway({ isScriptSilent: true });
  const initialised = world.initialise();
  world.giveUp();
  const message = 'Opayo payment form not loaded. Please try again later.';
  await expect(initialised).rejects.toEqual({ kind: 'gateway', message });
});

// Proves P6.10.
test('fields that arrive after the timeout are removed without a message', async () => {
  const world = await openGateway();
  const initialised = world.initialise();
  world.giveUp();
  await initialised;
  expect(world.destroy).toHaveBeenCalledOnce();
  expect(container.querySelector('iframe')).toBeNull();
  expect(world.onFieldsChange).not.toHaveBeenCalled();
});

// Proves P4.14.
test('paying before the form has loaded shows a message', async () => {
  const world = await openGateway();
  expect(await world.pay()).toEqual({
    kind: 'declined',
    message: 'Payment system not fully loaded. Please try again.',
  });
});

// Proves P2.9.
test('the card’s identifier is authorised with the key with which it was created', async () => {
  const world = await openGateway();
  await world.initialise();
  expect(await world.pay()).toEqual({ kind: 'authorised', transactionUuid: 'transaction-1' });
  expect(world.listAuthorisations()).toEqual([
    expect.objectContaining({
      card_identifier: 'card-1',
      token: 'card-1',
      payment_method_id: null,
      status: 'success',
      session_key: 'key-1',
      card_holder_name: 'Sam Taylor',
    }),
  ]);
});

test('each submitted card is a new attempt', async () => {
  const world = await openGateway();
  await world.initialise();
  await world.pay();
  await world.pay();
  expect(world.listAuthorisations()).toEqual([
    expect.objectContaining({ attempt_id: 'attempt-1' }),
    expect.objectContaining({ attempt_id: 'attempt-2' }),
  ]);
});

const incomplete = {
  success: false,
  error: { httpCode: 422, errorCode: 1003, errorMessage: 'The card number is required' },
};

test('an incomplete card shows the drop-in’s message, and nothing is sent', async () => {
  const world = await openGateway({ results: [incomplete] });
  await world.initialise();
  expect(await world.pay()).toEqual({ kind: 'invalid_card', message: 'The card number is required' });
  expect(world.listAuthorisations()).toEqual([]);
});

test('a rejected security code of a saved card is not a fault of the card form', async () => {
  const world = await openGateway({ results: [incomplete] });
  await world.initialise();
  expect(await world.pay({ savedCard, readSecurityCode: () => '12' })).toMatchObject({
    kind: 'declined',
    isTokenisationFailure: true,
  });
});

test('our own form offers a saved card, and its security code is typed there', async () => {
  const { gateway } = await openGateway();
  expect([gateway.hasSavedCards, gateway.hasSecurityCodeField]).toEqual([true, false]);
});

// Proves C4.10.
test('a saved card is activated by the script with its security code, which is sent nowhere else', async () => {
  const world = await openGateway({ results: [{ success: true }] });
  await world.initialise();
  const answer = await world.pay({ savedCard, readSecurityCode: () => '123' });
  expect(answer).toMatchObject({ kind: 'authorised' });
  expect(world.activate.mock.calls[0]?.[0]).toMatchObject({
    reusableCardIdentifier: cardIdentifier,
    securityCode: '123',
  });
  expect(world.listAuthorisations()).toEqual([
    expect.objectContaining({ card_identifier: cardIdentifier, payment_method_id: cardIdentifier }),
  ]);
  expect(JSON.stringify(world.listAuthorisations())).not.toContain('123"');
});

test('a saved card is activated with the session’s key or, if that has expired, with the renewed one', async () => {
  const world = await openGateway({ results: [keyGone, { success: true }] });
  await world.initialise();
  await world.pay({ savedCard, readSecurityCode: () => '123' });
  expect(world.ownForm.mock.calls).toEqual([['key-1'], ['key-2']]);
  expect(world.listAuthorisations()).toEqual([expect.objectContaining({ session_key: 'key-2' })]);
});

// Proves P3.2.
test('the bank’s challenge is passed on unchanged, for version 1 and version 2', async () => {
  const challenged = (data: Record<string, string>): FakeAnswer => ({
    data: buildAuthorisedPayment({
      transaction_uuid: 'transaction-1',
      transaction_status: 'sca_required',
      sca_url: 'https://acs.bank.example/challenge',
      sca_data: data,
    }),
  });
  for (const fields of [
    { creq: 'abc', threeDSSessionData: 'def' },
    { PaReq: 'ghi', MD: 'jkl', TermUrl: 'https://api.example/return' },
  ]) {
    const world = await openGateway({ authorise: challenged(fields) });
    await world.initialise();
    expect(await world.pay()).toEqual({
      kind: 'challenge',
      findTextOfCode: findErrorText,
      transactionUuid: 'transaction-1',
      refusalMessage: 'Payment verified but could not complete the transaction',
      form: { url: 'https://acs.bank.example/challenge', method: 'POST', fields },
    });
  }
});

test('tearing down removes the gateway’s frame', async () => {
  const world = await openGateway();
  await world.initialise();
  world.gateway.tearDown();
  expect(world.destroy).toHaveBeenCalledOnce();
  expect(container.childElementCount).toBe(0);
});

describe('an amount that the screen does not show', () => {
  const failedResult: FakeAnswer = {
    data: { transaction_id: 'transaction-1', status: 'failed', error: null },
  };
  const createOtherAnswer = (transaction_status: 'authorised' | 'sca_required'): FakeAnswer => ({
    data: buildAuthorisedPayment({
      transaction_uuid: 'transaction-1',
      transaction_status,
      amount: 3000,
      ...(transaction_status === 'sca_required' ? { sca_url: 'https://bank.example' } : {}),
    }),
  });
  const amountChangedAnswer = {
    kind: 'declined',
    message: 'The amount to pay has changed. Please check it and pay again.',
    isCartOutdated: true,
  };

  test.each(['authorised', 'sca_required'] as const)(
    'an amount that differs from the screen is not paid: its hold is released, %s',
    async (status) => {
      const world = await openGateway({ authorise: createOtherAnswer(status), release: failedResult });
      await world.initialise();
      expect(await world.pay()).toEqual(amountChangedAnswer);
      expect(world.released()).toEqual([{ transaction_uuid: 'transaction-1', sca_result: 'amount_changed' }]);
    },
  );

  test('an amount that differs from the screen is not paid even if its release fails: the next attempt replaces it', async () => {
    const world = await openGateway({ authorise: createOtherAnswer('authorised') });
    await world.initialise();
    expect(await world.pay()).toEqual(amountChangedAnswer);
    expect(world.released()).toHaveLength(1);
  });
});

test('a missing amount is not compared', async () => {
  const authorise: FakeAnswer = {
    data: buildAuthorisedPayment({ transaction_status: 'authorised', amount: null }),
  };
  const world = await openGateway({ authorise });
  await world.initialise();
  expect(await world.pay()).toMatchObject({ kind: 'authorised' });
});
