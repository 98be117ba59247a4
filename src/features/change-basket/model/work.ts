import { createEvent, createStore, sample } from 'effector';
import { cartReset } from '@/entities/cart';
import { type CartWork, flagsOf, moved } from '../lib/work';

/** Something is being done with the cart from now on. */
export const cartWorkStarted = createEvent<Exclude<CartWork, 'idle' | 'paid'>>();
/** It has ended, well or not. */
export const cartWorkEnded = createEvent();
/** The payment of the cart has been made. */
export const cartPaid = createEvent();

export const $cartWork = createStore<CartWork>('idle')
  .on(cartWorkStarted, moved)
  .on(cartPaid, (work) => moved(work, 'paid'))
  .on(cartWorkEnded, (work) => moved(work, 'idle'));

export const $cartFlags = $cartWork.map(flagsOf);

// "Logout or cart reset clears the cart." Spec, platform §4.
sample({ clock: cartReset, target: $cartWork.reinit });
