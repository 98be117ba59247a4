import { createEvent, createStore, sample } from 'effector';
import { $token } from '@/entities/customer';
import { loadActivity } from '@/shared/api';
import { isPresent, pageTime } from '@/shared/lib';
import { createRequest } from '@/shared/request';
import { placesChanged } from '@/widgets/book-place';

interface Wanted {
  readonly venue: string;
  readonly activitySlug: string;
}

/** The page of this activity is on the screen. */
export const opened = createEvent<Wanted>();
export const closed = createEvent();
export const refreshRequested = createEvent();

const request = createRequest({
  load: async (wanted: Wanted, options) => {
    const activity = await loadActivity(wanted, options);
    return { activity, receivedAt: pageTime() };
  },
});

const $wanted = createStore<Wanted | null>(null)
  .on(opened, (_, wanted) => wanted)
  .reset(closed);

export const $data = request.$data;
export const $failure = request.$failure;
export const $isLoading = request.$isLoading;
export const retryClicked = request.retryClicked;

sample({ clock: [opened, closed], fn: () => undefined, target: request.reset });
// Prices and states are those of the customer; what is free changes.
sample({
  clock: [$wanted, $token, refreshRequested, placesChanged],
  source: $wanted,
  filter: isPresent,
  target: request.reloadRequested,
});
