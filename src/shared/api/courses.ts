import type { Camel } from './camel';
import { api, reportProblems } from './client';
import { readRows } from './configured/rows';
import type { components } from './schema.gen';
import { type CallOptions, dataOf } from './unwrap';

type Schemas = components['schemas'];

export type Course = Camel<Schemas['Course']>;
export type CourseSummary = Camel<Schemas['CourseSummary']>;
export type CourseSession = Camel<Schemas['CourseSession']>;

/** What of a centre's courses is asked for; `weekday` is from 1 (Monday) to 7 (Sunday), `age` in years. */
export type CoursesRequest = {
  readonly venue: string;
  readonly activityId?: string;
  readonly level?: string;
  readonly weekday?: number;
  readonly age?: number;
};

/** GET activities/courses: the courses of a centre that are not over, by their first day. */
export async function listCourses(request: CoursesRequest, options?: CallOptions): Promise<CourseSummary[]> {
  const sent = await dataOf(() =>
    api().GET('/api/activities/courses', { params: { query: request }, ...options }),
  );
  return reportProblems(readRows('course', sent, ['id', 'title']));
}

/** GET activities/courses/{courseId}: one course with a verdict on each of the caller's people. */
export function loadCourse({ courseId }: { courseId: string }, options?: CallOptions): Promise<Course> {
  const params = { path: { courseId } };
  return dataOf(() => api().GET('/api/activities/courses/{courseId}', { params, ...options }));
}
