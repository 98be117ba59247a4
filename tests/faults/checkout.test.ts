import { allSettled } from 'effector';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { $cartStatus } from '@/entities/cart';
import { keepUnfinished } from '@/entities/payment';
import { reloadClicked } from '@/pages/checkout/model/checkout';
import { $checking, card } from '@/pages/checkout/model/payment';
import { allTexts } from '../fixtures/all-texts.ts';
import { buildCart } from '../fixtures/cart.ts';
import { checkoutCalls, isConfirmed, ready } from './checkout-calls.ts';
import { aCheckout, healthyCheckout, open, pay, TRANSACTION, toastsOf, tokenOf } from './checkout-visit.ts';
import { type Fault, faults, misshapen } from './faults.ts';
import { collectUncaught } from './uncaught.ts';

const catalogue = new Set(Object.values(await allTexts()));
const matrix = checkoutCalls.flatMap((row) =>
  faults.map((fault) => ({ of: row.name, what: fault.name, row, fault })),
);

const uncaught = collectUncaught();

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** What the customer reads: our sentences, and those that a refusal may say, one after the other. */
function expectOurWords(told: readonly string[], { says = [] }: Fault) {
  const parts = [...says, 'Your last payment was not finished.', 'You have not been charged.'];
  const isKnown = (line: string) =>
    catalogue.has(line) ||
    parts.reduce((rest, sentence) => rest.replaceAll(sentence, ''), line).trim() === '';
  expect(told.filter((line) => !isKnown(line))).toEqual([]);
  expect(told.length).toBeGreaterThan(0);
}

describe('each call of the checkout, each fault', () => {
  test.each(matrix)('$of: $what', async ({ row, fault }) => {
    const visit = await aCheckout(row.provider);
    const { scope } = visit;
    await row.reach?.(visit);
    const typed = scope.getState(card.billing.$values);
    visit.break(row.call, fault);

    await row.act(visit);

    expect(uncaught).toEqual([]);
    const made = visit.made.get(row.call) ?? 0;
    expect(made).toBeGreaterThan(0);
    if (row.isOnce) expect(made).toBe(1);
    expect(row.isBusy(scope)).toBe(false);
    if (fault.status === 401) {
      expect(visit.reloads()).toBe(1);
      expect(tokenOf(visit)).toBeNull();
      return visit.end();
    }
    expect(visit.reloads()).toBe(0);
    const told = row.told(scope).filter((line) => line !== null);
    if (row.mayBe === 'null' && fault.isNull) {
      expect(told).toEqual([]);
      return visit.end();
    }
    expectOurWords(told, fault);
    expect(isConfirmed(visit)).toBe(false);
    expect(scope.getState(card.billing.$values)).toEqual(typed);

    visit.heal();
    await row.retry(visit);
    expect(row.isDone(visit)).toBe(true);
    expect(uncaught).toEqual([]);
    return visit.end();
  });
});

const SHAPES = ['missing', 'empty', 'an object', 'unknown'] as const;
/** The values that tell what became of the money, by the name of their row. */
const TELLING: Readonly<Record<string, readonly string[]>> = {
  'the card provider': ['payment_provider', 'payment_provider_configuration'],
  'a card payment': ['transaction_uuid', 'transaction_status', 'client_secret', 'error'],
  'a payment within a session': ['transaction_uuid', 'amount'],
  'a payment to be completed': ['complete_order_id', 'status'],
  'a session to be completed': ['complete_order_id', 'status'],
  'an order with nothing due': ['complete_order_id', 'status'],
};
/** A name or an id is a text like any other: nobody can tell that it is none. */
const isAName = (key: string, shape: string) =>
  shape === 'unknown' && /_id$|_uuid$|_secret$|_provider$/.test(key);
const shapes = checkoutCalls.flatMap((row) =>
  (TELLING[row.name] ?? []).flatMap((key) =>
    SHAPES.filter((shape) => !isAName(key, shape)).map((shape) => ({ of: row.name, key, shape, row })),
  ),
);

