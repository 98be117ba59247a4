import { createEffect, createEvent, createStore, sample } from 'effector';
import { $cart, $cartError, $cartStatus, cartRequested, cartReset } from '@/entities/cart';
import {
  basketChanged,
  createBasketAddition,
  itemRemoved,
  itemsAdded,
  tabWatchRequested,
} from '@/features/change-basket';
import { waitingChanged } from '@/features/join-waiting-list';
import { toLocalTime } from '@/shared/format';
import { $location, bookings, hasMembershipAdded, navigated, paths } from '@/shared/routes';
import { type ToastContent, toastShown } from '@/shared/toast';
import { addMembershipText } from '@/widgets/add-membership';
import { holdText } from '@/widgets/hold-line';
import { isBackFromOtherDocument } from '../lib/is-back-from-other-document';
import { type Item, toReAddItem } from '../lib/items';

/** How long a removal can be undone, in milliseconds. */
const UNDO_MS = 10_000;

/** The page has opened. */
export const opened = createEvent();
export const closed = createEvent();
export const retryClicked = createEvent();
/** The page became visible again or has been open for a while, and another device may have changed the basket. */
export const refreshRequested = createEvent();
export const undoClicked = createEvent();

export { $cart, $cartError, $cartStatus };

sample({ clock: [opened, retryClicked, refreshRequested], target: cartRequested });

sample({ clock: opened, target: tabWatchRequested });

// Shows the toast of a membership that another site added to the basket, once.
const openedWithMembership = sample({
  clock: opened,
  source: $location,
  filter: ({ search }) => hasMembershipAdded(search),
});
sample({
  clock: openedWithMembership,
  fn: (): ToastContent => ({ content: addMembershipText('membership.added'), type: 'success' }),
  target: toastShown,
});
sample({
  clock: openedWithMembership,
  fn: () => ({ to: bookings.basket, replace: true }),
  target: navigated,
});

const $isOpen = createStore(false)
  .on(opened, () => true)
  .reset(closed);
// A change to a waiting list changes what the basket shows about it.
sample({
  clock: waitingChanged,
  source: $isOpen,
  filter: (isOpen) => isOpen,
  target: cartRequested,
});
// Opens the confirmation if the basket is paid for while it is shown, here or in another tab, or if Back has led to it
// from its confirmation. A basket that was paid earlier is shown as empty.
const checkBackNavigationFx = createEffect(isBackFromOtherDocument);
const $isFirstVisit = createStore(true).on(checkBackNavigationFx.done, () => false);
sample({ clock: opened, filter: $isFirstVisit, target: checkBackNavigationFx });
const $isShownUnpaid = createStore(false)
  .reset(opened)
  .on(checkBackNavigationFx.doneData, (_, isBack) => isBack);
sample({
  clock: $cart.updates.filterMap((cart) => cart?.completeOrderId ?? undefined),
  source: { isOpen: $isOpen, isShownUnpaid: $isShownUnpaid },
  filter: ({ isOpen, isShownUnpaid }) => isOpen && isShownUnpaid,
  fn: (_, orderId) => ({ to: paths.bookingConfirmed(orderId), replace: true }),
  target: navigated,
});
sample({
  clock: $cart.updates.filterMap((cart) => (cart ? cart.completeOrderId === null : undefined)),
  source: $isOpen,
  filter: (isOpen) => isOpen,
  fn: (_, isUnpaid) => isUnpaid,
  target: $isShownUnpaid,
});

const waitForUndoFx = createEffect((_: Item) => new Promise<void>((resolve) => setTimeout(resolve, UNDO_MS)));

const $itemsBeingRemoved = createStore<readonly Item[]>([]).reset(cartReset);
sample({
  clock: itemRemoved,
  source: { cart: $cart, itemsBeingRemoved: $itemsBeingRemoved },
  fn: ({ cart, itemsBeingRemoved }, itemId) => [
    ...itemsBeingRemoved,
    ...(cart?.items.filter(({ id }) => id === itemId) ?? []),
  ],
  target: $itemsBeingRemoved,
});
const removalConfirmed = sample({
  clock: basketChanged,
  source: $itemsBeingRemoved,
  fn: (itemsBeingRemoved, { change }) =>
    change.kind === 'remove' ? itemsBeingRemoved.find(({ id }) => id === change.itemId) : undefined,
}).filterMap((item) => item);
sample({ clock: removalConfirmed, target: waitForUndoFx });

/** The item that was removed last, while the removal can be undone; otherwise null. */
export const $removedItem = createStore<Item | null>(null)
  .on(removalConfirmed, (_, item) => item)
  .on(waitForUndoFx.done, (removedItem, { params: expiredItem }) =>
    removedItem === expiredItem ? null : removedItem,
  )
  .reset(itemsAdded, cartReset);

/** The item that is being added again; null if there is none. */
const $itemBeingRestored = createStore<Item | null>(null).reset(cartReset, closed);
const restoreAddition = createBasketAddition({ resetOn: [cartReset, closed] });

/**
 * The item that could not be added again, for example because its place was taken; null after the next change of the
 * basket. The customer can retry while the error is shown, unless the place itself was refused.
 */
export const $undoFailure = sample({
  source: { refusal: restoreAddition.$refusal, item: $itemBeingRestored },
  fn: ({ refusal, item }) =>
    refusal && item ? { item, message: refusal.message, isFinal: refusal.refusedItems.size > 0 } : null,
});

const restoreStarted = sample({
  clock: undoClicked,
  source: { removedItem: $removedItem, undoFailure: $undoFailure },
  fn: ({ removedItem, undoFailure }) => removedItem ?? undoFailure?.item,
}).filterMap((item) => {
  const newItem = item && toReAddItem(item);
  return newItem ? { item, items: [newItem] } : undefined;
});
sample({ clock: restoreStarted, fn: ({ item }) => item, target: $itemBeingRestored });
sample({ clock: restoreStarted, fn: ({ items }) => items, target: restoreAddition.submitted });

sample({
  clock: basketChanged.filterMap(({ change, cart }) =>
    change.kind === 'extendHold' && cart.holdUntil !== null ? cart.holdUntil : undefined,
  ),
  fn: (holdUntil): ToastContent => ({
    content: holdText('hold.until', { time: toLocalTime(Date.parse(holdUntil)).time }),
    type: 'success',
  }),
  target: toastShown,
});
