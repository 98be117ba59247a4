import { createEffect, createEvent, createStore, sample } from 'effector';
import { readStored, writeStored } from '@/shared/lib';
import { cartFilled } from '@/shared/mode';

/** Says to the visit's later documents that its person has put a membership into the cart; nothing of what, or whose. */
const KEY = 'pavilion.kiosk.cart';

/** The kiosk's document stands. */
export const visitCartRequested = createEvent();
const readFx = createEffect(() => readStored('session', KEY) !== null);
const writeFx = createEffect(() => writeStored('session', KEY, 'filled'));

/** Whether the cart is of this visit: one that a customer had filled at home is theirs to find again. */
export const $hasVisitCart = createStore(false)
  .on(cartFilled, () => true)
  .on(readFx.doneData, (has, wasFilled) => has || wasFilled);
sample({ clock: visitCartRequested, target: readFx });
sample({ clock: cartFilled, target: writeFx });
