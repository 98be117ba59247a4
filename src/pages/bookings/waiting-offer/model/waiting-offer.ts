import { createEffect, createEvent, createStore, sample } from 'effector';
import { cartReplaced } from '@/entities/cart';
import { $token } from '@/entities/customer';
import { waitingChanged } from '@/features/join-waiting-list';
import { type ApiFailure, acceptWaitingOffer, type Cart, failureText, loadWaitingEntry } from '@/shared/api';
import { pageTime } from '@/shared/lib';
import { createRequest } from '@/shared/request';
import { bookings, navigated } from '@/shared/routes';
import { type ToastContent, toastShown } from '@/shared/toast';
import { text } from '../texts';

/** The page of the entry with this id is on the screen. */
export const opened = createEvent<string>();
export const closed = createEvent();
export const acceptClicked = createEvent<string>();
/** The page is looked at again, or a minute has passed. */
export const refreshRequested = createEvent();
/** The offer has ended by the server's clock: what has become of the entry is asked. */
export const offerEnded = createEvent();

const request = createRequest({
  load: async (id: string, options) => {
    const entry = await loadWaitingEntry({ id }, options);
    return { entry, receivedAt: pageTime() };
  },
});

const $entryId = createStore<string | null>(null)
  .on(opened, (_, id) => id)
  .reset(closed);

export const $detail = request.$data;
export const $failure = request.$failure;
export const $isLoading = request.$isLoading;
export const retryClicked = request.retryClicked;

const acceptFx = createEffect<string, Cart, ApiFailure>((id) => acceptWaitingOffer({ id }));
export const $isAccepting = acceptFx.pending;
export const $refusal = createStore<string | null>(null)
  .on(acceptFx.failData, (_, failure) => failureText(failure))
  .reset(acceptFx, opened, closed);

sample({ clock: [opened, closed], fn: () => undefined, target: request.reset });
sample({
  clock: acceptClicked,
  source: $isAccepting,
  filter: (isAccepting) => !isAccepting,
  fn: (_, id) => id,
  target: acceptFx,
});
const refused = acceptFx.failData.filter({ fn: ({ kind }) => kind === 'validation' });
sample({
  clock: [$entryId, $token, offerEnded, refreshRequested, waitingChanged, refused],
  source: $entryId,
  filter: (id) => id !== null,
  fn: (id) => id ?? '',
  target: request.reloadRequested,
});

sample({ clock: acceptFx.doneData, target: cartReplaced });
sample({
  clock: acceptFx.doneData,
  fn: (): ToastContent => ({ content: text('basket.added'), type: 'success' }),
  target: toastShown,
});
sample({
  clock: acceptFx.doneData,
  fn: () => ({ to: bookings.basket }),
  target: navigated,
});
