import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { waitingEntries } from '@/entities/account-notice';
import { cartReplaced } from '@/entities/cart';
import {
  type ApiFailure,
  acceptWaitingOffer,
  type Cart,
  describeFailure,
  leaveWaitingList,
  type WaitingEntry,
} from '@/shared/api';
import { $config } from '@/shared/config';
import { isPresent } from '@/shared/lib';
import { $subSite } from '@/shared/mode';
import { bookings, navigated } from '@/shared/routes';
import { type ToastContent, toastShown } from '@/shared/toast';
import { text } from '../offer-texts';

/** The customer accepts the offer with this id. */
export const acceptClicked = createEvent<string>();
/** The customer declines the offer with this id. */
export const declineClicked = createEvent<string>();

const acceptFx = createEffect<string, Cart, ApiFailure>((id) => acceptWaitingOffer({ id }));
const declineFx = createEffect<string, WaitingEntry, ApiFailure>((id) => leaveWaitingList({ id }));

export const offerDeclined = declineFx.done;
/** The server refused, so the offer on the page is out of date. */
export const offerRefused = acceptFx.failData.filter({ fn: ({ kind }) => kind === 'validation' });

type OfferAnswer = 'accept' | 'decline';

/** The answer being sent; null if there is none. Only one is sent at a time. */
export const $pendingAnswer = createStore<{ readonly id: string; readonly answer: OfferAnswer } | null>(null)
  .on(acceptFx, (_, id) => ({ id, answer: 'accept' }))
  .on(declineFx, (_, id) => ({ id, answer: 'decline' }))
  .reset(acceptFx.finally, declineFx.finally);

/** Why the last answer failed, shown next to its buttons. */
export const $answerFailure = createStore<{
  readonly id: string;
  readonly answer: OfferAnswer;
  readonly message: string;
} | null>(null)
  .on(acceptFx.fail, (_, { params: id, error }) => ({
    id,
    answer: 'accept',
    message: describeFailure(error),
  }))
  .on(declineFx.fail, (_, { params: id, error }) => ({
    id,
    answer: 'decline',
    message: describeFailure(error),
  }))
  .reset(acceptFx, declineFx);

sample({
  clock: acceptClicked,
  source: $pendingAnswer,
  filter: (pendingAnswer) => pendingAnswer === null,
  fn: (_, id) => id,
  target: acceptFx,
});
sample({
  clock: declineClicked,
  source: $pendingAnswer,
  filter: (pendingAnswer) => pendingAnswer === null,
  fn: (_, id) => id,
  target: declineFx,
});

sample({ clock: acceptFx.doneData, target: cartReplaced });
sample({
  clock: acceptFx.done,
  fn: (): ToastContent => ({ content: text('basket.added'), type: 'success' }),
  target: toastShown,
});
// The basket is on the bookings site, which may be another site.
const $basket = combine($subSite, $config, (subSite, { subSites }) =>
  subSite === 'bookings' ? bookings.basket : `${subSites.bookings}${bookings.basket}`,
);
sample({ clock: acceptFx.done, source: $basket, fn: (to) => ({ to }), target: navigated });
sample({
  clock: declineFx.done,
  fn: (): ToastContent => ({ content: text('waiting.declined'), type: 'success' }),
  target: toastShown,
});

// An answered offer is removed from the lists.
sample({
  clock: [acceptFx.done, declineFx.done],
  source: waitingEntries.$data,
  filter: isPresent,
  fn: (entries, { params: id }) => (entries ?? []).filter((entry) => entry.id !== id),
  target: waitingEntries.replaced,
});
