import { createEffect, createEvent, createStore, sample } from 'effector';
import { $cart, $cartError, $cartStatus, cartRequested, cartReset } from '@/entities/cart';
import { localTime } from '@/entities/session';
import {
  basketChanged,
  createBasketAddition,
  itemRemoved,
  itemsAdded,
  tabWatchRequested,
} from '@/features/change-basket';
import { waitingChanged } from '@/features/join-waiting-list';
import { $location, bookings, hasMembershipAdded, navigated, paths } from '@/shared/routes';
import { type ToastContent, toastShown } from '@/shared/toast';
import { addMembershipText } from '@/widgets/add-membership';
import { holdText } from '@/widgets/hold-line';
import { isBackFromOtherDocument } from '../lib/is-back';
import { type Item, toReAddItem } from '../lib/items';

/** How long a removal can be undone. */
const UNDO_MS = 10_000;

/** The page is on the screen. */
export const opened = createEvent();
export const closed = createEvent();
export const retryClicked = createEvent();
/** The page is looked at again, or has stood for a while: another device may have changed the basket. */
export const refreshRequested = createEvent();
export const undoClicked = createEvent();

export { $cart, $cartError, $cartStatus };

sample({ clock: [opened, retryClicked, refreshRequested], target: cartRequested });

sample({ clock: opened, target: tabWatchRequested });

// A membership that another site put into the basket shows its toast here, once. Spec, platform §8 "Membership".
const cameWithMembership = sample({
  clock: opened,
  source: $location,
  filter: ({ search }) => hasMembershipAdded(search),
});
sample({
  clock: cameWithMembership,
  fn: (): ToastContent => ({ content: addMembershipText('membership.added'), type: 'success' }),
  target: toastShown,
});
sample({ clock: cameWithMembership, fn: () => ({ to: bookings.basket, replace: true }), target: navigated });

const $isOpen = createStore(false)
  .on(opened, () => true)
  .reset(closed);
// What the basket says of a waiting list has changed.
sample({
  clock: waitingChanged,
  source: $isOpen,
  filter: (isOpen) => isOpen,
  target: cartRequested,
});
// A basket that is paid for while it is shown, here or in another tab, or to which Back has led from its confirmation, is followed by
// that. One that was paid for before is empty.
const cameBackFx = createEffect(isBackFromOtherDocument);
const $isFirst = createStore(true).on(cameBackFx.done, () => false);
sample({ clock: opened, filter: $isFirst, target: cameBackFx });
const $isShownUnpaid = createStore(false)
  .reset(opened)
  .on(cameBackFx.doneData, (_, isBack) => isBack);
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

const undoTimeFx = createEffect((_: Item) => new Promise<void>((resolve) => setTimeout(resolve, UNDO_MS)));

const $removing = createStore<readonly Item[]>([]).reset(cartReset);
sample({
  clock: itemRemoved,
  source: { cart: $cart, removing: $removing },
  fn: ({ cart, removing }, itemId) => [...removing, ...(cart?.items.filter(({ id }) => id === itemId) ?? [])],
  target: $removing,
});
const removed = sample({
  clock: basketChanged,
  source: $removing,
  fn: (removing, { change }) =>
    change.kind === 'remove' ? removing.find(({ id }) => id === change.itemId) : undefined,
}).filterMap((item) => item);
sample({ clock: removed, target: undoTimeFx });

/** The item that was removed last, while that can be undone. */
export const $removedItem = createStore<Item | null>(null)
  .on(removed, (_, item) => item)
  .on(undoTimeFx.done, (current, { params }) => (current === params ? null : current))
  .reset(itemsAdded, cartReset);

/** What is on its way back, as it was. */
const $puttingBack = createStore<Item | null>(null).reset(cartReset, closed);
const addition = createBasketAddition({ resetOn: [cartReset, closed] });

/**
 * What could not be put back, such as a place that somebody else has taken, until the basket is changed again. It can be tried again for as
 * long as that is said, unless the place itself was refused.
 */
export const $undoFailure = sample({
  source: { refusal: addition.$refusal, item: $puttingBack },
  fn: ({ refusal, item }) =>
    refusal && item ? { item, message: refusal.message, isFinal: refusal.refusedItems.size > 0 } : null,
});

const putBack = sample({
  clock: undoClicked,
  source: { removed: $removedItem, failed: $undoFailure },
  fn: ({ removed, failed }) => removed ?? failed?.item,
}).filterMap((item) => {
  const wanted = item && toReAddItem(item);
  return wanted ? { item, items: [wanted] } : undefined;
});
sample({ clock: putBack, fn: ({ item }) => item, target: $puttingBack });
sample({ clock: putBack, fn: ({ items }) => items, target: addition.submitted });

sample({
  clock: basketChanged.filterMap(({ change, cart }) =>
    change.kind === 'extendHold' && cart.holdUntil !== null ? cart.holdUntil : undefined,
  ),
  fn: (until): ToastContent => ({
    content: holdText('hold.until', { time: localTime(Date.parse(until)).time }),
    type: 'success',
  }),
  target: toastShown,
});
