import { type CourseSummary, listCourses, loadActivityVenue } from '@/shared/api';
import { createPage } from '@/shared/request';

interface CoursesOfCentre {
  /** The name of the centre; null if it failed to load, in which case the courses are still shown. */
  readonly venueName: string | null;
  readonly courses: readonly CourseSummary[];
}

/** Loads the courses of the centre with this slug. */
export const page = createPage<string, CoursesOfCentre>({
  load: async (slug, options) => {
    const venueNameRequest = loadActivityVenue({ slugOrId: slug }, options).then(
      ({ name }) => name,
      () => null,
    );
    const [courses, venueName] = await Promise.all([listCourses({ venue: slug }, options), venueNameRequest]);
    return { courses, venueName };
  },
});