describe('an answer to a payment that has another shape than promised', () => {
  test.each(shapes)('ends in what the server knows, $of: $key $shape', async ({ row, key, shape }) => {
    const visit = await aCheckout(row.provider);
    const { scope } = visit;
    await row.reach?.(visit);
    const fault = misshapen(healthyCheckout(row.provider)[row.call], key, shape);
    visit.break(row.call, fault);

    await row.act(visit);

    expect(uncaught).toEqual([]);
    expect(row.isBusy(scope)).toBe(false);
    const isCompletion = /complete|free/.test(row.call);
    if (isConfirmed(visit)) {
      // Completing has told, after an answer to authorise that did not.
      expect(isCompletion).toBe(false);
      return visit.end();
    }
    expect(visit.went).toEqual([]);
    expectOurWords(
      row.told(scope).filter((line) => line !== null),
      fault,
    );

    visit.heal();
    await row.retry(visit);
    expect(row.isDone(visit)).toBe(true);
    return visit.end();
  });

  test('is no order: an empty id with a status that nobody knows buys nothing', async () => {
    const visit = await aCheckout('stripe');
    await ready(visit);
    visit.break('POST /api/checkout/complete', {
      name: 'no order',
      strike: async () => Response.json({ data: { complete_order_id: '', status: 'failed' } }),
    });
    await pay(visit);
    expect(toastsOf(visit.scope)).toEqual([]);
    expect(visit.scope.getState($checking)).toBe('undecided');
    return visit.end();
  });

  const ofCart = ['id', 'item_hash', 'complete_order_id'].flatMap((key) =>
    (['missing', 'empty', 'an object'] as const).map((shape) => ({ key, shape })),
  );
  test.each(ofCart)(
    'of the cart, its $key $shape, neither confirms an order nor offers to pay',
    async ({ key, shape }) => {
      const visit = await aCheckout('stripe');
      visit.break('GET /api/cart', misshapen(buildCart(), key, shape));
      await open(visit);
      expect(visit.went).toEqual([]);
      expect(visit.scope.getState($cartStatus)).toBe('failed');
      visit.heal();
      await allSettled(reloadClicked, { scope: visit.scope });
      expect(visit.scope.getState(card.$status)).toBe('ready');
      return visit.end();
    },
  );

  test.each(['missing', 'empty', 'an object', 'unknown'] as const)(
    'of the bank’s check, its status %s, is asked for again',
    async (shape) => {
      const { id, item_hash } = buildCart();
      const visit = await aCheckout('stripe');
      const call = `POST /api/payment-providers/sca-completion/${TRANSACTION}`;
      keepUnfinished({
        provider: 'stripe',
        transactionUuid: TRANSACTION,
        cartId: id,
        itemHash: item_hash,
        terms: [],
        isAtBank: true,
      });
      visit.break(call, misshapen(healthyCheckout('stripe')[call], 'status', shape));
      await open(visit);
      expect(visit.scope.getState(card.challenge.$phase)).toBe('waiting');
      return visit.end();
    },
  );
});

describe('a payment that waits for its bank when the page is loaded again', () => {
  test.each(faults)(
    'is neither lost nor paid twice while the bank’s word cannot be had: $name',
    async (fault) => {
      const { id, item_hash } = buildCart();
      const visit = await aCheckout('stripe');
      const { scope } = visit;
      keepUnfinished({
        provider: 'stripe',
        transactionUuid: TRANSACTION,
        cartId: id,
        itemHash: item_hash,
        terms: [],
        isAtBank: true,
      });
      visit.break(`POST /api/payment-providers/sca-completion/${TRANSACTION}`, fault);

      await open(visit);

      expect(uncaught).toEqual([]);
      expect(visit.made.get('POST /api/checkout/authorise')).toBeUndefined();
      expect(visit.reloads()).toBe(fault.status === 401 ? 1 : 0);
      if (scope.getState(card.challenge.$phase) !== 'waiting') {
        // The server has said no: nothing was taken, and the form can be used.
        expectOurWords(toastsOf(scope), fault);
        expect(scope.getState(card.$status)).toBe('ready');
        return visit.end();
      }
      // The customer may check or cancel, and pays nothing again.
      visit.heal();
      await allSettled(card.challenge.checkClicked, { scope });
      expect(isConfirmed(visit)).toBe(true);
      expect(visit.made.get('POST /api/checkout/authorise')).toBeUndefined();
      return visit.end();
    },
  );
});

test('the table leaves no call of the checkout out', () => {
  const others = ['GET /api/auth/user', `POST /api/payment-providers/sca-completion/${TRANSACTION}`];
  const tested = new Set([...checkoutCalls.map(({ call }) => call), ...others]);
  expect(Object.keys(healthyCheckout('stripe')).filter((call) => !tested.has(call))).toEqual([]);
});
