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
const postponedBookingStore = createTabStore('booking-put-off', (json): PostponedBooking => {
  const { path, owedIds } = readRecord(json);
  return { path: readText(path, ''), owedIds: readStrings(owedIds) };
});
const storeBookingFx = createEffect(postponedBookingStore.write);
const readBookingFx = createEffect(postponedBookingStore.read);

export const $postponedBooking = createStore<PostponedBooking | null>(null).on(
  readBookingFx.doneData,
  (_, postponedBooking) => postponedBooking,
);

sample({ clock: bookingPostponed, target: storeBookingFx });
sample({ clock: postponedBookingRequested, target: readBookingFx });
