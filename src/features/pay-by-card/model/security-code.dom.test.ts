import { allSettled } from 'effector';
import { expect, test, vi } from 'vitest';
import { waitForNextTask } from '@/shared/lib';
import { deferred } from '@/shared/testing';
import { buildPreparedPayment, buildSavedCard } from '../../../../tests/fixtures/checkout.ts';
import type { Authorisation } from '../gateways/gateway';
import { authorised, declined, openedCheckout } from '../testing/opened-checkout';

/** A checkout with a saved card, and the field for its security code. */
async function withSavedCard(authorise: () => Promise<Authorisation>) {
  const checkout = await openedCheckout({
    authorise,
    prepare: { data: buildPreparedPayment({ saved_card: buildSavedCard() }) },
  });
  const { cardChoice: choice, providerWait } = checkout.model;
  const { scope } = checkout;
  const field = document.createElement('input');
  await allSettled(choice.securityCodeFieldChanged, { scope, params: field });
  return {
    ...checkout,
    field,
    type: (code: string) => {
      field.value = code;
      void allSettled(choice.securityCodeTyped, { scope, params: { length: code.length } });
    },
    givesUp: () => void allSettled(providerWait.timers.limit.expired, { scope }),
    isCodeLong: () => scope.getState(choice.$isCodeComplete),
  };
}

test.each<[string, () => Promise<Authorisation>]>([
  ['the card is authorised', async () => authorised],
  ['the card is declined', async () => declined],
  ['the server refuses', () => Promise.reject({ kind: 'http', status: 409, message: null })],
  ['the answer is lost', () => Promise.reject({ kind: 'network' })],
])('the security code is cleared from its field once %s', async (_, authorise) => {
  const checkout = await withSavedCard(authorise);
  checkout.type('123');
  await checkout.happens('payClicked');
  expect(checkout.gateway.authorise).toHaveBeenCalledOnce();
  expect([checkout.field.value, checkout.isCodeLong()]).toEqual(['', false]);
});

test('the security code is cleared from its field when the provider times out', async () => {
  const checkout = await withSavedCard(() => new Promise(() => {}));
  checkout.type('123');
  void checkout.happens('payClicked');
  expect(checkout.field.value).toBe('123');
  checkout.givesUp();
  await vi.waitFor(() => expect(checkout.status()).toBe('failed'));
  expect([checkout.field.value, checkout.isCodeLong()]).toEqual(['', false]);
});

test('a result after the timeout does not clear the next attempt’s security code', async () => {
  const answers = [deferred<Authorisation>(), deferred<Authorisation>()] as const;
  const remainingAnswers = [...answers];
  const checkout = await withSavedCard(
    () => remainingAnswers.shift()?.promise ?? Promise.resolve(authorised),
  );
  checkout.type('123');
  void checkout.happens('payClicked');
  checkout.givesUp();
  await vi.waitFor(() => expect(checkout.status()).toBe('failed'));
  checkout.type('456');
  void checkout.happens('payClicked');
  answers[0].resolve(declined);
  await waitForNextTask();
  expect([checkout.status(), checkout.field.value]).toEqual(['authorizing', '456']);
  answers[1].resolve(authorised);
  await vi.waitFor(() => expect(checkout.paid()).toEqual(['order-1']));
  expect(checkout.field.value).toBe('');
});
