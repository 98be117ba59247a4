import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $cart, $cartStatus, cartLoaded, cartRequested, cartReset } from '@/entities/cart';
import { $servedId } from '@/entities/customer';
import { createLoadedTerms, termsBlockers } from '@/features/accept-terms';
import { $changes } from '@/features/change-basket';
import {
  type ApiFailure,
  type Cart,
  type CompletedPayment,
  isAnswerLost,
  listCartTerms,
  type PayAtTillRequest,
  payAtTill,
  refusalOf,
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
import { changedBasket } from '../lib/changed-basket';
import { text } from '../ui/desk/texts';
import { closed } from './basket';
import { $isMissing, $waivers } from './waivers';

/** What staff sell has this source. Spec, platform §9. */
const SOURCE = 'front-of-house';

export const payClicked = createEvent();
/** It is not known whether the last payment was made: the basket is asked. */
export const checkClicked = createEvent();

/** Other items have other terms. */
const $termsKey = $cart.map((cart) => (cart && cart.items.length > 0 ? `${cart.id} ${cart.itemHash}` : null));
export const terms = createLoadedTerms({
  $params: $termsKey.map((key) => (key === null ? null : { cartId: key.split(' ')[0] ?? '' })),
  load: listCartTerms,
  isKept: false,
});
/** Staff have the basket of the customer before them. */
export const deskOpened = createEvent();
sample({ clock: deskOpened, target: [terms.opened, tillOpened] });

const $basketBlockers = combine($cart, $isMissing, (cart, isUnsigned): string[] => [
  ...(cart?.items.some(({ hold }) => hold?.state === 'lost') ? [text('sale.stepLost')] : []),
  ...(isUnsigned ? [text('sale.stepWaivers')] : []),
  ...(cart?.items.some(({ needsForm }) => needsForm) ? [text('sale.stepForms')] : []),
]);
const $areTermsAwaited = combine(
  terms.$isLoaded,
  terms.$error,
  (isLoaded, error) => !isLoaded && error === null,
);
/** What is left to do before the basket can be paid, besides taking the money; nobody has to wait for the terms. */
export const $blockers = combine(
  { own: $basketBlockers, ofTerms: termsBlockers(terms), areAwaited: $areTermsAwaited },
  ({ own, ofTerms, areAwaited }) => [...own, ...(areAwaited ? [] : ofTerms)],
);
const $isReady = combine(
  { blockers: $blockers, left: $stillToPay, changes: $changes, cart: $cart, areAwaited: $areTermsAwaited },
  ({ blockers, left, changes, cart, areAwaited }) =>
    cart !== null && blockers.length === 0 && left === 0 && changes.length === 0 && !areAwaited,
);
/** Pay was pressed before the terms were there. It is pressed again once they are. */
export const $isPayAwaited = createStore(false)
  .on(sample({ clock: payClicked, source: $areTermsAwaited }), (_, areAwaited) => areAwaited)
  .reset(closed, cartReset);
sample({
  clock: $areTermsAwaited,
  source: $isPayAwaited,
  filter: (isAwaited) => isAwaited,
  target: payClicked,
});

/** `checking`: the answer was lost, and the basket is asked; `unknown`: it did not say either. */
type SaleStatus = 'open' | 'paying' | 'checking' | 'unknown';

const PAYMENTS: Record<SaleStatus, TillPayment> = {
  open: 'none',
  paying: 'running',
  checking: 'running',
  unknown: 'unknown',
};

const payFx = createEffect<PayAtTillRequest, CompletedPayment, ApiFailure>((request) => payAtTill(request));

export const $saleStatus = createStore<SaleStatus>('open').reset(cartReset);
/** Nothing is paid twice: a second press while the first is on its way, or not known, does nothing. */
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
    payments: paymentsOf(tenders),
    selectedUserId: servedId,
    source: SOURCE,
    terms: [...termIds],
    itemHash: cart?.itemHash ?? null,
  }),
});
$saleStatus.on(paid, () => 'paying');
/** The basket and the tenders of the payment that was sent last. */
const $sent = createStore<{ readonly cart: Cart | null; readonly tenders: readonly Tender[] }>(
  { cart: null, tenders: [] },
  { serialize: 'ignore' },
).reset(cartReset);
sample({ clock: paid, source: { cart: $cart, tenders: $tenders }, target: $sent });
sample({ clock: paid, target: payFx });

