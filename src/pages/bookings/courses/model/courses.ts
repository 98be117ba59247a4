import { createEvent, createStore, sample } from 'effector';
import { type CourseSummary, listCourses, loadActivityVenue } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { createRequest } from '@/shared/request';

interface Loaded {
  /** Of the centre; null when it could not be looked up: the courses are shown all the same. */
  readonly venueName: string | null;
  readonly courses: readonly CourseSummary[];
}

/** The courses of the centre with this slug are on the screen. */
export const opened = createEvent<string>();
export const closed = createEvent();

const request = createRequest<string, Loaded>({
  load: async (slug, options) => {
    const nameOf = loadActivityVenue({ slugOrId: slug }, options).then(
      ({ name }) => name,
      () => null,
    );
    const [courses, venueName] = await Promise.all([listCourses({ venue: slug }, options), nameOf]);
    return { courses, venueName };
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
sample({ clock: $slug, filter: isPresent, target: request.reloadRequested });
