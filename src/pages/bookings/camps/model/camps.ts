import { listCamps, loadActivityVenue } from '@/shared/api';
import { createPage } from '@/shared/request';
import type { CampFilters } from '../lib/filters';

interface CampsParams {
  /** The slug of the centre. */
  readonly slug: string;
  readonly filters: CampFilters;
}

/**
 * Loads the camps of a centre. The name of the centre is null if it failed to load, in which case the camps are still
 * shown.
 */
export const page = createPage({
  load: async ({ slug, filters }: CampsParams, options) => {
    const [camps, venueName] = await Promise.all([
      listCamps({ venue: slug, ...pickPresentFilters(filters) }, options),
      loadActivityVenue({ slugOrId: slug }, options).then(
        ({ name }) => name,
        () => null,
      ),
    ]);
    return { camps, venueName };
  },
  subject: ({ slug }) => slug,
});

function pickPresentFilters({ age, from, to }: CampFilters) {
  return { ...(age !== null && { age }), ...(from !== null && { from }), ...(to !== null && { to }) };
}
