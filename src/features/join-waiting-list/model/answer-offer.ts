import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { waitingEntries } from '@/entities/account-notice';
import { cartReplaced } from '@/entities/cart';
import {
  type ApiFailure,
  acceptWaitingOffer,
  type Cart,
  failureText,
  leaveWaitingList,
  type WaitingEntry,
} from '@/shared/api';
import { $config } from '@/shared/config';
import { isPresent } from '@/shared/lib';
import { $subSite } from '@/shared/mode';
import { bookings, navigated } from '@/shared/routes';
import { type ToastContent, toastShown } from '@/shared/toast';
import { text } from '../offer-texts';

/** The offer with this id is accepted. */
export const acceptClicked = createEvent<string>();
/** The offer with this id is declined. */
export const declineClicked = createEvent<string>();

const acceptFx = createEffect<string, Cart, ApiFailure>((id) => acceptWaitingOffer({ id }));
const declineFx = createEffect<string, WaitingEntry, ApiFailure>((id) => leaveWaitingList({ id }));

export const offerDeclined = declineFx.done;
/** What the server knows of the offer is not what the page shows. */
export const offerRefused = acceptFx.failData.filter({ fn: ({ kind }) => kind === 'validation' });

type Answer = 'accept' | 'decline';

/** The answer that is on its way: one at a time. */
export const $sending = createStore<{ readonly id: string; readonly answer: Answer } | null>(null)
  .on(acceptFx, (_, id) => ({ id, answer: 'accept' }))
  .on(declineFx, (_, id) => ({ id, answer: 'decline' }))
  .reset(acceptFx.finally, declineFx.finally);

/** Why the last answer failed, shown beside its buttons. */
export const $answerFailure = createStore<{
  readonly id: string;
  readonly answer: Answer;
  readonly message: string;
} | null>(null)
  .on(acceptFx.fail, (_, { params: id, error }) => ({ id, answer: 'accept', message: failureText(error) }))
  .on(declineFx.fail, (_, { params: id, error }) => ({ id, answer: 'decline', message: failureText(error) }))
  .reset(acceptFx, declineFx);

sample({
  clock: acceptClicked,
  source: $sending,
  filter: (sending) => sending === null,
  fn: (_, id) => id,
  target: acceptFx,
});
sample({
  clock: declineClicked,
  source: $sending,
  filter: (sending) => sending === null,
  fn: (_, id) => id,
  target: declineFx,
});

sample({ clock: acceptFx.doneData, target: cartReplaced });
sample({
  clock: acceptFx.done,
  fn: (): ToastContent => ({ content: text('basket.added'), type: 'success' }),
  target: toastShown,
});
// The basket is on the bookings site.
const $basket = combine($subSite, $config, (subSite, { subSites }) =>
  subSite === 'bookings' ? bookings.basket : `${subSites.bookings}${bookings.basket}`,
);
sample({ clock: acceptFx.done, source: $basket, fn: (to) => ({ to }), target: navigated });
sample({
  clock: declineFx.done,
  fn: (): ToastContent => ({ content: text('waiting.declined'), type: 'success' }),
  target: toastShown,
});

// An offer that has been answered is in no list any more.
sample({
  clock: [acceptFx.done, declineFx.done],
  source: waitingEntries.$data,
  filter: isPresent,
  fn: (entries, { params: id }) => (entries ?? []).filter((entry) => entry.id !== id),
  target: waitingEntries.replaced,
});
