import { attach, combine, createEvent, createStore, sample } from 'effector';
import { $cart, cartReset } from '@/entities/cart';
import { readSignedWaivers, storeSignedWaivers } from '@/entities/consent';
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

const waiversRequest = createRequest({
  load: ({ cartId }: WaiversParams, options) => listWaivers({ cartId }, options),
});
const readSignedFx = attach({ source: $config, effect: readSignedWaivers });
const keepSignedFx = attach({
  source: $config,
  effect: (config, { cartId, ids }: { readonly cartId: string; readonly ids: readonly string[] }) =>
    storeSignedWaivers(config, cartId, ids),
});

const $isPageOpen = createStore(false)
  .on(opened, () => true)
  .reset(closed);
/** Null if nothing has to be accepted. Compared as text, so that a refreshed basket does not load the waivers again. */
const $waiversKey = combine($isPageOpen, $cart, (isPageOpen, cart) =>
  isPageOpen && cart?.attendeeWaiversRequired ? `${cart.id} ${cart.itemHash}` : null,
);
const $tickedIds = createStore<readonly string[]>([])
  .on(readSignedFx.doneData, (_, ids) => ids)
  .on(ticked, (ids, { id, isTicked }) =>
    isTicked ? [...new Set([...ids, id])] : ids.filter((tickedId) => tickedId !== id),
  )
  .reset(cartReset);

export const retryClicked = waiversRequest.retryClicked;
export const $isLoading = waiversRequest.$isLoading;
export const $error = waiversRequest.$failure.map((failure) => failure && describeFailure(failure));
export const $areRequired = $waiversKey.map((key) => key !== null);
/** The waivers that still have to be accepted, with the state of their checkboxes. */
export const $waivers = combine(
  $areRequired,
  waiversRequest.$data,
  $tickedIds,
  (areRequired, waivers, tickedIds) =>
    (areRequired ? (waivers ?? NO_WAIVERS) : NO_WAIVERS)
      .filter(({ isCompleted }) => !isCompleted)
      .map((waiver) => ({ ...waiver, isTicked: tickedIds.includes(waiver.id) })),
);
/** Blocks the payment until every waiver is accepted. */
export const $isAcceptanceMissing = combine(
  { areRequired: $areRequired, status: waiversRequest.$status, waivers: $waivers },
  ({ areRequired, status, waivers }) =>
    areRequired && (status !== 'ready' || waivers.some(({ isTicked }) => !isTicked)),
);

sample({ clock: $waiversKey, filter: (key) => key === null, target: waiversRequest.reset });
const waiversRequired = sample({
  clock: $waiversKey,
  source: $cart,
  filter: (cart, key) => cart !== null && key !== null,
  fn: (cart): WaiversParams => ({ cartId: cart?.id ?? '', itemHash: cart?.itemHash ?? '' }),
});
sample({ clock: waiversRequired, target: waiversRequest.reloadRequested });
// Restores the checkboxes after a reload or after Back from the checkout.
sample({ clock: waiversRequired, fn: ({ cartId }) => cartId, target: readSignedFx });
sample({
  clock: ticked,
  source: { cart: $cart, ids: $tickedIds },
  filter: ({ cart }) => cart !== null,
  fn: ({ cart, ids }) => ({ cartId: cart?.id ?? '', ids }),
  target: keepSignedFx,
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
