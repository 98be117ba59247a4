import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $cart, $cartStatus, cartLoaded, cartRequested, cartReset } from '@/entities/cart';
import { $servedId } from '@/entities/customer';
import { createLoadedTerms, createTermsBlockers } from '@/features/accept-terms';
import { $changes } from '@/features/change-basket';
import {
  type ApiFailure,
  type Cart,
  type CompletedPayment,
  isResponseLost,
  listCartTerms,
  type PayAtTillRequest,
  payAtTill,
  toRefusal,
} from '@/shared/api';
import { navigated, paths } from '@/shared/routes';
import { type ToastContent, toastShown } from '@/shared/toast';
import {
  $stillToPay,
  $tenders,
  paymentChanged,
  saleCompleted,
  type Tender,
  type TillPayment,
  tendersDropped,
  tillOpened,
} from '@/widgets/take-offline-tender';
import { describeBasketChanges } from '../lib/describe-basket-changes';
import { text } from '../ui/desk/texts';
import { closed } from './basket';
import { $isAcceptanceMissing, $waivers } from './waivers';

/** The source of everything that staff sell. */
const SALE_SOURCE = 'front-of-house';

export const payClicked = createEvent();
/** Staff check whether the last payment succeeded: the basket is loaded again. */
export const checkClicked = createEvent();

/** Changes with the items, because other items have other terms. */
const $termsKey = $cart.map((cart) => (cart && cart.items.length > 0 ? `${cart.id} ${cart.itemHash}` : null));
export const terms = createLoadedTerms({
  $params: $termsKey.map((key) => (key === null ? null : { cartId: key.split(' ')[0] ?? '' })),
  load: listCartTerms,
  isAgreementStored: false,
});
/** Staff have opened the basket of the customer. */
export const deskOpened = createEvent();
sample({ clock: deskOpened, target: [terms.opened, tillOpened] });

const $basketBlockers = combine($cart, $isAcceptanceMissing, (cart, isAcceptanceMissing): string[] => [
  ...(cart?.items.some(({ hold }) => hold?.state === 'lost') ? [text('sale.stepLost')] : []),
  ...(isAcceptanceMissing ? [text('sale.stepWaivers')] : []),
  ...(cart?.items.some(({ needsForm }) => needsForm) ? [text('sale.stepForms')] : []),
]);
const $areTermsAwaited = combine(
  terms.$isLoaded,
  terms.$error,
  (isLoaded, error) => !isLoaded && error === null,
);
/** What has to be done before the payment, apart from taking the money. Loading terms do not block. */
export const $blockers = combine(
  {
    basketBlockers: $basketBlockers,
    termsBlockers: createTermsBlockers(terms),
    areTermsAwaited: $areTermsAwaited,
  },
  ({ basketBlockers, termsBlockers, areTermsAwaited }) => [
    ...basketBlockers,
    ...(areTermsAwaited ? [] : termsBlockers),
  ],
);
const $canPay = combine(
  {
    blockers: $blockers,
    penceLeft: $stillToPay,
    changes: $changes,
    cart: $cart,
    areTermsAwaited: $areTermsAwaited,
  },
  ({ blockers, penceLeft, changes, cart, areTermsAwaited }) =>
    cart !== null && blockers.length === 0 && penceLeft === 0 && changes.length === 0 && !areTermsAwaited,
);
/** Pay was clicked before the terms had loaded; the payment starts once they have. */
export const $isPayAwaited = createStore(false)
  .on(sample({ clock: payClicked, source: $areTermsAwaited }), (_, areTermsAwaited) => areTermsAwaited)
  .reset(closed, cartReset);
sample({
  clock: $areTermsAwaited,
  source: $isPayAwaited,
  filter: (isAwaited) => isAwaited,
  target: payClicked,
});

/**
 * `checking`: the response was lost, and the basket is being loaded to find out. `unknown`: the basket did not tell
 * either.
 */
type SaleStatus = 'open' | 'paying' | 'checking' | 'unknown';

const TILL_PAYMENTS: Record<SaleStatus, TillPayment> = {
  open: 'none',
  paying: 'running',
  checking: 'running',
  unknown: 'unknown',
};

const payFx = createEffect<PayAtTillRequest, CompletedPayment, ApiFailure>((request) => payAtTill(request));

export const $saleStatus = createStore<SaleStatus>('open').reset(cartReset);
/** Ignores Pay while a payment is pending or its result is unknown, so that nothing is paid twice. */
const payRequested = sample({
  clock: payClicked,
  source: {
    status: $saleStatus,
    canPay: $canPay,
    cart: $cart,
    servedId: $servedId,
    tenders: $tenders,
    terms: terms.$ids,
    waivers: $waivers,
  },
  filter: ({ status, canPay }) => status === 'open' && canPay,
  fn: ({ cart, servedId, tenders, terms: termIds, waivers }): PayAtTillRequest => ({
    completedWaivers: waivers.filter(({ isTicked }) => isTicked).map(({ id }) => id),
    payments: toPayments(tenders),
    selectedUserId: servedId,
    source: SALE_SOURCE,
    terms: [...termIds],
    itemHash: cart?.itemHash ?? null,
  }),
});
$saleStatus.on(payRequested, () => 'paying');
/** The basket and the tenders of the last payment request. */
const $sentPayment = createStore<{ readonly cart: Cart | null; readonly tenders: readonly Tender[] }>(
  { cart: null, tenders: [] },
  { serialize: 'ignore' },
).reset(cartReset);
sample({ clock: payRequested, source: { cart: $cart, tenders: $tenders }, target: $sentPayment });
sample({ clock: payRequested, target: payFx });