/** An answer for a customer who is not served any more says nothing to the next. */
const isCurrent = ({ params, served }: { params: PayAtTillRequest; served: string | null }) =>
  params.selectedUserId === served;
const lost = sample({
  clock: payFx.fail,
  source: $servedId,
  filter: (served, { params, error }) => isCurrent({ params, served }) && isAnswerLost(error),
});
const refused = sample({
  clock: payFx.fail,
  source: $servedId,
  filter: (served, { params, error }) => isCurrent({ params, served }) && !isAnswerLost(error),
  fn: (_, { error }) => error,
});
const ordered = sample({
  clock: payFx.done,
  source: $servedId,
  filter: (served, { params, result }) => isCurrent({ params, served }) && result.completeOrderId !== null,
  fn: (_, { result }) => result.completeOrderId ?? '',
});
const withoutOrder = sample({
  clock: payFx.done,
  source: $servedId,
  filter: (served, { params, result }) => isCurrent({ params, served }) && result.completeOrderId === null,
});

// A lost answer: the basket says whether it is paid.
$saleStatus.on([lost, withoutOrder, checkClicked], () => 'checking').on(refused, () => 'open');
sample({ clock: [lost, withoutOrder, checkClicked], target: cartRequested });
const $isChecking = $saleStatus.map((status) => status === 'checking');
const foundPaid = sample({
  clock: cartLoaded,
  source: $isChecking,
  filter: (isChecking, cart) => isChecking && cart.completeOrderId !== null,
  fn: (_, { completeOrderId }) => completeOrderId ?? '',
});
const foundUnpaid = sample({
  clock: cartLoaded,
  source: $isChecking,
  filter: (isChecking, cart) => isChecking && cart.completeOrderId === null,
});
const notFound = sample({
  clock: $cartStatus,
  source: $isChecking,
  filter: (isChecking, status) => isChecking && status === 'failed',
});
$saleStatus.on(foundUnpaid, () => 'open').on(notFound, () => 'unknown');

const done = sample({
  clock: [ordered, foundPaid],
  source: $sent,
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
// The next sale begins with an empty basket.
sample({ clock: done, target: [cartReset, cartRequested] });

sample({
  clock: $saleStatus,
  fn: (status) => PAYMENTS[status],
  target: paymentChanged,
});

/** Why it is not paid, in one line; null while there is nothing to say. */
export const $notice = createStore<string | null>(null)
  .on(foundUnpaid, () => text('sale.notPaid'))
  .on(refused, (_, failure) => refusalOf(failure).message)
  .reset(paid, closed, cartReset);

// Another basket than was shown: it is read again, what differs is said, and what was tendered for it is dropped.
const outdated = refused.filter({
  fn: (failure) => failure.kind === 'validation' && 'item_hash' in failure.errors,
});
sample({ clock: refused, target: cartRequested });
sample({ clock: outdated, target: tendersDropped });
const $isOutdated = createStore(false).on(outdated, () => true);
const compared = sample({
  clock: cartLoaded,
  source: { isOutdated: $isOutdated, sent: $sent },
  filter: ({ isOutdated }) => isOutdated,
  fn: ({ sent }, cart) => (sent.cart ? changedBasket(sent.cart, cart) : []),
});
$isOutdated.reset(compared, cartReset);
/** What is different since staff pressed Pay, a line for each. */
export const $changeLines = createStore<readonly string[]>([])
  .on(compared, (_, lines) => lines)
  .reset(paid, closed, cartReset);

function paymentsOf(tenders: readonly Tender[]): PayAtTillRequest['payments'] {
  return tenders.filter(({ kept }) => kept > 0).map(({ type, kept }) => ({ tenderType: type, amount: kept }));
}
