import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $cart, $cartStatus, cartLoaded, cartRequested, cartReset } from '@/entities/cart';
import { $servedId } from '@/entities/customer';
import { createLoadedTerms, createTermsBlockers } from '@/features/accept-terms';
import { $changes } from '@/features/change-basket';
import {
  type ApiFailure,
  type Cart,
  type CompletedPayment,
  isAnswerLost,
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
const SOURCE = 'front-of-house';

export const payClicked = createEvent();
/** Staff check whether the last payment succeeded: the basket is loaded again. */
export const checkClicked = createEvent();

/** Changes with the items, because other items have other terms. */
const $termsKey = $cart.map((cart) => (cart && cart.items.length > 0 ? `${cart.id} ${cart.itemHash}` : null));
export const terms = createLoadedTerms({
  $params: $termsKey.map((key) => (key === null ? null : { cartId: key.split(' ')[0] ?? '' })),
  load: listCartTerms,
  isKept: false,
});
/** Staff have opened the basket of the customer. */
export const deskOpened = createEvent();
sample({ clock: deskOpened, target: [terms.opened, tillOpened] });

const $basketBlockers = combine($cart, $isAcceptanceMissing, (cart, isUnsigned): string[] => [
  ...(cart?.items.some(({ hold }) => hold?.state === 'lost') ? [text('sale.stepLost')] : []),
  ...(isUnsigned ? [text('sale.stepWaivers')] : []),
  ...(cart?.items.some(({ needsForm }) => needsForm) ? [text('sale.stepForms')] : []),
]);
const $areTermsAwaited = combine(
  terms.$isLoaded,
  terms.$error,
  (isLoaded, error) => !isLoaded && error === null,
);
/** What has to be done before the payment, apart from taking the money. Loading terms do not block. */
export const $blockers = combine(
  { ownBlockers: $basketBlockers, ofTerms: createTermsBlockers(terms), areAwaited: $areTermsAwaited },
  ({ ownBlockers, ofTerms, areAwaited }) => [...ownBlockers, ...(areAwaited ? [] : ofTerms)],
);
const $isReady = combine(
  {
    blockers: $blockers,
    penceLeft: $stillToPay,
    changes: $changes,
    cart: $cart,
    areAwaited: $areTermsAwaited,
  },
  ({ blockers, penceLeft, changes, cart, areAwaited }) =>
    cart !== null && blockers.length === 0 && penceLeft === 0 && changes.length === 0 && !areAwaited,
);
/** Pay was clicked before the terms had loaded; the payment starts once they have. */
export const $isPayAwaited = createStore(false)
  .on(sample({ clock: payClicked, source: $areTermsAwaited }), (_, areAwaited) => areAwaited)
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

const PAYMENTS: Record<SaleStatus, TillPayment> = {
  open: 'none',
  paying: 'running',
  checking: 'running',
  unknown: 'unknown',
};

const payFx = createEffect<PayAtTillRequest, CompletedPayment, ApiFailure>((request) => payAtTill(request));

export const $saleStatus = createStore<SaleStatus>('open').reset(cartReset);
/** Ignores Pay while a payment is pending or its result is unknown, so that nothing is paid twice. */
const paid = sample({
  clock: payClicked,
  source: {
    status: $saleStatus,
    isReady: $isReady,
    cart: $cart,
    servedId: $servedId,
    tenders: $tenders,
    terms: terms.$ids,
    waivers: $waivers,
  },
  filter: ({ status, isReady }) => status === 'open' && isReady,
  fn: ({ cart, servedId, tenders, terms: termIds, waivers }): PayAtTillRequest => ({
    completedWaivers: waivers.filter(({ isTicked }) => isTicked).map(({ id }) => id),
    payments: toPayments(tenders),
    selectedUserId: servedId,
    source: SOURCE,
    terms: [...termIds],
    itemHash: cart?.itemHash ?? null,
  }),
});
$saleStatus.on(paid, () => 'paying');
/** The basket and the tenders of the last payment request. */
const $sentPayment = createStore<{ readonly cart: Cart | null; readonly tenders: readonly Tender[] }>(
  { cart: null, tenders: [] },
  { serialize: 'ignore' },
).reset(cartReset);
sample({ clock: paid, source: { cart: $cart, tenders: $tenders }, target: $sentPayment });
sample({ clock: paid, target: payFx });

/** Ignores a response for a customer who is no longer being served. */
const isCurrent = ({ params, servedId }: { params: PayAtTillRequest; servedId: string | null }) =>
  params.selectedUserId === servedId;
const lost = sample({
  clock: payFx.fail,
  source: $servedId,
  filter: (servedId, { params, error }) => isCurrent({ params, servedId }) && isAnswerLost(error),
});
const refused = sample({
  clock: payFx.fail,
  source: $servedId,
  filter: (servedId, { params, error }) => isCurrent({ params, servedId }) && !isAnswerLost(error),
  fn: (_, { error }) => error,
});
const ordered = sample({
  clock: payFx.done,
  source: $servedId,
  filter: (servedId, { params, result }) =>
    isCurrent({ params, servedId }) && result.completeOrderId !== null,
  fn: (_, { result }) => result.completeOrderId ?? '',
});
const withoutOrder = sample({
  clock: payFx.done,
  source: $servedId,
  filter: (servedId, { params, result }) =>
    isCurrent({ params, servedId }) && result.completeOrderId === null,
});

// After a lost response, the basket tells whether it was paid.
$saleStatus.on([lost, withoutOrder, checkClicked], () => 'checking').on(refused, () => 'open');
sample({ clock: [lost, withoutOrder, checkClicked], target: cartRequested });
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
const notFound = sample({
  clock: $cartStatus,
  source: $isChecking,
  filter: (isChecking, status) => isChecking && status === 'failed',
});
$saleStatus.on(basketFoundUnpaid, () => 'open').on(notFound, () => 'unknown');

const done = sample({
  clock: [ordered, basketFoundPaid],
  source: $sentPayment,
  fn: ({ tenders, cart }, orderId) => ({
    orderId,
    tenders,
    hasReceipt: cart?.items.some(({ enablePrintReceipt }) => enablePrintReceipt) ?? true,
  }),
});
sample({ clock: done, target: saleCompleted });
sample({
  clock: done,
  fn: ({ orderId }) => ({ to: paths.bookingConfirmed(orderId), replace: true }),
  target: navigated,
});
sample({
  clock: done,
  fn: (): ToastContent => ({ content: text('checkout.success'), type: 'success', closeAfter: 10_000 }),
  target: toastShown,
});
$saleStatus.on(done, () => 'open');
// The next sale starts with an empty basket.
sample({ clock: done, target: [cartReset, cartRequested] });

sample({
  clock: $saleStatus,
  fn: (status) => PAYMENTS[status],
  target: paymentChanged,
});

/** Why the payment failed, in one line; null if there is nothing to show. */
export const $notice = createStore<string | null>(null)
  .on(basketFoundUnpaid, () => text('sale.notPaid'))
  .on(refused, (_, failure) => toRefusal(failure).message)
  .reset(paid, closed, cartReset);

// The basket differs from what was shown: it is loaded again, the differences are listed, and its tenders are dropped.
const outdated = refused.filter({
  fn: (failure) => failure.kind === 'validation' && 'item_hash' in failure.errors,
});
sample({ clock: refused, target: cartRequested });
sample({ clock: outdated, target: tendersDropped });
const $isOutdated = createStore(false).on(outdated, () => true);
const compared = sample({
  clock: cartLoaded,
  source: { isOutdated: $isOutdated, sentSale: $sentPayment },
  filter: ({ isOutdated }) => isOutdated,
  fn: ({ sentSale }, cart) => (sentSale.cart ? describeBasketChanges(sentSale.cart, cart) : []),
});
$isOutdated.reset(compared, cartReset);
/** The differences since staff clicked Pay, one line each. */
export const $changeLines = createStore<readonly string[]>([])
  .on(compared, (_, lines) => lines)
  .reset(paid, closed, cartReset);

function toPayments(tenders: readonly Tender[]): PayAtTillRequest['payments'] {
  return tenders
    .filter(({ keptPence }) => keptPence > 0)
    .map(({ type, keptPence }) => ({ tenderType: type, amount: keptPence }));
}
