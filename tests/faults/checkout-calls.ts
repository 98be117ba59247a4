import { allSettled, type Scope } from 'effector';
import { $cart, $cartError, $cartStatus } from '@/entities/cart';
import { $order, orderPage } from '@/entities/order';
import { checkAgainClicked, reloadClicked } from '@/pages/system/checkout/model/checkout';
import {
  $settlementState,
  cardPayment,
  checkoutTerms,
  freeOrder,
} from '@/pages/system/checkout/model/payment';
import { describeFailure } from '@/shared/api';
import {
  type CheckoutVisit,
  fillCheckout,
  openCheckout,
  type Provider,
  submitPayment,
  TRANSACTION_ID,
} from './checkout-visit.ts';

const UNKNOWN_PAYMENT_TEXT =
  'We still can’t tell whether your payment went through. Check again, or ask us before you pay again.';
const MEMBERSHIP_TYPE_ID = '0197b1c2-0000-7c31-9a55-3e1f0c2d4b61';

/** One call of the checkout, how a customer makes it, and what they see of it. */
interface CheckoutCall {
  readonly name: string;
  readonly endpoint: string;
  readonly provider: Provider;
  /** Does everything before the call, successfully. */
  readonly prepare?: (visit: CheckoutVisit) => Promise<unknown>;
  readonly makeCall: (visit: CheckoutVisit) => Promise<unknown>;
  readonly isBusy: (scope: Scope) => boolean;
  readonly listMessages: (scope: Scope) => readonly (string | null)[];
  readonly retry: (visit: CheckoutVisit) => Promise<unknown>;
  readonly isDone: (visit: CheckoutVisit) => boolean;
  readonly succeedsWith?: 'null';
  /** Set if the call must not be repeated automatically. */
  readonly isNeverRepeated?: true;
}

/** Opens the checkout and fills in the form, successfully. */
export const openFilledCheckout = async (visit: CheckoutVisit) => {
  await openCheckout(visit);
  await fillCheckout(visit);
};
/** Whether the customer has been redirected to the order. */
export const hasReachedOrder = ({ visitedPaths }: CheckoutVisit) =>
  visitedPaths.some((visitedPath) => visitedPath.startsWith('/order-confirmed/order-1'));

function buildTermsCall(name: string, endpoint: string, succeedsWith?: 'null'): CheckoutCall {
  return {
    name,
    endpoint,
    provider: 'stripe',
    makeCall: openCheckout,
    isBusy: (scope) => scope.getState(checkoutTerms.$isLoading),
    listMessages: (scope) => [scope.getState(checkoutTerms.$error)],
    retry: ({ scope }) => allSettled(checkoutTerms.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(checkoutTerms.$isLoaded),
    ...(succeedsWith ? { succeedsWith } : {}),
  };
}

/** The form before payment, without a provider or a session. */
const cardFieldsCall = {
  makeCall: openCheckout,
  isBusy: (scope: Scope) => scope.getState(cardPayment.$isBusy),
  listMessages: (scope: Scope) => [scope.getState(cardPayment.$error)],
  retry: ({ scope }: CheckoutVisit) => allSettled(cardPayment.retryClicked, { scope }),
  isDone: ({ scope }: CheckoutVisit) => scope.getState(cardPayment.$status) === 'ready',
} as const;

/** Paying: shows a failure, or says that the payment is being checked before anything else is offered. */
const paymentCall = {
  prepare: openFilledCheckout,
  makeCall: submitPayment,
  isBusy: (scope: Scope) =>
    (scope.getState(cardPayment.$isBusy) || scope.getState(freeOrder.$isBusy)) &&
    scope.getState($settlementState) !== 'polls_exhausted',
  listMessages: (scope: Scope) => [
    scope.getState(cardPayment.$error),
    scope.getState(freeOrder.$error),
    scope.getState($settlementState) === 'polls_exhausted' ? UNKNOWN_PAYMENT_TEXT : null,
  ],
  retry: (visit: CheckoutVisit) =>
    visit.scope.getState($settlementState) === 'polls_exhausted'
      ? allSettled(checkAgainClicked, { scope: visit.scope })
      : submitPayment(visit),
  isDone: hasReachedOrder,
} as const;

/** The calls of the checkout. */
export const checkoutCalls: readonly CheckoutCall[] = [
  {
    name: 'the cart',
    endpoint: 'GET /api/cart',
    provider: 'stripe',
    makeCall: openCheckout,
    isBusy: (scope) => scope.getState($cartStatus) === 'loading',
    listMessages: (scope) => [scope.getState($cartError)],
    retry: ({ scope }) => allSettled(reloadClicked, { scope }),
    isDone: ({ scope }) => scope.getState($cart) !== null,
  },
  buildTermsCall('the terms of the cart', 'GET /api/terms'),
  buildTermsCall('the terms of the membership', `GET /api/terms/membership/${MEMBERSHIP_TYPE_ID}`, 'null'),
  buildTermsCall(
    'the health commitment',
    `GET /api/terms/membership/${MEMBERSHIP_TYPE_ID}/health-commitment`,
    'null',
  ),
  { ...cardFieldsCall, name: 'the card provider', endpoint: 'GET /api/checkout/prepare', provider: 'stripe' },
  {
    ...cardFieldsCall,
    name: 'a payment session',
    endpoint: 'POST /api/checkout/session/prepare',
    provider: 'ryft',
  },
  {
    ...paymentCall,
    name: 'a card payment',
    endpoint: 'POST /api/checkout/authorise',
    provider: 'stripe',
    isNeverRepeated: true,
  },
  {
    ...paymentCall,
    name: 'a payment within a session',
    endpoint: 'POST /api/checkout/session/payment',
    provider: 'ryft',
    isNeverRepeated: true,
  },
  {
    ...paymentCall,
    name: 'a payment to be completed',
    endpoint: 'POST /api/checkout/complete',
    provider: 'stripe',
  },
  {
    ...paymentCall,
    name: 'a session to be completed',
    endpoint: `POST /api/checkout/session/complete/${TRANSACTION_ID}`,
    provider: 'ryft',
  },
  {
    ...paymentCall,
    name: 'an order with nothing due',
    endpoint: 'POST /api/checkout/free',
    provider: 'none',
  },
  {
    name: 'an order',
    endpoint: 'GET /api/orders/order-1',
    provider: 'stripe',
    makeCall: ({ scope }) => allSettled(orderPage.opened, { scope, params: 'order-1' }),
    isBusy: (scope) => scope.getState(orderPage.$isLoading),
    listMessages(scope) {
      const failure = scope.getState(orderPage.$failure);
      return [failure && describeFailure(failure)];
    },
    retry: ({ scope }) => allSettled(orderPage.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState($order) !== null,
  },
];
