import { createEffect, createEvent, createStore, sample } from 'effector';
import { readStored, writeStored } from '@/shared/lib';
import { cartFilled } from '@/shared/mode';

/** Tells later documents of the visit that its customer has filled the cart; holds no personal data. */
const KEY = 'pavilion.kiosk.cart';

export const visitCartRequested = createEvent();
const readFx = createEffect(() => readStored('session', KEY) !== null);
const writeFx = createEffect(() => writeStored('session', KEY, 'filled'));

/** True for a cart filled in this visit; a cart that the customer filled at home is kept. */
export const $hasVisitCart = createStore(false)
  .on(cartFilled, () => true)
  .on(readFx.doneData, (has, wasFilled) => has || wasFilled);
sample({ clock: visitCartRequested, target: readFx });
sample({ clock: cartFilled, target: writeFx });
