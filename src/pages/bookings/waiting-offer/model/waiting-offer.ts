import { createEffect, createEvent, createStore, sample } from 'effector';
import { cartReplaced } from '@/entities/cart';
import { $token } from '@/entities/customer';
import { waitingChanged } from '@/features/join-waiting-list';
import { type ApiFailure, acceptWaitingOffer, type Cart, failureText, loadWaitingEntry } from '@/shared/api';
import { pageTime } from '@/shared/lib';
import { createPage } from '@/shared/request';
import { bookings, navigated } from '@/shared/routes';
import { type ToastContent, toastShown } from '@/shared/toast';
import { text } from '../texts';

export const acceptClicked = createEvent<string>();
/** The offer has ended by the server's clock: what has become of the entry is asked. */
export const offerEnded = createEvent();

const acceptFx = createEffect<string, Cart, ApiFailure>((id) => acceptWaitingOffer({ id }));
export const $isAccepting = acceptFx.pending;

export const page = createPage({
  load: async (id: string, options) => {
    const entry = await loadWaitingEntry({ id }, options);
    return { entry, receivedAt: pageTime() };
  },
  reloadOn: [
    $token,
    offerEnded,
    waitingChanged,
    acceptFx.failData.filter({ fn: ({ kind }) => kind === 'validation' }),
  ],
});

export const $refusal = createStore<string | null>(null)
  .on(acceptFx.failData, (_, failure) => failureText(failure))
  .reset(acceptFx, page.opened, page.closed);

sample({
  clock: acceptClicked,
  source: $isAccepting,
  filter: (isAccepting) => !isAccepting,
  fn: (_, id) => id,
  target: acceptFx,
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
