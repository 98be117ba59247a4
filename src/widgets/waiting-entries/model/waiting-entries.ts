import { createEvent, createStore, sample } from 'effector';
import { waitingEntries as request } from '@/entities/account-notice';
import { waitingChanged } from '@/features/join-waiting-list';

export const opened = createEvent();
export const closed = createEvent();

/** The entries that are still waiting; the page shows offers as cards. */
export const $entries = request.$data.map(
  (entries) => entries?.filter(({ status }) => status !== 'offered') ?? null,
);
/** Whether there are entries, including offers. */
export const $hasEntries = request.$data.map((entries) => (entries ?? []).length > 0);
export const $failure = request.$failure;
export const $isLoading = request.$isLoading;
export const retryClicked = request.retryClicked;

const $isOpen = createStore(false)
  .on(opened, () => true)
  .reset(closed);
// Shows the loaded entries until the new response arrives.
sample({ clock: opened, fn: () => null, target: request.reloadRequested });
sample({
  clock: waitingChanged,
  source: $isOpen,
  filter: (isOpen) => isOpen,
  fn: () => null,
  target: request.reloadRequested,
});
