import { attach, combine, createEvent, createStore, sample } from 'effector';
import { $cart, cartReset } from '@/entities/cart';
import { keepSignedWaivers, readSignedWaivers } from '@/entities/consent';
import { type AttendeeWaiver, describeFailure, listWaivers } from '@/shared/api';
import { $config } from '@/shared/config';
import { isPresent } from '@/shared/lib';
import { createRequest } from '@/shared/request';
import { closed, opened } from './basket';

interface WaiversParams {
  readonly cartId: string;
  /** Changes with the items, because other items have other waivers. */
  readonly itemHash: string;
}

const NO_WAIVERS: readonly AttendeeWaiver[] = [];

interface WaiverTick {
  readonly id: string;
  readonly isTicked: boolean;
}

/** The checkbox of a waiver was clicked; a waiver that has not been read opens first. */
export const boxClicked = createEvent<WaiverTick>();
const ticked = createEvent<WaiverTick>();
export const readClicked = createEvent<string>();

const request = createRequest({
  load: ({ cartId }: WaiversParams, options) => listWaivers({ cartId }, options),
});
const readFx = attach({ source: $config, effect: readSignedWaivers });
const keepFx = attach({
  source: $config,
  effect: (site, { cartId, ids }: { readonly cartId: string; readonly ids: readonly string[] }) =>
    keepSignedWaivers(site, cartId, ids),
});

const $isShown = createStore(false)
  .on(opened, () => true)
  .reset(closed);
/** Null if nothing has to be accepted. Compared as text, so that a refreshed basket does not load the waivers again. */
const $wanted = combine($isShown, $cart, (isShown, cart) =>
  isShown && cart?.attendeeWaiversRequired ? `${cart.id} ${cart.itemHash}` : null,
);
const $ids = createStore<readonly string[]>([])
  .on(readFx.doneData, (_, ids) => ids)
  .on(ticked, (ids, { id, isTicked }) =>
    isTicked ? [...new Set([...ids, id])] : ids.filter((tickedId) => tickedId !== id),
  )
  .reset(cartReset);

export const retryClicked = request.retryClicked;
export const $isLoading = request.$isLoading;
export const $error = request.$failure.map((failure) => failure && describeFailure(failure));
export const $isRequested = $wanted.map((request) => request !== null);
/** The waivers that still have to be accepted, with the state of their checkboxes. */
export const $waivers = combine($isRequested, request.$data, $ids, (isWanted, waivers, ids) =>
  (isWanted ? (waivers ?? NO_WAIVERS) : NO_WAIVERS)
    .filter(({ isCompleted }) => !isCompleted)
    .map((waiver) => ({ ...waiver, isTicked: ids.includes(waiver.id) })),
);
/** Blocks the payment until every waiver is accepted. */
export const $isAcceptanceMissing = combine(
  { isWanted: $isRequested, status: request.$status, waivers: $waivers },
  ({ isWanted, status, waivers }) =>
    isWanted && (status !== 'ready' || waivers.some(({ isTicked }) => !isTicked)),
);

sample({ clock: $wanted, filter: (request) => request === null, target: request.reset });
const waiversWanted = sample({
  clock: $wanted,
  source: $cart,
  filter: (cart, text) => cart !== null && text !== null,
  fn: (cart): WaiversParams => ({ cartId: cart?.id ?? '', itemHash: cart?.itemHash ?? '' }),
});
sample({ clock: waiversWanted, target: request.reloadRequested });
// Restores the checkboxes after a reload or after Back from the checkout.
sample({ clock: waiversWanted, fn: ({ cartId }) => cartId, target: readFx });
sample({
  clock: ticked,
  source: { cart: $cart, ids: $ids },
  filter: ({ cart }) => cart !== null,
  fn: ({ cart, ids }) => ({ cartId: cart?.id ?? '', ids }),
  target: keepFx,
});

// Only one waiver is open at a time.
const $openWaiverId = createStore<string | null>(null).on(readClicked, (_, id) => id);
/** The waiver in the dialog; null if it is closed. */
export const $openWaiver = combine(
  $openWaiverId,
  $waivers,
  (waiverId, waivers) => waivers.find(({ id }) => id === waiverId) ?? null,
);
export const endReached = createEvent();
export const agreeClicked = createEvent();
export const cancelClicked = createEvent();
const $hasReachedEnd = createStore(false)
  .on(endReached, () => true)
  .reset(readClicked);
export const $canAgree = combine(
  $hasReachedEnd,
  $openWaiver,
  (hasReachedEnd, openWaiver) => openWaiver !== null && (hasReachedEnd || openWaiver.isTicked),
);
const agreed = sample({
  clock: agreeClicked,
  source: { openWaiver: $openWaiver, canAgree: $canAgree },
  fn: ({ openWaiver, canAgree }) => (openWaiver && canAgree ? { id: openWaiver.id, isTicked: true } : null),
}).filter({ fn: isPresent });
sample({ clock: agreed, target: ticked });
const $agreedIds = createStore<readonly string[]>([])
  .on(agreed, (ids, { id }) => [...ids, id])
  .reset(cartReset);
sample({
  clock: boxClicked,
  source: $agreedIds,
  filter: (ids, { id, isTicked }) => !isTicked || ids.includes(id),
  fn: (_, tick) => tick,
  target: ticked,
});
sample({
  clock: boxClicked,
  source: $agreedIds,
  filter: (ids, { id, isTicked }) => isTicked && !ids.includes(id),
  fn: (_, { id }) => id,
  target: readClicked,
});
$openWaiverId.reset(agreed, cancelClicked, closed);
