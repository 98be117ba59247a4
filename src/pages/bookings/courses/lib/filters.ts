import { isPriceShown } from '@/entities/course';
import type { CourseSummary } from '@/shared/api';
import { compareText } from '@/shared/lib';

/** The filters of the courses; null stands for all. */
export interface CourseFilters {
  /** The slug of an activity. */
  readonly activity: string | null;
  readonly level: string | null;
  /** From 1 (Monday) to 7 (Sunday). */
  readonly weekday: number | null;
  readonly age: number | null;
}

export const NO_FILTERS: CourseFilters = { activity: null, level: null, weekday: null, age: null };

/** The highest age in the filter; it stands for every adult. */
export const ADULT_AGE = 16;
const DAYS_OF_WEEK = 7;

/** Reads the filters from the query of an address; ignores invalid ones. */
export function readFilters(query: URLSearchParams): CourseFilters {
  return {
    activity: query.get('activity') || null,
    level: query.get('level') || null,
    weekday: readNumberBetween(query.get('weekday'), 1, DAYS_OF_WEEK),
    age: readNumberBetween(query.get('age'), 0, ADULT_AGE),
  };
}

function readNumberBetween(value: string | null, min: number, max: number): number | null {
  if (!/^\d{1,2}$/.test(value ?? '')) return null;
  const parsedNumber = Number(value);
  return parsedNumber >= min && parsedNumber <= max ? parsedNumber : null;
}

/** The query of an address with these filters. */
export function toQuery(filters: CourseFilters): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  );
}

export const hasFilters = (filters: CourseFilters): boolean =>
  Object.values(filters).some((value) => value !== null);

/** The courses that match all filters; those that can no longer be joined come last. */
export function filterCourses(
  courses: readonly CourseSummary[],
  filters: CourseFilters,
): readonly CourseSummary[] {
  const { activity, level, weekday, age } = filters;
  const matchingCourses = courses.filter(
    (course) =>
      (activity === null || course.activity.slug === activity) &&
      (level === null || course.level === level) &&
      (weekday === null || course.weekday === weekday) &&
      (age === null || isAgeAdmitted(course.age, age)),
  );
  return [
    ...matchingCourses.filter(isPriceShown),
    ...matchingCourses.filter((course) => !isPriceShown(course)),
  ];
}

function isAgeAdmitted(ages: CourseSummary['age'], age: number): boolean {
  const { min = null, max = null } = ages ?? {};
  // The highest age stands for every adult.
  const isOldEnough = min === null || age >= min || age === ADULT_AGE;
  return isOldEnough && (max === null || age <= max);
}

interface FilterChoices {
  readonly activities: readonly { readonly value: string; readonly label: string }[];
  readonly levels: readonly string[];
  readonly weekdays: readonly number[];
}

/** The available filter values: only those of at least one course. */
export function listFilterChoices(courses: readonly CourseSummary[]): FilterChoices {
  const activities = new Map(courses.map(({ activity: { slug, name } }) => [slug, name]));
  const levels = new Set(courses.flatMap(({ level }) => level ?? []));
  const weekdays = new Set(courses.map(({ weekday }) => weekday));
  return {
    activities: [...activities]
      .map(([value, label]) => ({ value, label }))
      .sort((a, b) => compareText(a.label, b.label)),
    levels: [...levels].sort(compareText),
    weekdays: [...weekdays].sort((a, b) => a - b),
  };
}
