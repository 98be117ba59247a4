import { createEffect, createEvent, createStore, sample } from 'effector';
import {
  type ApiFailure,
  loadSavedCard,
  type Refusal,
  removeSavedCard,
  type SavedCardSummary,
  toRefusal,
} from '@/shared/api';
import { createRequest } from '@/shared/request';
import { closed, opened } from './payments';

export const removeClicked = createEvent();

const savedCardRequest = createRequest<null, { readonly card: SavedCardSummary | null }>({
  load: async (_, options) => ({ card: await loadSavedCard(options) }),
});
const removeFx = createEffect<void, void, ApiFailure>(() => removeSavedCard());

/** Null until the response has arrived; its `card` is null if the customer has none. */
export const $savedCard = savedCardRequest.$data;
export const $failure = savedCardRequest.$failure;
export const $isLoading = savedCardRequest.$isLoading;
export const retryClicked = savedCardRequest.retryClicked;
export const $isRemoving = removeFx.pending;
export const $isRemoved = createStore(false)
  .on(removeFx.done, () => true)
  .reset(opened, closed);
/** Why the card was not removed; null if nothing has failed. */
export const $refusal = createStore<Refusal | null>(null)
  .on(removeFx.failData, (_, failure) => toRefusal(failure))
  .reset(removeFx, opened, closed);

sample({ clock: [opened, closed], target: savedCardRequest.reset });
sample({ clock: opened, target: savedCardRequest.reloadRequested });
sample({
  clock: removeClicked,
  source: $isRemoving,
  filter: (isRemoving) => !isRemoving,
  target: removeFx,
});
sample({
  clock: removeFx.done,
  source: $savedCard,
  filter: (savedCard) => savedCard !== null,
  fn: () => ({ card: null }),
  target: savedCardRequest.replaced,
});
