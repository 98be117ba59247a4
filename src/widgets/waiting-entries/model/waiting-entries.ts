import { createEvent, createStore, sample } from 'effector';
import { waitingEntries as request } from '@/entities/account-notice';
import { waitingChanged } from '@/features/join-waiting-list';

export const opened = createEvent();
export const closed = createEvent();

/** An offer comes before what is still waited for. */
export const $entries = request.$data.map((entries) =>
  entries
    ? [...entries].sort((one, other) => Number(other.status === 'offered') - Number(one.status === 'offered'))
    : null,
);
export const $failure = request.$failure;
export const $isLoading = request.$isLoading;
export const retryClicked = request.retryClicked;

const $isOpen = createStore(false)
  .on(opened, () => true)
  .reset(closed);
// What was read stays for the header of the next page.
sample({ clock: opened, target: request.reset });
sample({ clock: opened, fn: () => null, target: request.reloadRequested });
sample({
  clock: waitingChanged,
  source: $isOpen,
  filter: (isOpen) => isOpen,
  fn: () => null,
  target: request.reloadRequested,
});
