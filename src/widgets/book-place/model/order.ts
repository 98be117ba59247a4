import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $cart, cartRequested } from '@/entities/cart';
import { userRequested } from '@/entities/customer';
import { bookingDates, bookingsOf } from '@/entities/order';
import { createSettlement, paymentText } from '@/entities/payment';
import {
  $additionFailure,
  $changes,
  basketChanged,
  itemsAdded,
  itemsAddedToPay,
} from '@/features/change-basket';
import {
  type ApiFailure,
  type Cart,
  completeFreePayment,
  type FreePaymentRequest,
  failureText,
  listCartTerms,
  loadOrder,
  type NewCartItem,
} from '@/shared/api';
import { calendarOf, createCalendarSaving } from '@/shared/calendar-file';
import { $config } from '@/shared/config';
import { isPresent, newId } from '@/shared/lib';
import { account, navigated, paths } from '@/shared/routes';
import { TOAST_MS, type ToastContent, toastShown } from '@/shared/toast';
import { type NextStep, nextStep, type Order } from '../lib/order';
import { $placeToOrder, orderClosed, placesChanged } from './place-to-order';

// The place is taken when the customer books, not while they look: a sheet that is closed before has held nothing. What could not be
// finished after that stays in the basket, and the sheet says so.

/** Confirm or Pay was pressed. */
export const orderPlaced = createEvent<Order>();
/** The place goes into the basket, where more is to come. */
export const basketChosen = createEvent<readonly NewCartItem[]>();
export const checkAgainClicked = createEvent();

/** Nothing is due: terms that are to be accepted first are read at the checkout. */
const prepareFx = createEffect<Cart, FreePaymentRequest | null, ApiFailure>(async ({ id, itemHash }) => {
  const terms = await listCartTerms({ cartId: id });
  if (terms.length > 0) return null;
  const agreed = { termsAccepted: true, terms: [], completedWaivers: [] };
  return { ...agreed, source: 'activity-booking', itemHash, attemptId: newId() };
});
const settlement = createSettlement<FreePaymentRequest>({
  complete: (request) => completeFreePayment(request),
  fallbackMessage: paymentText('checkout.unableToComplete'),
});
/** Of an order whose answer was lost: it is being looked up. */
export const $checking = settlement.$state.map((state) =>
  state === 'checking' || state === 'polls_exhausted' ? state : null,
);
sample({ clock: checkAgainClicked, target: settlement.checkAgainClicked });

/** What is on its way into the basket, or was refused there. */
const $sent = createStore<readonly NewCartItem[] | null>(null)
  .on(orderPlaced, (_, { items }) => items)
  .on(basketChosen, (_, items) => items)
  .reset($placeToOrder);
const $order = createStore<Order | null>(null)
  .on(orderPlaced, (_, order) => order)
  .reset(basketChosen, $placeToOrder);

export const $isBusy = combine(
  [$changes, $sent, prepareFx.pending, settlement.$state],
  ([changes, sent, isPreparing, state]) =>
    isPreparing ||
    state !== 'idle' ||
    changes.some((change) => change.kind === 'add' && change.items === sent),
);
/** Why the place could not be put into the basket. */
export const $additionRefusal = combine([$additionFailure, $sent], ([failure, sent]) =>
  failure && failure.items === sent ? failure : null,
);

interface Step {
  readonly step: NextStep;
  readonly cart: Cart | null;
  readonly order: Order;
}
const pressed = sample({
  clock: orderPlaced,
  source: $cart,
  fn: (cart, order): Step => ({ step: nextStep(cart, order), cart, order }),
});
const added = sample({
  clock: basketChanged,
  source: $order,
  filter: (order, { change }) => change.kind === 'add' && change.items === order?.items,
  fn: (order, { cart }): Step | null => {
    const step = order && nextStep(cart, order);
    // What has been added is not added again.
    return order && step ? { step: step === 'add' ? 'basket' : step, cart, order } : null;
  },
}).filter({ fn: isPresent });
const stepReached = createEvent<Step>();
sample({ clock: [pressed, added], target: stepReached });
const reached = (wanted: NextStep) => stepReached.filter({ fn: ({ step }) => step === wanted });

sample({ clock: reached('add'), fn: ({ order }) => order.items, target: itemsAddedToPay });
sample({
  clock: reached('confirm').filterMap(({ cart }) => cart ?? undefined),
  target: prepareFx,
});
sample({
  clock: prepareFx.doneData.filter({ fn: isPresent }),
  fn: (request) => ({ request, noOrderMessage: paymentText('checkout.unableToComplete') }),
  target: settlement.started,
});
const checkoutNeeded = createEvent();
sample({
  clock: [reached('pay'), prepareFx.doneData.filter({ fn: (request) => request === null })],
  fn: () => undefined,
  target: checkoutNeeded,
});
// Closed first: Back from the checkout leads to the page as it was.
sample({ clock: checkoutNeeded, target: orderClosed });
sample({ clock: checkoutNeeded, fn: () => ({ to: paths.checkout() }), target: navigated });

/** Why the order is not made yet: something is to be done in the basket, or the price is another one. */
export const $notice = createStore<'basket' | 'price' | null>(null)
  .on(stepReached, (_, { step }) => (step === 'basket' || step === 'price' ? step : null))
  .reset($placeToOrder);

/** Why the order could not be made; what was put into the basket for it is still there. */
export const $failure = createStore<string | null>(null)
  .on(settlement.refused, (_, message) => message)
  .on(prepareFx.failData, (_, failure) => failureText(failure))
  .reset(orderPlaced, $placeToOrder);

const refusedUnseen = sample({
  clock: settlement.refused,
  source: $placeToOrder,
  filter: (place) => place === null,
  fn: (_, content): ToastContent => ({ content, type: 'danger' }),
});
sample({ clock: refusedUnseen, target: toastShown });
sample({ clock: settlement.refused, target: cartRequested });

/** The order that was made, while the sheet is open. */
export const $orderId = createStore<string | null>(null).reset($placeToOrder);
sample({
  clock: settlement.paid,
  source: $placeToOrder,
  filter: (place) => place !== null,
  fn: (_, orderId) => orderId,
  target: $orderId,
});
sample({
  clock: settlement.paid,
  fn: (): ToastContent => ({
    content: paymentText('checkout.success'),
    type: 'success',
    closeAfter: TOAST_MS.long,
  }),
  target: toastShown,
});
sample({ clock: settlement.paid, target: [cartRequested, placesChanged, userRequested] });

// The place goes into the basket, and the sheet is done with once it is there.
sample({ clock: basketChosen, target: itemsAdded });
sample({
  clock: basketChanged,
  source: { sent: $sent, order: $order },
  filter: ({ sent, order }, { change }) => order === null && change.kind === 'add' && change.items === sent,
  fn: () => undefined,
  target: orderClosed,
});

interface Booked {
  readonly orderId: string;
  readonly name: string;
  readonly url: string | null;
}
export const calendar = createCalendarSaving({
  $source: combine([$orderId, $placeToOrder, $config], ([orderId, place, { subSites }]): Booked | null =>
    orderId === null || place === null
      ? null
      : {
          orderId,
          name: `${place.session.title} ${place.session.localDate}`,
          url: subSites.myAccount === '' ? null : `${subSites.myAccount}${account.dashboard}`,
        },
  ),
  nameOf: ({ name }) => name,
  make: async ({ orderId, url }, siteName) => {
    const order = await loadOrder({ orderId });
    const events = bookingsOf(order).flatMap((item) => bookingDates(item, url));
    return calendarOf({ brand: order.brand, siteName, stamp: order.createdAt, events });
  },
});
