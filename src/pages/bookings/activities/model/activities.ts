import { createEvent, createStore, sample } from 'effector';
import { type Activity, listActivities, loadActivityVenue } from '@/shared/api';
import { createRequest } from '@/shared/request';

interface Loaded {
  /** Of the centre; null when it could not be looked up: the activities are shown all the same. */
  readonly venueName: string | null;
  readonly activities: readonly Activity[];
}

/** The activities of the centre with this slug are on the screen. */
export const opened = createEvent<string>();
export const closed = createEvent();

const request = createRequest<string, Loaded>({
  load: async (venue, options) => {
    const [activities, venueName] = await Promise.all([
      listActivities({ venue }, options),
      loadActivityVenue({ slugOrId: venue }, options).then(
        ({ name }) => name,
        () => null,
      ),
    ]);
    return { activities, venueName };
  },
});

export const $data = request.$data;
export const $failure = request.$failure;
export const $isLoading = request.$isLoading;
export const retryClicked = request.retryClicked;

const $slug = createStore<string | null>(null)
  .on(opened, (_, slug) => slug)
  .reset(closed);

sample({ clock: $slug, fn: () => undefined, target: request.reset });
sample({
  clock: $slug.updates.filterMap((slug) => slug ?? undefined),
  target: request.reloadRequested,
});
