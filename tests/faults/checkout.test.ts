import { allSettled } from 'effector';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { $cartStatus } from '@/entities/cart';
import { storeUnfinishedPayment } from '@/entities/payment';
import { reloadClicked } from '@/pages/system/checkout/model/checkout';
import { $settlementState, cardPayment } from '@/pages/system/checkout/model/payment';
import { readAllTexts } from '../fixtures/all-texts.ts';
import { buildCart } from '../fixtures/cart.ts';
import { checkoutCalls, hasReachedOrder, openFilledCheckout } from './checkout-calls.ts';
import {
  buildHealthyAnswers,
  createCheckoutVisit,
  openCheckout,
  readToasts,
  readToken,
  submitPayment,
  TRANSACTION_ID,
} from './checkout-visit.ts';
import { buildWrongShapeFault, type Fault, faults } from './faults.ts';
import { collectUncaughtErrors } from './uncaught.ts';

const productTexts = new Set(Object.values(await readAllTexts()));
const callsWithFaults = checkoutCalls.flatMap((checkoutCall) =>
  faults.map((fault) => ({ callName: checkoutCall.name, faultName: fault.name, checkoutCall, fault })),
);

const uncaughtErrors = collectUncaughtErrors();

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Checks that messages are texts of the product, or those that a refusal may contain, joined. */
function expectKnownMessages(messages: readonly string[], { expectedTexts = [] }: Fault) {
  const knownSentences = [
    ...expectedTexts,
    'Your last payment was not finished.',
    'You have not been charged.',
  ];
  const isKnown = (message: string) =>
    productTexts.has(message) ||
    knownSentences.reduce((remainder, sentence) => remainder.replaceAll(sentence, ''), message).trim() === '';
  expect(messages.filter((message) => !isKnown(message))).toEqual([]);
  expect(messages.length).toBeGreaterThan(0);
}

describe('each call of the checkout, each fault', () => {
  test.each(callsWithFaults)(
    'a call of the checkout survives a fault without losing the address, $callName: $faultName',
    async ({ checkoutCall, fault }) => {
      const visit = await createCheckoutVisit(checkoutCall.provider);
      const { scope } = visit;
      await checkoutCall.prepare?.(visit);
      const addressBefore = scope.getState(cardPayment.billing.$values);
      visit.breakCall(checkoutCall.endpoint, fault);

      await checkoutCall.makeCall(visit);

      expect(uncaughtErrors).toEqual([]);
      const callCount = visit.callCounts.get(checkoutCall.endpoint) ?? 0;
      expect(callCount).toBeGreaterThan(0);
      if (checkoutCall.isNeverRepeated) expect(callCount).toBe(1);
      expect(checkoutCall.isBusy(scope)).toBe(false);
      if (fault.status === 401) {
        expect(visit.countReloads()).toBe(1);
        expect(readToken(visit)).toBeNull();
        return visit.end();
      }
      expect(visit.countReloads()).toBe(0);
      const messages = checkoutCall.listMessages(scope).filter((message) => message !== null);
      if (checkoutCall.succeedsWith === 'null' && fault.isNull) {
        expect(messages).toEqual([]);
        return visit.end();
      }
      expectKnownMessages(messages, fault);
      expect(hasReachedOrder(visit)).toBe(false);
      expect(scope.getState(cardPayment.billing.$values)).toEqual(addressBefore);

      visit.recover();
      await checkoutCall.retry(visit);
      expect(checkoutCall.isDone(visit)).toBe(true);
      expect(uncaughtErrors).toEqual([]);
      return visit.end();
    },
  );
});

const WRONG_SHAPES = ['missing', 'empty', 'an object', 'unknown'] as const;
/** The keys that say what happened to the money, by the name of their call. */
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
const wrongOutcomes = checkoutCalls.flatMap((checkoutCall) =>
  (OUTCOME_KEYS[checkoutCall.name] ?? []).flatMap((key) =>
    WRONG_SHAPES.filter((shape) => !isNameOrId(key, shape)).map((shape) => ({
      callName: checkoutCall.name,
      key,
      shape,
      checkoutCall,
    })),
  ),
);

