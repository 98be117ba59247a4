import { type Activity, listActivities, loadActivityVenue } from '@/shared/api';
import { createPage } from '@/shared/request';

interface ActivitiesOfCentre {
  /** The name of the centre; null if it failed to load, in which case the activities are still shown. */
  readonly venueName: string | null;
  readonly activities: readonly Activity[];
}

/** Loads the activities of the centre with this slug. */
export const page = createPage<string, ActivitiesOfCentre>({
  load: async (slug, options) => {
    const [activities, venueName] = await Promise.all([
      listActivities({ venue: slug }, options),
      loadActivityVenue({ slugOrId: slug }, options).then(
        ({ name }) => name,
        () => null,
      ),
    ]);
    return { activities, venueName };
  },
});
