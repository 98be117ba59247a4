import { listFacilities } from '@/shared/api';
import { createPage } from '@/shared/request';

/** Loads the courts and pitches of the centre with this slug. */
export const page = createPage({
  load: (slug: string, options) => listFacilities({ venue: slug }, options),
});
