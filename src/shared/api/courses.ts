import type { Camel } from './camel';
import { api, reportProblems } from './client';
import { readRows } from './configured/rows';
import type { components } from './schema.gen';
import { type CallOptions, unwrapData } from './unwrap';

type Schemas = components['schemas'];

export type Course = Camel<Schemas['Course']>;
export type CourseSummary = Camel<Schemas['CourseSummary']>;
export type CourseSession = Camel<Schemas['CourseSession']>;

/** Filters for a centre's courses; `weekday` is 1 (Monday) to 7 (Sunday), `age` in years. */
export type CoursesRequest = {
  readonly venue: string;
  readonly activityId?: string;
  readonly level?: string;
  readonly weekday?: number;
  readonly age?: number;
};

/** GET activities/courses: a centre's courses that are not over, sorted by first day. */
export async function listCourses(request: CoursesRequest, options?: CallOptions): Promise<CourseSummary[]> {
  const response = await unwrapData(() =>
    api().GET('/api/activities/courses', { params: { query: request }, ...options }),
  );
  return reportProblems(readRows('course', response, ['id', 'title']));
}

/** GET activities/courses/{courseId}: one course with a verdict on each person whom the caller can book for. */
export function loadCourse({ courseId }: { courseId: string }, options?: CallOptions): Promise<Course> {
  const params = { path: { courseId } };
  return unwrapData(() => api().GET('/api/activities/courses/{courseId}', { params, ...options }));
}