describe('a response to a payment in another shape than documented', () => {
  test.each(wrongOutcomes)(
    'a response to a payment in another shape than documented confirms an order only if completing it succeeds, $callName: $key $shape',
    async ({ checkoutCall, key, shape }) => {
      const visit = await createCheckoutVisit(checkoutCall.provider);
      const { scope } = visit;
      await checkoutCall.prepare?.(visit);
      const fault = buildWrongShapeFault(
        buildHealthyAnswers(checkoutCall.provider)[checkoutCall.endpoint],
        key,
        shape,
      );
      visit.breakCall(checkoutCall.endpoint, fault);

      await checkoutCall.makeCall(visit);

      expect(uncaughtErrors).toEqual([]);
      expect(checkoutCall.isBusy(scope)).toBe(false);
      const isCompletion = /complete|free/.test(checkoutCall.endpoint);
      if (hasReachedOrder(visit)) {
        // Completing reports the failure if the response to authorise did not.
        expect(isCompletion).toBe(false);
        return visit.end();
      }
      expect(visit.visitedPaths).toEqual([]);
      expectKnownMessages(
        checkoutCall.listMessages(scope).filter((message) => message !== null),
        fault,
      );

      visit.recover();
      await checkoutCall.retry(visit);
      expect(checkoutCall.isDone(visit)).toBe(true);
      return visit.end();
    },
  );

  test('a completed payment with an empty order ID leaves the payment to be checked', async () => {
    const visit = await createCheckoutVisit('stripe');
    await openFilledCheckout(visit);
    visit.breakCall('POST /api/checkout/complete', {
      name: 'no order',
      respond: async () => Response.json({ data: { complete_order_id: '', status: 'failed' } }),
    });
    await submitPayment(visit);
    expect(readToasts(visit.scope)).toEqual([]);
    expect(visit.scope.getState($settlementState)).toBe('polls_exhausted');
    return visit.end();
  });

  const wrongCartValues = ['id', 'item_hash', 'complete_order_id'].flatMap((key) =>
    (['missing', 'empty', 'an object'] as const).map((shape) => ({ key, shape })),
  );
  test.each(wrongCartValues)(
    'a wrong value in the cart, its $key $shape, neither confirms an order nor offers to pay',
    async ({ key, shape }) => {
      const visit = await createCheckoutVisit('stripe');
      visit.breakCall('GET /api/cart', buildWrongShapeFault(buildCart(), key, shape));
      await openCheckout(visit);
      expect(visit.visitedPaths).toEqual([]);
      expect(visit.scope.getState($cartStatus)).toBe('failed');
      visit.recover();
      await allSettled(reloadClicked, { scope: visit.scope });
      expect(visit.scope.getState(cardPayment.$status)).toBe('ready');
      return visit.end();
    },
  );

  test.each(['missing', 'empty', 'an object', 'unknown'] as const)(
    'a bank’s check whose status is wrong (%s) is waited for',
    async (shape) => {
      const { id, item_hash } = buildCart();
      const visit = await createCheckoutVisit('stripe');
      const call = `POST /api/payment-providers/sca-completion/${TRANSACTION_ID}`;
      storeUnfinishedPayment({
        provider: 'stripe',
        transactionUuid: TRANSACTION_ID,
        cartId: id,
        itemHash: item_hash,
        terms: [],
        isAtBank: true,
      });
      visit.breakCall(call, buildWrongShapeFault(buildHealthyAnswers('stripe')[call], 'status', shape));
      await openCheckout(visit);
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
      storeUnfinishedPayment({
        provider: 'stripe',
        transactionUuid: TRANSACTION_ID,
        cartId: id,
        itemHash: item_hash,
        terms: [],
        isAtBank: true,
      });
      visit.breakCall(`POST /api/payment-providers/sca-completion/${TRANSACTION_ID}`, fault);

      await openCheckout(visit);

      expect(uncaughtErrors).toEqual([]);
      expect(visit.callCounts.get('POST /api/checkout/authorise')).toBeUndefined();
      expect(visit.countReloads()).toBe(fault.status === 401 ? 1 : 0);
      if (scope.getState(cardPayment.challenge.$phase) !== 'waiting') {
        // The server has refused: nothing was taken, and the form can be used.
        expectKnownMessages(readToasts(scope), fault);
        expect(scope.getState(cardPayment.$status)).toBe('ready');
        return visit.end();
      }
      // The customer may check or cancel, but cannot pay again.
      visit.recover();
      await allSettled(cardPayment.challenge.checkClicked, { scope });
      expect(hasReachedOrder(visit)).toBe(true);
      expect(visit.callCounts.get('POST /api/checkout/authorise')).toBeUndefined();
      return visit.end();
    },
  );
});

test('the table lists every call of the checkout', () => {
  const otherCalls = ['GET /api/auth/user', `POST /api/payment-providers/sca-completion/${TRANSACTION_ID}`];
  const testedEndpoints = new Set([...checkoutCalls.map(({ endpoint }) => endpoint), ...otherCalls]);
  expect(Object.keys(buildHealthyAnswers('stripe')).filter((call) => !testedEndpoints.has(call))).toEqual([]);
});
