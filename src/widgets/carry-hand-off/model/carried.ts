import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { cartReset } from '@/entities/cart';
import { $user, signedOut, signedOutElsewhere } from '@/entities/customer';
import { basketHolderChanged } from '@/entities/hand-off';
import { type ApiFailure, carryHandOff, findServerMessage, releaseHandOff, toRefusal } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { $location, bookings, handOffPath, navigated } from '@/shared/routes';
import { type ToastContent, toastShown } from '@/shared/toast';
import {
  claimBasket,
  type HandedBasket,
  keepAfterNavigation,
  readHandedBasket,
  storeHandedBasket,
} from '../lib/carried';
import { text } from '../texts';

/** The page has loaded; restores the stored hand-off before anything requests a basket. */
export const restoreRequested = createEvent();
/** The customer opened a handed-off basket on this device. */
export const basketClaimed = createEvent<HandedBasket>();
export const giveBackClicked = createEvent();
/** The hand-off has ended or moved to another device; the payload is the server's error code. */
const handOffEnded = createEvent<string>();

const restoreFx = createEffect(readHandedBasket);
sample({ clock: restoreRequested, target: restoreFx });
/** Whether the stored hand-off has been read; nothing renders before. */
export const $isRestored = createStore(false).on(restoreFx.finally, () => true);

export const $handedBasket = createStore<HandedBasket | null>(null)
  .on([restoreFx.doneData, basketClaimed], (_, basket) => basket)
  .reset(signedOut, signedOutElsewhere);
sample({
  clock: [restoreFx.done, basketClaimed, $user, $location],
  source: { basket: $handedBasket, user: $user, location: $location },
  fn: ({ basket, user, location }) => {
    const ownBasket = basket && user ? claimBasket(basket, user.id) : basket;
    return ownBasket && keepAfterNavigation(ownBasket, location.pathname);
  },
  target: $handedBasket,
});

const carryFx = createEffect((basket: HandedBasket | null) => {
  storeHandedBasket(basket);
  const onGone = scopeBind(handOffEnded, { safe: true });
  carryHandOff(basket && basket.orderId === null ? { id: basket.id, onGone } : null);
});
sample({ clock: $handedBasket, target: carryFx });
const $handOffId = $handedBasket.map((basket) => basket?.id ?? null);
sample({
  clock: $handOffId.updates,
  fn: (id) => (id === null ? ('here' as const) : ('fromTheDesk' as const)),
  target: basketHolderChanged,
});
// The basket has changed, so the previous one is discarded.
sample({ clock: $handOffId.updates, target: cartReset });

const handOffDropped = createEvent();
$handedBasket.reset(handOffDropped);

const releaseFx = createEffect<HandedBasket, void, ApiFailure>(({ token }) => releaseHandOff({ token }));
export const $isGivingBack = releaseFx.pending;
const giveBackStarted = sample({
  clock: giveBackClicked,
  source: { basket: $handedBasket, isBusy: $isGivingBack },
  fn: ({ basket, isBusy }) => (isBusy ? null : basket),
}).filter({ fn: isPresent });
sample({ clock: giveBackStarted, target: releaseFx });
sample({ clock: releaseFx.done, target: handOffDropped });
sample({ clock: releaseFx.done, fn: () => ({ to: bookings.home, replace: true }), target: navigated });
sample({
  clock: releaseFx.done,
  fn: (): ToastContent => ({ content: text('carried.givenBack'), type: 'success' }),
  target: toastShown,
});
const isBeingPaid = (failure: ApiFailure) => failure.kind === 'http' && failure.status === 409;
const isHandOffOver = (failure: ApiFailure) => failure.kind === 'http' && failure.status === 410;
sample({
  clock: releaseFx.failData,
  filter: (failure) => !isHandOffOver(failure),
  fn: (failure): ToastContent => ({
    content: isBeingPaid(failure)
      ? text.orServers('carried.notGivenBack', findServerMessage(failure))
      : toRefusal(failure).message,
    type: 'danger',
  }),
  target: toastShown,
});

// Opens the hand-off page, which explains what happened and what the customer can do.
const handOffEndReported = sample({
  clock: [handOffEnded, releaseFx.failData.filterMap((failure) => (isHandOffOver(failure) ? '' : undefined))],
  source: $handedBasket,
  fn: (basket, code) => ({ token: basket?.token ?? '', isElsewhere: code === 'opened_elsewhere' }),
}).filterMap((end) => (end.token === '' ? undefined : end));
sample({ clock: handOffEndReported, target: handOffDropped });
sample({
  clock: handOffEndReported,
  fn: ({ token, isElsewhere }) => ({ to: handOffPath(token, { isElsewhere }), replace: true }),
  target: navigated,
});
