import { createEffect, createEvent, createStore, sample } from 'effector';

export const printClicked = createEvent();
/** The receipt of this order is printed as soon as it is on the screen. */
export const printRequested = createEvent<string>();

export const printFx = createEffect(() => window.print());

sample({ clock: printClicked, target: printFx });

/** The order whose receipt is still to be printed. */
export const $printAwaited = createStore<string | null>(null)
  .on(printRequested, (_, orderId) => orderId)
  .reset(printFx);