/** Ignores a response for a customer who is no longer being served. */
const isForServedCustomer = ({ params, servedId }: { params: PayAtTillRequest; servedId: string | null }) =>
  params.selectedUserId === servedId;
const answerLost = sample({
  clock: payFx.fail,
  source: $servedId,
  filter: (servedId, { params, error }) => isForServedCustomer({ params, servedId }) && isResponseLost(error),
});
const paymentRefused = sample({
  clock: payFx.fail,
  source: $servedId,
  filter: (servedId, { params, error }) =>
    isForServedCustomer({ params, servedId }) && !isResponseLost(error),
  fn: (_, { error }) => error,
});
const orderCompleted = sample({
  clock: payFx.done,
  source: $servedId,
  filter: (servedId, { params, result }) =>
    isForServedCustomer({ params, servedId }) && result.completeOrderId !== null,
  fn: (_, { result }) => result.completeOrderId ?? '',
});
const answeredWithoutOrder = sample({
  clock: payFx.done,
  source: $servedId,
  filter: (servedId, { params, result }) =>
    isForServedCustomer({ params, servedId }) && result.completeOrderId === null,
});

// After a lost response, the basket tells whether it was paid.
$saleStatus
  .on([answerLost, answeredWithoutOrder, checkClicked], () => 'checking')
  .on(paymentRefused, () => 'open');
sample({ clock: [answerLost, answeredWithoutOrder, checkClicked], target: cartRequested });
const $isChecking = $saleStatus.map((status) => status === 'checking');
const basketFoundPaid = sample({
  clock: cartLoaded,
  source: $isChecking,
  filter: (isChecking, cart) => isChecking && cart.completeOrderId !== null,
  fn: (_, { completeOrderId }) => completeOrderId ?? '',
});
const basketFoundUnpaid = sample({
  clock: cartLoaded,
  source: $isChecking,
  filter: (isChecking, cart) => isChecking && cart.completeOrderId === null,
});
const basketLoadFailed = sample({
  clock: $cartStatus,
  source: $isChecking,
  filter: (isChecking, status) => isChecking && status === 'failed',
});
$saleStatus.on(basketFoundUnpaid, () => 'open').on(basketLoadFailed, () => 'unknown');

const saleFinished = sample({
  clock: [orderCompleted, basketFoundPaid],
  source: $sentPayment,
  fn: ({ tenders, cart }, orderId) => ({
    orderId,
    tenders,
    hasReceipt: cart?.items.some(({ enablePrintReceipt }) => enablePrintReceipt) ?? true,
  }),
});
sample({ clock: saleFinished, target: saleCompleted });
sample({
  clock: saleFinished,
  fn: ({ orderId }) => ({ to: paths.bookingConfirmed(orderId), replace: true }),
  target: navigated,
});
sample({
  clock: saleFinished,
  fn: (): ToastContent => ({ content: text('checkout.success'), type: 'success', closeAfter: 10_000 }),
  target: toastShown,
});
$saleStatus.on(saleFinished, () => 'open');
// The next sale starts with an empty basket.
sample({ clock: saleFinished, target: [cartReset, cartRequested] });

sample({
  clock: $saleStatus,
  fn: (status) => TILL_PAYMENTS[status],
  target: paymentChanged,
});

/** Why the payment failed, in one line; null if there is nothing to show. */
export const $paymentError = createStore<string | null>(null)
  .on(basketFoundUnpaid, () => text('sale.notPaid'))
  .on(paymentRefused, (_, failure) => toRefusal(failure).message)
  .reset(payRequested, closed, cartReset);

// The basket differs from what was shown: it is loaded again, the differences are listed, and its tenders are dropped.
const basketOutdated = paymentRefused.filter({
  fn: (failure) => failure.kind === 'validation' && 'item_hash' in failure.errors,
});
sample({ clock: paymentRefused, target: cartRequested });
sample({ clock: basketOutdated, target: tendersDropped });
const $isOutdated = createStore(false).on(basketOutdated, () => true);
const basketCompared = sample({
  clock: cartLoaded,
  source: { isOutdated: $isOutdated, sentPayment: $sentPayment },
  filter: ({ isOutdated }) => isOutdated,
  fn: ({ sentPayment }, cart) => (sentPayment.cart ? describeBasketChanges(sentPayment.cart, cart) : []),
});
$isOutdated.reset(basketCompared, cartReset);
/** The differences since staff clicked Pay, one line each. */
export const $differences = createStore<readonly string[]>([])
  .on(basketCompared, (_, lines) => lines)
  .reset(payRequested, closed, cartReset);

function toPayments(tenders: readonly Tender[]): PayAtTillRequest['payments'] {
  return tenders
    .filter(({ keptPence }) => keptPence > 0)
    .map(({ type, keptPence }) => ({ tenderType: type, amount: keptPence }));
}
