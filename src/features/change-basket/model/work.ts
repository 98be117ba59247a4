import { createEffect, createEvent, createStore, sample } from 'effector';
import { $cart, cartRequested, cartReset } from '@/entities/cart';
import { isPresent } from '@/shared/lib';
import { type CartActivity, toActivityFlags, transition } from '../lib/work';

/** The polling interval for a payment elsewhere, in ms. */
const POLL_INTERVAL_MS = 3000;

/** An activity on the cart has started. */
export const cartActivityStarted = createEvent<Exclude<CartActivity, 'idle' | 'paid'>>();
/** The activity has ended, successfully or not. */
export const cartActivityEnded = createEvent();
/** The cart has been paid. */
export const cartPaid = createEvent();

export const $cartActivity = createStore<CartActivity>('idle')
  .on(cartActivityStarted, transition)
  .on(cartPaid, (activity) => transition(activity, 'paid'))
  .on(cartActivityEnded, (activity) => transition(activity, 'idle'));

export const $cartFlags = $cartActivity.map(toActivityFlags);

// A payment in another tab or on another device is polled until it has ended.
const pollFx = createEffect(() => new Promise<void>((resolve) => setTimeout(resolve, POLL_INTERVAL_MS)));
const cartLoaded = $cart.updates.filter({ fn: isPresent });
const paymentStartedElsewhere = cartLoaded.filter({ fn: ({ status }) => status === 'paying' });
const $isPaying = $cartActivity.map((activity) => activity === 'paying');
sample({ clock: paymentStartedElsewhere, fn: () => 'paying' as const, target: cartActivityStarted });
sample({ clock: [$isPaying, pollFx.done], filter: $isPaying, target: pollFx });
sample({ clock: pollFx.done, filter: $isPaying, target: cartRequested });
const cartReleased = sample({
  clock: cartLoaded,
  source: $isPaying,
  filter: (isPaying, { status }) => isPaying && status === 'open',
  fn: (_, { completeOrderId }) => completeOrderId !== null,
});
sample({ clock: cartReleased, filter: (isPaid) => isPaid, target: cartPaid });
sample({ clock: cartReleased, filter: (isPaid) => !isPaid, target: cartActivityEnded });

// A log-out clears the cart. Requirement A1.4.
sample({ clock: cartReset, target: $cartActivity.reinit });
