import { createEvent, createStore, sample } from 'effector';
import { waitingEntries as request } from '@/entities/account-notice';
import { waitingChanged } from '@/features/join-waiting-list';

export const opened = createEvent();
export const closed = createEvent();

/** What is still waited for; an offer is a card of the page. */
export const $entries = request.$data.map(
  (entries) => entries?.filter(({ status }) => status !== 'offered') ?? null,
);
/** Offers included. */
export const $hasEntries = request.$data.map((entries) => (entries ?? []).length > 0);
export const $failure = request.$failure;
export const $isLoading = request.$isLoading;
export const retryClicked = request.retryClicked;

const $isOpen = createStore(false)
  .on(opened, () => true)
  .reset(closed);
// What was read is shown until the answer comes.
sample({ clock: opened, fn: () => null, target: request.reloadRequested });
sample({
  clock: waitingChanged,
  source: $isOpen,
  filter: (isOpen) => isOpen,
  fn: () => null,
  target: request.reloadRequested,
});
