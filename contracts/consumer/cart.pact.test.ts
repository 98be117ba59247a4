import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { clearCart, loadCart } from '../../src/shared/api/index.ts';
import {
  buildCart,
  buildCartItem,
  buildCartMembership,
  buildFreeCancellation,
  buildJoiningSummary,
  buildPlaceItem,
} from '../../tests/fixtures/cart.ts';
import { buildPrice } from '../../tests/fixtures/wire.ts';
import { matchBody } from './body-matcher.ts';
import { buildFailureBody, verifyInteraction } from './verify-interaction.ts';

const cartRequest = { method: 'GET', path: '/api/cart' } as const;

describe('cart', () => {
  test('a cart has the chosen membership and the amount due', async () => {
    const outcome = await verifyInteraction(
      {
        ...cartRequest,
        given: 'a-cart-with-a-monthly-membership',
        description: 'a cart with a membership',
        token: 'valid',
        answers: {
          status: 200,
          body: {
            data: MatchersV3.like({
              id: MatchersV3.string(buildCart().id),
              items: MatchersV3.eachLike(matchBody('CartItem', buildCartItem())),
              totals: matchBody('CartTotals', buildCart().totals),
              item_hash: MatchersV3.string(buildCart().item_hash),
              joining: matchBody('JoiningSummary', buildJoiningSummary()),
              payments: MatchersV3.equal([]),
              complete_order_id: null,
              status: 'open',
            }),
          },
        },
      },
      () => loadCart(),
    );

    expect(outcome).toMatchObject({
      itemHash: 'c4ca4238a0b9',
      joining: {
        paymentOption: { totalToPayNow: { raw: { amount: 2742 } } },
        homeVenue: { name: expect.any(String) },
      },
    });
  });

  const unusedPackage = { pricing_option_id: buildCartItem().pricing_option_id, name: '10 classes' };
  const freeToCancel = matchBody('FreeToCancel', buildFreeCancellation());
  test.each([
    [
      'until when cancelling is free, and what it costs afterwards',
      'items.cancelling',
      'a-basket-with-a-class',
      {
        cancelling: MatchersV3.like({
          free_to_cancel: freeToCancel,
          late_fee: matchBody('Price', buildPrice(300)),
        }),
      },
      { cancelling: { freeToCancel: { localTime: '16:30' }, lateFee: { amount: 300 } } },
    ],
    [
      'until when each day of a camp can be cancelled',
      'items.days.free_to_cancel',
      'a-basket-with-a-camp',
      { days: MatchersV3.eachLike({ free_to_cancel: freeToCancel }) },
      { days: [{ freeToCancel: { localDate: '2026-11-24' } }] },
    ],
    [
      'what a membership is',
      'items.membership',
      'a-cart-with-a-monthly-membership',
      {
        membership: MatchersV3.like({
          purpose: MatchersV3.regex('^(new|change|renewal)$', buildCartMembership().purpose),
          start_date: MatchersV3.regex('^\\d{4}-\\d{2}-\\d{2}$', buildCartMembership().start_date),
          monthly_price: matchBody('Price', buildPrice(3500)),
        }),
      },
      { membership: { purpose: 'new', startDate: '2026-11-20', monthlyPrice: { amount: 3500 } } },
    ],
    [
      'what could pay for it',
      undefined,
      'a-basket-with-an-unused-package',
      { unused_reduction: MatchersV3.like(unusedPackage) },
      { unusedReduction: { name: '10 classes' } },
    ],
    [
      'that one can wait for it',
      undefined,
      'a-basket-with-a-lost-place',
      { waiting_list_open: MatchersV3.equal(true) },
      { waitingListOpen: true },
    ],
    [
      'that a form is needed',
      undefined,
      'a-basket-with-a-form-out-of-date',
      { needs_form: MatchersV3.equal(true) },
      { needsForm: true },
    ],
  ] as const)('an item of a cart says %s', async (statement, optionalKey, given, itemKeys, expectedItem) => {
    const outcome = await verifyInteraction(
      {
        ...cartRequest,
        given,
        ...(optionalKey === undefined ? {} : { optionalKey }),
        description: `an item that says ${statement}`,
        token: 'valid',
        answers: {
          status: 200,
          body: {
            data: MatchersV3.like({
              id: MatchersV3.string(buildCart().id),
              items: MatchersV3.eachLike({ id: MatchersV3.string(buildPlaceItem().id), ...itemKeys }),
              totals: matchBody('CartTotals', buildCart().totals),
              item_hash: MatchersV3.string(buildCart().item_hash),
              payments: MatchersV3.equal([]),
              complete_order_id: null,
            }),
          },
        },
      },
      () => loadCart(),
    );

    expect(outcome).toMatchObject({ items: [expectedItem] });
  });

  test('a cart has the status "paying" during payment', async () => {
    const outcome = await verifyInteraction(
      {
        ...cartRequest,
        given: 'a-basket-being-paid',
        description: 'a cart that is being paid',
        token: 'valid',
        answers: {
          status: 200,
          body: {
            data: MatchersV3.like({
              id: MatchersV3.string(buildCart().id),
              status: MatchersV3.equal('paying'),
              items: MatchersV3.eachLike({ id: MatchersV3.string(buildCartItem().id) }),
              totals: matchBody('CartTotals', buildCart().totals),
              item_hash: MatchersV3.string(buildCart().item_hash),
              payments: MatchersV3.equal([]),
              hold_until: null,
              complete_order_id: null,
            }),
          },
        },
      },
      () => loadCart(),
    );

    expect(outcome).toMatchObject({ status: 'paying', holdUntil: null });
  });

  test('an empty cart has no items, no joining summary and a balance of zero', async () => {
    const outcome = await verifyInteraction(
      {
        ...cartRequest,
        given: 'a-customer-without-instruction',
        description: 'an empty cart',
        token: 'valid',
        answers: {
          status: 200,
          body: {
            data: MatchersV3.like({
              items: MatchersV3.equal([]),
              totals: { balance: MatchersV3.integer(0) },
              joining: null,
              complete_order_id: null,
            }),
          },
        },
      },
      () => loadCart(),
    );

    expect(outcome).toEqual({ items: [], totals: { balance: 0 }, joining: null, completeOrderId: null });
  });

  test('reading the cart with an expired token fails with a 401', async () => {
    const outcome = await verifyInteraction(
      {
        ...cartRequest,
        given: 'a-visitor',
        description: 'the cart without authentication',
        token: 'expired',
        answers: { status: 401, body: buildFailureBody('Please log in again.') },
      },
      () => loadCart(),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 401 });
  });

  test('a customer clears the items of online joining from the cart', async () => {
    const outcome = await verifyInteraction(
      {
        given: 'a-cart-with-a-monthly-membership',
        description: 'a cart to be cleared',
        method: 'DELETE',
        path: '/api/cart/clear',
        token: 'valid',
        body: { source: 'online-joining' },
        answers: { status: 200 },
      },
      () => clearCart({ source: 'online-joining' }),
    );

    expect(outcome).toBeUndefined();
  });
});
