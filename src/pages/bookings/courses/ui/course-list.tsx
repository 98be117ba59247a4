import { CategoryTile, findCategory } from '@/entities/category';
import {
  coursePath,
  formatCourseDates,
  formatCourseState,
  formatCourseTimes,
  formatSessionsLeft,
  isPriceShown,
  listCourseFacts,
  toLabelState,
} from '@/entities/course';
import { StateLabel } from '@/entities/session';
import type { CourseSummary } from '@/shared/api';
import { Link } from '@/shared/ui/link';
import { LinkedRow, LinkedRows, RowFacts, RowPrices } from '@/shared/ui/linked-rows';
import { Text } from '@/shared/ui/text';
import { text } from '../texts';

interface CourseListProps {
  /** The slug of the centre. */
  readonly slug: string;
  readonly courses: readonly CourseSummary[];
}

/** Courses: what, when, for whom, availability, and the price of the remaining sessions. */
export function CourseList({ slug, courses }: CourseListProps) {
  if (courses.length === 0) return null;
  return (
    <LinkedRows>
      {courses.map((course) => (
        <LinkedRow key={course.id}>
          <CategoryTile
            category={findCategory(course.activity.slug, course.activity.categoryId, course.title)}
          />
          <RowFacts>
            <h2>
              <Link to={coursePath(slug, course.id)}>{course.title}</Link>
            </h2>
            <Text>{`${formatCourseTimes(course)} · ${formatCourseDates(course)}`}</Text>
            <Text tone="muted">{formatFacts(course)}</Text>
            <StateLabel state={toLabelState(course)}>{formatAvailability(course)}</StateLabel>
          </RowFacts>
          {isPriceShown(course) && (
            <RowPrices>
              <Text tone="strong" size="lg">
                {formatSessionsLeft(course)}
              </Text>
              {course.price && course.sessionsLeft < course.sessionsTotal && (
                <Text tone="muted" size="sm">
                  {text('courses.full', { price: course.price.formatted })}
                </Text>
              )}
            </RowPrices>
          )}
        </LinkedRow>
      ))}
    </LinkedRows>
  );
}

/** The availability, and whether a full course has a waiting list. */
function formatAvailability(course: CourseSummary): string {
  const availability = formatCourseState(course);
  return course.waitingListOpen ? text('courses.waiting', { state: availability }) : availability;
}

function formatFacts(course: CourseSummary): string {
  const { requiresLevel: level } = course;
  return [...listCourseFacts(course), ...(level === null ? [] : [text('courses.requires', { level })])].join(
    ' · ',
  );
}
