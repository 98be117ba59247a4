import { useParams } from 'react-router';
import type { CourseSummary } from '@/shared/api';
import { useSearchParams } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { SkeletonRows } from '@/shared/ui/skeleton-rows';
import { Text } from '@/shared/ui/text';
import { CentrePage } from '@/widgets/centre-tabs';
import {
  type CourseFilters,
  filterCourses,
  hasFilters,
  NO_FILTERS,
  readFilters,
  toQuery,
} from '../lib/filters';
import { page } from '../model/courses';
import { text } from '../texts';
import { CourseFilterBar } from './course-filter-bar';
import { CourseList } from './course-list';

/** The courses of a centre, by activity, level, day and age. Requirement B8.1. */
export function CoursesPage() {
  const { locationSlug = '' } = useParams();
  return (
    <CentrePage
      page={page}
      params={locationSlug}
      title={text('courses.title')}
      slug={locationSlug}
      venueNameOf={({ venueName }) => venueName}
      loading={text('courses.loading')}
      skeleton={<SkeletonRows label={text('courses.loading')} lines={4} hasTop />}
      failed={text('courses.loadFailed')}
      notFound={text('courses.notFound')}
    >
      {({ courses }) => <FilteredCourses slug={locationSlug} courses={courses} />}
    </CentrePage>
  );
}

/** The filters and the courses. The filters are kept in the address and applied to the loaded courses. */
function FilteredCourses({ slug, courses }: { slug: string; courses: readonly CourseSummary[] }) {
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);
  const applyFilters = (nextFilters: CourseFilters) => setQuery(toQuery(nextFilters), { replace: true });
  const shownCourses = filterCourses(courses, filters);
  return (
    <>
      {courses.length > 0 && <CourseFilterBar courses={courses} filters={filters} onFilter={applyFilters} />}
      <Text tone="muted" role="status">
        {formatCourseCount(shownCourses.length, courses.length)}
      </Text>
      {shownCourses.length === 0 && courses.length > 0 && hasFilters(filters) && (
        <Button variant="secondary" alignSelf="start" onClick={() => applyFilters(NO_FILTERS)}>
          {text('courses.clear')}
        </Button>
      )}
      <CourseList slug={slug} courses={shownCourses} />
    </>
  );
}

function formatCourseCount(shownCount: number, totalCount: number): string {
  if (totalCount === 0) return text('courses.none');
  if (shownCount === 0) return text('courses.noMatch');
  if (shownCount < totalCount) return text('courses.shown', { shown: shownCount, all: totalCount });
  return totalCount === 1 ? text('courses.one') : text('courses.count', { n: totalCount });
}
