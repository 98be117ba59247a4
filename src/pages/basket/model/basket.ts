import { createEffect, createEvent, createStore, sample } from 'effector';
import { $cart, $cartError, $cartStatus, cartRequested, cartReset } from '@/entities/cart';
import { localTime } from '@/entities/session';
import { basketChanged, itemRemoved, itemsAdded, tabsWatched } from '@/features/change-basket';
import { navigated, paths } from '@/shared/routes';
import { type ToastContent, toastShown } from '@/shared/toast';
import { type Item, sameAgain } from '../lib/items';
import { text } from '../texts';

/** How long a removal can be undone. */
const UNDO_MS = 10_000;

/** The page is on the screen. */
export const opened = createEvent();
export const closed = createEvent();
export const retryClicked = createEvent();
/** A hold has ended by the server's clock: what has become of the places is asked. */
export const holdEnded = createEvent();
export const undoClicked = createEvent();

export { $cart, $cartError, $cartStatus };

sample({ clock: [opened, retryClicked, holdEnded], target: cartRequested });

sample({ clock: opened, target: tabsWatched });

const $isOpen = createStore(false)
  .on(opened, () => true)
  .reset(closed);
// A basket that has been paid for, here or in another tab, is followed by its confirmation.
sample({
  clock: $cart.updates.filterMap((cart) => cart?.completeOrderId ?? undefined),
  source: $isOpen,
  filter: (isOpen) => isOpen,
  fn: (_, orderId) => ({ to: paths.bookingConfirmed(orderId), replace: true }),
  target: navigated,
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
export const $removed = createStore<Item | null>(null)
  .on(removed, (_, item) => item)
  .on(undoTimeFx.done, (current, { params }) => (current === params ? null : current))
  .reset(itemsAdded, cartReset);

sample({
  clock: sample({ clock: undoClicked, source: $removed }).filterMap((item) =>
    item === null ? undefined : (sameAgain(item) ?? undefined),
  ),
  fn: (item) => [item],
  target: itemsAdded,
});

sample({
  clock: basketChanged.filterMap(({ change, cart }) =>
    change.kind === 'extendHold' && cart.holdUntil !== null ? cart.holdUntil : undefined,
  ),
  fn: (until): ToastContent => ({
    content: text('hold.until', { time: localTime(Date.parse(until)).time }),
    type: 'success',
  }),
  target: toastShown,
});
