import { createEvent, createStore, sample } from 'effector';
import { loadTimetable, type Timetable } from '@/shared/api';
import type { IsoDate } from '@/shared/lib';
import { createLatestFx } from '@/shared/request';
import { applyFilters, type Filters } from '../lib/filters';

interface NearbySearch {
  readonly date: IsoDate;
  readonly filters: Filters;
  /** The slugs of centres, nearest first. */
  readonly slugs: readonly string[];
}

/** The day has no sessions here, so nearby centres are checked. */
export const nearbyRequested = createEvent<NearbySearch>();
export const nearbyClosed = createEvent();

const loadNearbyFx = createLatestFx<NearbySearch, readonly string[]>(
  async ({ date, filters, slugs }, options) => {
    // A centre that does not respond is left out.
    const haveSessions = await Promise.all(
      slugs.map((venue) =>
        loadTimetable({ venue, from: date, days: 1 }, options).then(
          (timetable) => hasSessions(timetable, date, filters),
          () => false,
        ),
      ),
    );
    return slugs.filter((_, index) => haveSessions[index]);
  },
);

/** The nearby centres that have sessions on the day; null until known. */
export const $nearbySlugs = createStore<readonly string[] | null>(null)
  .on(loadNearbyFx.doneData, (_, slugs) => slugs)
  .reset(nearbyRequested, nearbyClosed);

sample({ clock: nearbyRequested, target: loadNearbyFx });

function hasSessions({ sessions, activities }: Timetable, date: IsoDate, filters: Filters): boolean {
  const slugs = new Map(activities.map(({ id, slug }) => [id, slug]));
  const sessionsOnDay = sessions.filter(
    ({ localDate, state }) => localDate === date && state !== 'cancelled' && state !== 'closed',
  );
  return applyFilters(sessionsOnDay, filters, (id) => slugs.get(id)).length > 0;
}
