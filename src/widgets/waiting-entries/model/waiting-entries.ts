import { createEvent, createStore, sample } from 'effector';
import { waitingChanged } from '@/features/join-waiting-list';
import { listWaitingEntries } from '@/shared/api';
import { createRequest } from '@/shared/request';

export const opened = createEvent();
export const closed = createEvent();

const request = createRequest({ load: (_: null, options) => listWaitingEntries(options) });

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
sample({ clock: [opened, closed], fn: () => undefined, target: request.reset });
sample({ clock: opened, fn: () => null, target: request.reloadRequested });
sample({
  clock: waitingChanged,
  source: $isOpen,
  filter: (isOpen) => isOpen,
  fn: () => null,
  target: request.reloadRequested,
});
