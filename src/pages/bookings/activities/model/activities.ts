import { type Activity, listActivities, loadActivityVenue } from '@/shared/api';
import { createPage } from '@/shared/request';

interface ActivitiesOfCentre {
  /** Of the centre; null when it could not be looked up: the activities are shown all the same. */
  readonly venueName: string | null;
  readonly activities: readonly Activity[];
}

/** The activities of the centre with this slug. */
export const page = createPage<string, ActivitiesOfCentre>({
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
