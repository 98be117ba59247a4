import { createEffect, createEvent, createStore, sample } from 'effector';

export const printClicked = createEvent();
/** Print was requested; the payload is the ID of an order, whose receipt prints as soon as it is shown. */
export const printRequested = createEvent<string>();

export const printFx = createEffect(() => window.print());

sample({ clock: printClicked, target: printFx });

/** The ID of the order whose receipt has yet to be printed; null if there is none. */
export const $orderIdToPrint = createStore<string | null>(null)
  .on(printRequested, (_, orderId) => orderId)
  .reset(printFx);
