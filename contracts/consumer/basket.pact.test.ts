import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import {
  deleteCart,
  removeBenefit,
  removeFromCart,
  removePackage,
  setCartCredit,
  updateCartItem,
} from '../../src/shared/api/index.ts';
import { buildPlaceItem } from '../../tests/fixtures/cart.ts';
import { providerStateValues } from '../state-values.ts';
import { buildFailureBody, matchPath, matchProviderValue, verifyInteraction } from './verify-interaction.ts';

const { cartItemId } = providerStateValues;
const REMOVED_ID = '0197b1c2-0000-7c31-9a55-3e1f0c2d4bff';
const source = 'activity-booking' as const;
const filledBasketRequest = { token: 'valid', given: 'a-basket-with-a-class' } as const;
const emptyCartBody = {
  data: MatchersV3.like({
    items: MatchersV3.equal([]),
    totals: { item_count: MatchersV3.equal(0), balance: MatchersV3.equal(0) },
  }),
};
const placeExample = buildPlaceItem();
const filledCartBody = {
  data: MatchersV3.like({
    items: MatchersV3.eachLike({
      id: MatchersV3.string(placeExample.id),
      type: 'activity',
      object_id: MatchersV3.string(placeExample.object_id ?? ''),
      quantity: MatchersV3.integer(1),
      sort_by: MatchersV3.string(placeExample.sort_by),
    }),
    totals: {
      total: MatchersV3.integer(520),
      sub_total: MatchersV3.integer(520),
      tax_total: MatchersV3.integer(0),
      balance: MatchersV3.integer(520),
      item_count: MatchersV3.integer(1),
      formatted_total: MatchersV3.string('£5.20'),
      formatted_balance: MatchersV3.string('£5.20'),
    },
    credits: {
      general: {
        total_available: MatchersV3.integer(0),
        max_applicable: MatchersV3.integer(0),
        applied: MatchersV3.integer(0),
      },
    },
  }),
};

describe('the basket', () => {
  test('an item is removed from the basket', async () => {
    const outcome = await verifyInteraction(
      {
        ...filledBasketRequest,
        description: 'an item to be removed',
        method: 'POST',
        path: '/api/cart/remove',
        body: { cart_item_ids: [matchProviderValue('cartItemId')] },
        answers: { status: 200, body: emptyCartBody },
      },
      () => removeFromCart({ itemIds: [cartItemId] }),
    );

    expect(outcome).toMatchObject({ items: [], totals: { itemCount: 0 } });
  });

  test('removing an item twice succeeds', async () => {
    const outcome = await verifyInteraction(
      {
        ...filledBasketRequest,
        description: 'an item to be removed that is gone',
        method: 'POST',
        path: '/api/cart/remove',
        body: { cart_item_ids: [REMOVED_ID] },
        answers: { status: 200, body: filledCartBody },
      },
      () => removeFromCart({ itemIds: [REMOVED_ID] }),
    );

    expect(outcome).toMatchObject({ items: [{ objectId: expect.any(String) }] });
  });

  test('the basket is emptied', async () => {
    const outcome = await verifyInteraction(
      {
        ...filledBasketRequest,
        description: 'a basket to be emptied',
        method: 'DELETE',
        path: '/api/cart',
        answers: { status: 200, body: emptyCartBody },
      },
      () => deleteCart(),
    );

    expect(outcome).toMatchObject({ items: [] });
  });

  test('an item is changed', async () => {
    const outcome = await verifyInteraction(
      {
        ...filledBasketRequest,
        description: 'an item to be changed',
        method: 'PUT',
        path: matchPath`/api/cart/${'cartItemId'}`,
        body: { options: {} },
        answers: { status: 200, body: filledCartBody },
      },
      () => updateCartItem({ itemId: cartItemId, options: {} }),
    );

    expect(outcome).toMatchObject({ items: [{ quantity: 1, objectId: expect.any(String) }] });
  });

  test('changing an item that was removed is a 404', async () => {
    const outcome = await verifyInteraction(
      {
        ...filledBasketRequest,
        description: 'an item to be changed that is gone',
        method: 'PUT',
        path: `/api/cart/${REMOVED_ID}`,
        body: { options: {} },
        answers: { status: 404, body: buildFailureBody('Not found.') },
      },
      () => updateCartItem({ itemId: REMOVED_ID, options: {} }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });

  test('the credit in use is set to nothing', async () => {
    const outcome = await verifyInteraction(
      {
        ...filledBasketRequest,
        description: 'credit to be removed',
        method: 'PUT',
        path: '/api/cart/credit',
        body: { kind: 'general', amount: 0 },
        answers: { status: 200, body: filledCartBody },
      },
      () => setCartCredit({ kind: 'general', amount: 0 }),
    );

    expect(outcome).toMatchObject({ credits: { general: { applied: expect.any(Number) } } });
  });

  test('more credit than can be used is refused at its field', async () => {
    const outcome = await verifyInteraction(
      {
        ...filledBasketRequest,
        description: 'more credit than can be used',
        method: 'PUT',
        path: '/api/cart/credit',
        body: { kind: 'general', amount: 999_999 },
        answers: { status: 422, body: buildFailureBody('Check the amount.', 'amount') },
      },
      () => setCartCredit({ kind: 'general', amount: 999_999 }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { amount: [expect.any(String)] } });
  });

  test.each([
    ['benefit', removeBenefit, 'benefitId'],
    ['package', removePackage, 'packageId'],
  ] as const)('a %s is removed from an item', async (reductionKind, removeReduction, idName) => {
    const outcome = await verifyInteraction(
      {
        token: 'valid',
        given: 'a-basket-with-reductions',
        description: `a ${reductionKind} to be removed`,
        method: 'DELETE',
        path:
          reductionKind === 'benefit'
            ? matchPath`/api/activities/benefit/remove/${idName}`
            : matchPath`/api/activities/package/remove/${idName}`,
        query: { source },
        answers: { status: 200, body: filledCartBody },
      },
      () => removeReduction({ id: providerStateValues[idName], source }),
    );

    expect(outcome).toMatchObject({ items: [{ objectId: expect.any(String) }] });
  });

  test.each([
    ['benefit', removeBenefit],
    ['package', removePackage],
  ])('removing a %s that is no longer used is a 404', async (reductionKind, removeReduction) => {
    const outcome = await verifyInteraction(
      {
        ...filledBasketRequest,
        description: `a ${reductionKind} to be removed that is no longer used`,
        method: 'DELETE',
        path: `/api/activities/${reductionKind}/remove/${REMOVED_ID}`,
        query: { source },
        answers: { status: 404, body: buildFailureBody('Not found.') },
      },
      () => removeReduction({ id: REMOVED_ID, source }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });
});
