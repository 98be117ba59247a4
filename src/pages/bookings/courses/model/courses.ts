import { type CourseSummary, listCourses, loadActivityVenue } from '@/shared/api';
import { createPage } from '@/shared/request';

interface CoursesOfCentre {
  /** Of the centre; null when it could not be looked up: the courses are shown all the same. */
  readonly venueName: string | null;
  readonly courses: readonly CourseSummary[];
}

/** The courses of the centre with this slug. */
export const page = createPage<string, CoursesOfCentre>({
  load: async (slug, options) => {
    const nameOf = loadActivityVenue({ slugOrId: slug }, options).then(
      ({ name }) => name,
      () => null,
    );
    const [courses, venueName] = await Promise.all([listCourses({ venue: slug }, options), nameOf]);
    return { courses, venueName };
  },
});
