import { createEffect, createEvent, createStore, sample } from 'effector';
import { $cart, cartRequested, cartReset } from '@/entities/cart';
import { isPresent } from '@/shared/lib';
import { type CartActivity, toFlags, transition } from '../lib/work';

/** The polling interval for a payment elsewhere, in ms. */
const POLL_MS = 3000;

/** An activity on the cart has started. */
export const cartWorkStarted = createEvent<Exclude<CartActivity, 'idle' | 'paid'>>();
/** The activity has ended, successfully or not. */
export const cartWorkEnded = createEvent();
/** The cart has been paid. */
export const cartPaid = createEvent();

export const $cartWork = createStore<CartActivity>('idle')
  .on(cartWorkStarted, transition)
  .on(cartPaid, (work) => transition(work, 'paid'))
  .on(cartWorkEnded, (work) => transition(work, 'idle'));

export const $cartFlags = $cartWork.map(toFlags);

// A payment in another tab or on another device is polled until it has ended.
const pollFx = createEffect(() => new Promise<void>((resolve) => setTimeout(resolve, POLL_MS)));
const cartRead = $cart.updates.filter({ fn: isPresent });
const cartClaimed = cartRead.filter({ fn: ({ status }) => status === 'paying' });
const $isPaying = $cartWork.map((work) => work === 'paying');
sample({ clock: cartClaimed, fn: () => 'paying' as const, target: cartWorkStarted });
sample({ clock: [$isPaying, pollFx.done], filter: $isPaying, target: pollFx });
sample({ clock: pollFx.done, filter: $isPaying, target: cartRequested });
const cartReleased = sample({
  clock: cartRead,
  source: $isPaying,
  filter: (isPaying, { status }) => isPaying && status === 'open',
  fn: (_, { completeOrderId }) => completeOrderId !== null,
});
sample({ clock: cartReleased, filter: (isPaid) => isPaid, target: cartPaid });
sample({ clock: cartReleased, filter: (isPaid) => !isPaid, target: cartWorkEnded });

// A log-out clears the cart. Requirement A1.4.
sample({ clock: cartReset, target: $cartWork.reinit });
