import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { buildPreparedPayment, buildSavedCard } from '../../../../tests/fixtures/checkout.ts';
import type { CardFields } from '../gateways/gateway';
import { openedCheckout } from '../testing/opened-checkout';

/** A checkout that asks for the billing address, with nothing typed yet. */
async function checkoutWithAddress(prepared: Parameters<typeof buildPreparedPayment>[0] = {}) {
  const checkout = await openedCheckout({ prepare: { data: buildPreparedPayment(prepared) } });
  const { model, scope } = checkout;
  return {
    ...checkout,
    fieldsSay: (fields: CardFields) => allSettled(model.preparation.fieldsChanged, { scope, params: fields }),
    codeIs: (length: number) => allSettled(model.cardChoice.securityCodeTyped, { scope, params: { length } }),
    missing: () => scope.getState(model.$missingParts),
    isStoredCard: () => scope.getState(model.$isStoredCard),
  };
}

const nothingMissing = { billing: false, card: false, securityCode: false };

test('a card stored by the provider is paid without billing details; a typed card is not', async () => {
  const checkout = await checkoutWithAddress();
  await checkout.fieldsSay({ isComplete: true, error: null });
  expect([checkout.isStoredCard(), checkout.missing()]).toEqual([null, { ...nothingMissing, billing: true }]);
  await checkout.fieldsSay({ isComplete: true, error: null, isStoredCard: false });
  expect([checkout.isStoredCard(), checkout.missing()]).toEqual([
    false,
    { ...nothingMissing, billing: true },
  ]);
  await checkout.happens('payClicked');
  expect(checkout.gateway.authorise).not.toHaveBeenCalled();
  await checkout.fieldsSay({ isComplete: true, error: null, isStoredCard: true });
  expect([checkout.isStoredCard(), checkout.missing()]).toEqual([true, nothingMissing]);
  await checkout.happens('payClicked');
  expect(checkout.gateway.authorise).toHaveBeenCalledOnce();
});

test('for a saved card only its security code is required', async () => {
  const checkout = await checkoutWithAddress({ saved_card: buildSavedCard() });
  await checkout.fieldsSay({ isComplete: false, error: null });
  expect(checkout.missing()).toEqual({ ...nothingMissing, securityCode: true });
  await checkout.happens('payClicked');
  expect(checkout.gateway.authorise).not.toHaveBeenCalled();
  await checkout.codeIs(3);
  expect(checkout.missing()).toEqual(nothingMissing);
  await checkout.happens('payClicked');
  expect(checkout.gateway.authorise).toHaveBeenCalledOnce();
});
