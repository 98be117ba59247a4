import { createEvent, createStore, sample } from 'effector';
import { loadTimetable, type Timetable } from '@/shared/api';
import type { IsoDate } from '@/shared/lib';
import { createLatestFx } from '@/shared/request';
import { applyFilters, type Filters } from '../lib/filters';

interface NearbySearch {
  readonly date: IsoDate;
  readonly filters: Filters;
  /** Of centres, the nearest first. */
  readonly slugs: readonly string[];
}

/** The day has nothing here: which of the centres nearby has something? */
export const nearbyRequested = createEvent<NearbySearch>();
export const nearbyClosed = createEvent();

const loadNearbyFx = createLatestFx<NearbySearch, readonly string[]>(
  async ({ date, filters, slugs }, options) => {
    // A centre that gives no answer is left out.
    const isOn = await Promise.all(
      slugs.map((venue) =>
        loadTimetable({ venue, from: date, days: 1 }, options).then(
          (timetable) => hasSessions(timetable, date, filters),
          () => false,
        ),
      ),
    );
    return slugs.filter((_, index) => isOn[index]);
  },
);

/** The centres with something to come to on the day that was asked about; null while that is not known. */
export const $nearby = createStore<readonly string[] | null>(null)
  .on(loadNearbyFx.doneData, (_, slugs) => slugs)
  .reset(nearbyRequested, nearbyClosed);

sample({ clock: nearbyRequested, target: loadNearbyFx });

function hasSessions({ sessions, activities }: Timetable, date: IsoDate, filters: Filters): boolean {
  const slugs = new Map(activities.map(({ id, slug }) => [id, slug]));
  const onTheDay = sessions.filter(
    ({ localDate, state }) => localDate === date && state !== 'cancelled' && state !== 'closed',
  );
  return applyFilters(onTheDay, filters, (id) => slugs.get(id)).length > 0;
}
