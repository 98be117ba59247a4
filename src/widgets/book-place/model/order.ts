import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $cart, cartRequested } from '@/entities/cart';
import { userRequested } from '@/entities/customer';
import { listBookingEvents, listOrderBookings } from '@/entities/order';
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
  describeFailure,
  type FreePaymentRequest,
  listCartTerms,
  loadOrder,
  type NewCartItem,
} from '@/shared/api';
import { createCalendarSaving, formatCalendar } from '@/shared/calendar-file';
import { $config } from '@/shared/config';
import { createId, isPresent } from '@/shared/lib';
import { account, navigated, paths } from '@/shared/routes';
import { TOAST_MS, type ToastContent, toastShown } from '@/shared/toast';
import { chooseNextStep, type NextStep, type Order } from '../lib/order';
import { $placeToOrder, orderClosed, placesChanged } from './place-to-order';

// The place is reserved when the customer books, not when the sheet opens, so closing the sheet leaves no hold. If the
// order then fails, the place stays in the basket, and the sheet says so.

/** Confirm or Pay was pressed. */
export const orderPlaced = createEvent<Order>();
/** The customer chose the basket instead, in order to add more. */
export const basketChosen = createEvent<readonly NewCartItem[]>();
export const checkAgainClicked = createEvent();

/** Nothing is due. Terms that have to be accepted are shown at the checkout. */
const prepareFx = createEffect<Cart, FreePaymentRequest | null, ApiFailure>(async ({ id, itemHash }) => {
  const terms = await listCartTerms({ cartId: id });
  if (terms.length > 0) return null;
  const consents = { termsAccepted: true, terms: [], completedWaivers: [] };
  return { ...consents, source: 'activity-booking', itemHash, attemptId: createId() };
});
const settlement = createSettlement<FreePaymentRequest>({
  complete: (request) => completeFreePayment(request),
  fallbackMessage: paymentText('checkout.unableToComplete'),
});
/** Whether the outcome of the order is being looked up, because its response was lost. */
export const $checking = settlement.$state.map((state) =>
  state === 'checking' || state === 'polls_exhausted' ? state : null,
);
sample({ clock: checkAgainClicked, target: settlement.checkAgainClicked });

/** The items that are being added to the basket, or were refused. */
const $sent = createStore<readonly NewCartItem[] | null>(null)
  .on(orderPlaced, (_, { items }) => items)
  .on(basketChosen, (_, items) => items)
  .reset($placeToOrder);
const $order = createStore<Order | null>(null)
  .on(orderPlaced, (_, order) => order)
  .reset(basketChosen, $placeToOrder);

export const $isBusy = combine(
  [$changes, $sent, prepareFx.pending, settlement.$state],
  ([changes, sentItems, isPreparing, state]) =>
    isPreparing ||
    state !== 'idle' ||
    changes.some((change) => change.kind === 'add' && change.items === sentItems),
);
/** Why the place could not be added to the basket; null if it was not refused. */
export const $additionRefusal = combine([$additionFailure, $sent], ([failure, sentItems]) =>
  failure && failure.items === sentItems ? failure : null,
);

interface Step {
  readonly step: NextStep;
  readonly cart: Cart | null;
  readonly order: Order;
}
const pressed = sample({
  clock: orderPlaced,
  source: $cart,
  fn: (cart, order): Step => ({ step: chooseNextStep(cart, order), cart, order }),
});
const added = sample({
  clock: basketChanged,
  source: $order,
  filter: (order, { change }) => change.kind === 'add' && change.items === order?.items,
  fn: (order, { cart }): Step | null => {
    const step = order && chooseNextStep(cart, order);
    // Items that have just been added are not added again.
    return order && step ? { step: step === 'add' ? 'basket' : step, cart, order } : null;
  },
}).filter({ fn: isPresent });
const stepReached = createEvent<Step>();
sample({ clock: [pressed, added], target: stepReached });
const filterStep = (expectedStep: NextStep) =>
  stepReached.filter({ fn: ({ step }) => step === expectedStep });

sample({ clock: filterStep('add'), fn: ({ order }) => order.items, target: itemsAddedToPay });
sample({
  clock: filterStep('confirm').filterMap(({ cart }) => cart ?? undefined),
  target: prepareFx,
});
sample({
  clock: prepareFx.doneData.filter({ fn: isPresent }),
  fn: (request) => ({ request, noOrderMessage: paymentText('checkout.unableToComplete') }),
  target: settlement.started,
});
const checkoutNeeded = createEvent();
sample({
  clock: [filterStep('pay'), prepareFx.doneData.filter({ fn: (request) => request === null })],
  fn: () => undefined,
  target: checkoutNeeded,
});
// Closes the sheet first, so that Back from the checkout leads to the page as it was.
sample({ clock: checkoutNeeded, target: orderClosed });
sample({ clock: checkoutNeeded, fn: () => ({ to: paths.checkout() }), target: navigated });

/** Why the order is not placed yet: something has to be done in the basket, or the price has changed. */
export const $notice = createStore<'basket' | 'price' | null>(null)
  .on(stepReached, (_, { step }) => (step === 'basket' || step === 'price' ? step : null))
  .reset($placeToOrder);

/** Why the order failed; its items are still in the basket. */
export const $failure = createStore<string | null>(null)
  .on(settlement.refused, (_, message) => message)
  .on(prepareFx.failData, (_, failure) => describeFailure(failure))
  .reset(orderPlaced, $placeToOrder);

const refusedUnseen = sample({
  clock: settlement.refused,
  source: $placeToOrder,
  filter: (place) => place === null,
  fn: (_, content): ToastContent => ({ content, type: 'danger' }),
});
sample({ clock: refusedUnseen, target: toastShown });
sample({ clock: settlement.refused, target: cartRequested });

/** The ID of the completed order while the sheet is open; otherwise null. */
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

// Adds the place to the basket and closes the sheet once it is there.
sample({ clock: basketChosen, target: itemsAdded });
sample({
  clock: basketChanged,
  source: { sentItems: $sent, order: $order },
  filter: ({ sentItems, order }, { change }) =>
    order === null && change.kind === 'add' && change.items === sentItems,
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
  describeFile: ({ name }) => name,
  buildFile: async ({ orderId, url }, siteName) => {
    const order = await loadOrder({ orderId });
    const events = listOrderBookings(order).flatMap((item) => listBookingEvents(item, url));
    return formatCalendar({ brand: order.brand, siteName, currentAt: order.createdAt, events });
  },
});
