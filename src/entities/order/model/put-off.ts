import { createEffect, createEvent, createStore, sample } from 'effector';
import { readRecord, readStrings, readText, tabStore } from '@/shared/lib';

/** What the customer wanted to book when they had to pay what they owe first. */
interface PostponedBooking {
  /** Its page. */
  readonly path: string;
  /** What they owe, by id: the order that pays it leads back. */
  readonly owedIds: readonly string[];
}

/** The customer pays what they owe before they book. */
export const bookingPostponed = createEvent<PostponedBooking>();
export const postponedBookingRequested = createEvent();

/** In the tab: the checkout is a document of its own. */
const stored = tabStore('booking-put-off', (json): PostponedBooking => {
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
