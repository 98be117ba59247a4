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
import { type CheckoutVisit, fill, open, type Provider, pay, TRANSACTION } from './checkout-visit.ts';

const UNDECIDED =
  'We still can’t tell whether your payment went through. Check again, or ask us before you pay again.';
const TYPE = '0197b1c2-0000-7c31-9a55-3e1f0c2d4b61';

/** One call of the checkout, how a customer makes it, and what they see of it. */
interface CheckoutCall {
  readonly name: string;
  readonly call: string;
  readonly provider: Provider;
  /** Does everything before the call, successfully. */
  readonly reach?: (visit: CheckoutVisit) => Promise<unknown>;
  readonly act: (visit: CheckoutVisit) => Promise<unknown>;
  readonly isBusy: (scope: Scope) => boolean;
  readonly messages: (scope: Scope) => readonly (string | null)[];
  readonly retry: (visit: CheckoutVisit) => Promise<unknown>;
  readonly isDone: (visit: CheckoutVisit) => boolean;
  readonly succeedsWith?: 'null';
  /** Set if the call must not be repeated automatically. */
  readonly isOnce?: true;
}

/** Opens the checkout and fills in the form, successfully. */
export const ready = async (visit: CheckoutVisit) => {
  await open(visit);
  await fill(visit);
};
/** Whether the customer has been redirected to the order. */
export const isConfirmed = ({ visitedPaths }: CheckoutVisit) =>
  visitedPaths.some((visitedPath) => visitedPath.startsWith('/order-confirmed/order-1'));

function termsRow(name: string, call: string, succeedsWith?: 'null'): CheckoutCall {
  return {
    name,
    call,
    provider: 'stripe',
    act: open,
    isBusy: (scope) => scope.getState(checkoutTerms.$isLoading),
    messages: (scope) => [scope.getState(checkoutTerms.$error)],
    retry: ({ scope }) => allSettled(checkoutTerms.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(checkoutTerms.$isLoaded),
    ...(succeedsWith ? { succeedsWith } : {}),
  };
}

/** The form before payment, without a provider or a session. */
const preparing = {
  act: open,
  isBusy: (scope: Scope) => scope.getState(cardPayment.$isBusy),
  messages: (scope: Scope) => [scope.getState(cardPayment.$error)],
  retry: ({ scope }: CheckoutVisit) => allSettled(cardPayment.retryClicked, { scope }),
  isDone: ({ scope }: CheckoutVisit) => scope.getState(cardPayment.$status) === 'ready',
} as const;

/** Paying: shows a failure, or says that the payment is being checked before anything else is offered. */
const paying = {
  reach: ready,
  act: pay,
  isBusy: (scope: Scope) =>
    (scope.getState(cardPayment.$isBusy) || scope.getState(freeOrder.$isBusy)) &&
    scope.getState($settlementState) !== 'polls_exhausted',
  messages: (scope: Scope) => [
    scope.getState(cardPayment.$error),
    scope.getState(freeOrder.$error),
    scope.getState($settlementState) === 'polls_exhausted' ? UNDECIDED : null,
  ],
  retry: (visit: CheckoutVisit) =>
    visit.scope.getState($settlementState) === 'polls_exhausted'
      ? allSettled(checkAgainClicked, { scope: visit.scope })
      : pay(visit),
  isDone: isConfirmed,
} as const;

/** The calls of the checkout. */
export const checkoutCalls: readonly CheckoutCall[] = [
  {
    name: 'the cart',
    call: 'GET /api/cart',
    provider: 'stripe',
    act: open,
    isBusy: (scope) => scope.getState($cartStatus) === 'loading',
    messages: (scope) => [scope.getState($cartError)],
    retry: ({ scope }) => allSettled(reloadClicked, { scope }),
    isDone: ({ scope }) => scope.getState($cart) !== null,
  },
  termsRow('the terms of the cart', 'GET /api/terms'),
  termsRow('the terms of the membership', `GET /api/terms/membership/${TYPE}`, 'null'),
  termsRow('the health commitment', `GET /api/terms/membership/${TYPE}/health-commitment`, 'null'),
  { ...preparing, name: 'the card provider', call: 'GET /api/checkout/prepare', provider: 'stripe' },
  { ...preparing, name: 'a payment session', call: 'POST /api/checkout/session/prepare', provider: 'ryft' },
  {
    ...paying,
    name: 'a card payment',
    call: 'POST /api/checkout/authorise',
    provider: 'stripe',
    isOnce: true,
  },
  {
    ...paying,
    name: 'a payment within a session',
    call: 'POST /api/checkout/session/payment',
    provider: 'ryft',
    isOnce: true,
  },
  { ...paying, name: 'a payment to be completed', call: 'POST /api/checkout/complete', provider: 'stripe' },
  {
    ...paying,
    name: 'a session to be completed',
    call: `POST /api/checkout/session/complete/${TRANSACTION}`,
    provider: 'ryft',
  },
  { ...paying, name: 'an order with nothing due', call: 'POST /api/checkout/free', provider: 'none' },
  {
    name: 'an order',
    call: 'GET /api/orders/order-1',
    provider: 'stripe',
    act: ({ scope }) => allSettled(orderPage.opened, { scope, params: 'order-1' }),
    isBusy: (scope) => scope.getState(orderPage.$isLoading),
    messages(scope) {
      const failure = scope.getState(orderPage.$failure);
      return [failure && describeFailure(failure)];
    },
    retry: ({ scope }) => allSettled(orderPage.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState($order) !== null,
  },
];
