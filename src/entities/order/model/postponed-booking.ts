import { createEffect, createEvent, createStore, sample } from 'effector';
import { createTabStore, readRecord, readStrings, readText } from '@/shared/lib';

/** The booking that the customer postponed because they had to pay their outstanding balance first. */
interface PostponedBooking {
  /** The address of the page of the postponed booking. */
  readonly path: string;
  /** The ids of the unpaid charges; the confirmation of the order that pays them links back to the booking. */
  readonly owedIds: readonly string[];
}

/** The customer goes to pay their outstanding balance before booking. */
export const bookingPostponed = createEvent<PostponedBooking>();
export const postponedBookingRequested = createEvent();

/** In session storage, because the checkout is another document. */
const stored = createTabStore('booking-put-off', (json): PostponedBooking => {
  const { path, owedIds } = readRecord(json);
  return { path: readText(path, ''), owedIds: readStrings(owedIds) };
});
const keepFx = createEffect(stored.write);
const readFx = createEffect(stored.read);

export const $postponedBooking = createStore<PostponedBooking | null>(null).on(
  readFx.doneData,
  (_, putOff) => putOff,
);

sample({ clock: bookingPostponed, target: keepFx });
sample({ clock: postponedBookingRequested, target: readFx });
