import { allSettled } from 'effector';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { $cartStatus } from '@/entities/cart';
import { keepUnfinished } from '@/entities/payment';
import { reloadClicked } from '@/pages/system/checkout/model/checkout';
import { $settlementState, cardPayment } from '@/pages/system/checkout/model/payment';
import { readAllTexts } from '../fixtures/all-texts.ts';
import { buildCart } from '../fixtures/cart.ts';
import { checkoutCalls, isConfirmed, ready } from './checkout-calls.ts';
import {
  createCheckoutVisit,
  open,
  pay,
  readHealthyCheckout,
  readToasts,
  readToken,
  TRANSACTION,
} from './checkout-visit.ts';
import { type Fault, faults, withWrongShape } from './faults.ts';
import { collectUncaught } from './uncaught.ts';

const productTexts = new Set(Object.values(await readAllTexts()));
const matrix = checkoutCalls.flatMap((row) =>
  faults.map((fault) => ({ of: row.name, what: fault.name, row, fault })),
);

const uncaught = collectUncaught();

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Checks that messages are texts of the product, or those that a refusal may contain, joined. */
function expectKnownMessages(messages: readonly string[], { expectedText = [] }: Fault) {
  const parts = [...expectedText, 'Your last payment was not finished.', 'You have not been charged.'];
  const isKnown = (line: string) =>
    productTexts.has(line) ||
    parts.reduce((remainder, sentence) => remainder.replaceAll(sentence, ''), line).trim() === '';
  expect(messages.filter((line) => !isKnown(line))).toEqual([]);
  expect(messages.length).toBeGreaterThan(0);
}

describe('each call of the checkout, each fault', () => {
  test.each(matrix)('$of: $what', async ({ row, fault }) => {
    const visit = await createCheckoutVisit(row.provider);
    const { scope } = visit;
    await row.reach?.(visit);
    const typedBefore = scope.getState(cardPayment.billing.$values);
    visit.break(row.call, fault);

    await row.act(visit);

    expect(uncaught).toEqual([]);
    const callCounts = visit.callCounts.get(row.call) ?? 0;
    expect(callCounts).toBeGreaterThan(0);
    if (row.isOnce) expect(callCounts).toBe(1);
    expect(row.isBusy(scope)).toBe(false);
    if (fault.status === 401) {
      expect(visit.reloads()).toBe(1);
      expect(readToken(visit)).toBeNull();
      return visit.end();
    }
    expect(visit.reloads()).toBe(0);
    const messages = row.messages(scope).filter((line) => line !== null);
    if (row.succeedsWith === 'null' && fault.isNull) {
      expect(messages).toEqual([]);
      return visit.end();
    }
    expectKnownMessages(messages, fault);
    expect(isConfirmed(visit)).toBe(false);
    expect(scope.getState(cardPayment.billing.$values)).toEqual(typedBefore);

    visit.recover();
    await row.retry(visit);
    expect(row.isDone(visit)).toBe(true);
    expect(uncaught).toEqual([]);
    return visit.end();
  });
});

const SHAPES = ['missing', 'empty', 'an object', 'unknown'] as const;
/** The keys that say what happened to the money, by the name of their row. */
const OUTCOME_KEYS: Readonly<Record<string, readonly string[]>> = {
  'the card provider': ['payment_provider', 'payment_provider_configuration'],
  'a card payment': ['transaction_uuid', 'transaction_status', 'client_secret', 'error'],
  'a payment within a session': ['transaction_uuid', 'amount'],
  'a payment to be completed': ['complete_order_id', 'status'],
  'a session to be completed': ['complete_order_id', 'status'],
  'an order with nothing due': ['complete_order_id', 'status'],
};
/** A name or an id may be any text, so a different text is not recognised as wrong. */
const isNameOrId = (key: string, shape: string) =>
  shape === 'unknown' && /_id$|_uuid$|_secret$|_provider$/.test(key);
const shapes = checkoutCalls.flatMap((row) =>
  (OUTCOME_KEYS[row.name] ?? []).flatMap((key) =>
    SHAPES.filter((shape) => !isNameOrId(key, shape)).map((shape) => ({ of: row.name, key, shape, row })),
  ),
);

describe('a response to a payment in another shape than documented', () => {
  test.each(shapes)(
    'a response to a payment in another shape than documented ends in what the server knows, $of: $key $shape',
    async ({ row, key, shape }) => {
      const visit = await createCheckoutVisit(row.provider);
      const { scope } = visit;
      await row.reach?.(visit);
      const fault = withWrongShape(readHealthyCheckout(row.provider)[row.call], key, shape);
      visit.break(row.call, fault);

      await row.act(visit);

      expect(uncaught).toEqual([]);
      expect(row.isBusy(scope)).toBe(false);
      const isCompletion = /complete|free/.test(row.call);
      if (isConfirmed(visit)) {
        // Completing reports the failure if the response to authorise did not.
        expect(isCompletion).toBe(false);
        return visit.end();
      }
      expect(visit.visitedPaths).toEqual([]);
      expectKnownMessages(
        row.messages(scope).filter((line) => line !== null),
        fault,
      );

      visit.recover();
      await row.retry(visit);
      expect(row.isDone(visit)).toBe(true);
      return visit.end();
    },
  );

  test('a response with an empty id and an unknown status is not an order', async () => {
    const visit = await createCheckoutVisit('stripe');
    await ready(visit);
    visit.break('POST /api/checkout/complete', {
      name: 'no order',
      respond: async () => Response.json({ data: { complete_order_id: '', status: 'failed' } }),
    });
    await pay(visit);
    expect(readToasts(visit.scope)).toEqual([]);
    expect(visit.scope.getState($settlementState)).toBe('polls_exhausted');
    return visit.end();
  });

  const ofCart = ['id', 'item_hash', 'complete_order_id'].flatMap((key) =>
    (['missing', 'empty', 'an object'] as const).map((shape) => ({ key, shape })),
  );
  test.each(ofCart)(
    'a wrong value in the cart, its $key $shape, neither confirms an order nor offers to pay',
    async ({ key, shape }) => {
      const visit = await createCheckoutVisit('stripe');
      visit.break('GET /api/cart', withWrongShape(buildCart(), key, shape));
      await open(visit);
      expect(visit.visitedPaths).toEqual([]);
      expect(visit.scope.getState($cartStatus)).toBe('failed');
      visit.recover();
      await allSettled(reloadClicked, { scope: visit.scope });
      expect(visit.scope.getState(cardPayment.$status)).toBe('ready');
      return visit.end();
    },
  );

  test.each(['missing', 'empty', 'an object', 'unknown'] as const)(
    'a wrong value in the bank’s check, its status %s, is asked for again',
    async (shape) => {
      const { id, item_hash } = buildCart();
      const visit = await createCheckoutVisit('stripe');
      const call = `POST /api/payment-providers/sca-completion/${TRANSACTION}`;
      keepUnfinished({
        provider: 'stripe',
        transactionUuid: TRANSACTION,
        cartId: id,
        itemHash: item_hash,
        terms: [],
        isAtBank: true,
      });
      visit.break(call, withWrongShape(readHealthyCheckout('stripe')[call], 'status', shape));
      await open(visit);
      expect(visit.scope.getState(cardPayment.challenge.$phase)).toBe('waiting');
      return visit.end();
    },
  );
});

describe('a payment that is at its bank when the page reloads', () => {
  test.each(faults)(
    'a payment that is at its bank when the page reloads is neither lost nor paid twice while the bank’s result is unavailable: $name',
    async (fault) => {
      const { id, item_hash } = buildCart();
      const visit = await createCheckoutVisit('stripe');
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
      expect(visit.callCounts.get('POST /api/checkout/authorise')).toBeUndefined();
      expect(visit.reloads()).toBe(fault.status === 401 ? 1 : 0);
      if (scope.getState(cardPayment.challenge.$phase) !== 'waiting') {
        // The server has refused: nothing was taken, and the form can be used.
        expectKnownMessages(readToasts(scope), fault);
        expect(scope.getState(cardPayment.$status)).toBe('ready');
        return visit.end();
      }
      // The customer may check or cancel, but cannot pay again.
      visit.recover();
      await allSettled(cardPayment.challenge.checkClicked, { scope });
      expect(isConfirmed(visit)).toBe(true);
      expect(visit.callCounts.get('POST /api/checkout/authorise')).toBeUndefined();
      return visit.end();
    },
  );
});

test('the table lists every call of the checkout', () => {
  const otherCalls = ['GET /api/auth/user', `POST /api/payment-providers/sca-completion/${TRANSACTION}`];
  const tested = new Set([...checkoutCalls.map(({ call }) => call), ...otherCalls]);
  expect(Object.keys(readHealthyCheckout('stripe')).filter((call) => !tested.has(call))).toEqual([]);
});
