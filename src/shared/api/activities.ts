import type { Camel } from './camel';
import { api, reportProblems } from './client';
import { readRows } from './configured/rows';
import type { components } from './schema.gen';
import { type CallOptions, unwrapData } from './unwrap';

type Schemas = components['schemas'];

export type Timetable = Camel<Schemas['Timetable']>;
export type TimetableDay = Camel<Schemas['TimetableDay']>;
export type ActivitySession = Camel<Schemas['ActivitySession']>;
export type ActivitySessionDetail = Camel<Schemas['ActivitySessionDetail']>;
export type Activity = Camel<Schemas['Activity']>;
export type ActivityDetail = Camel<Schemas['ActivityDetail']>;
export type PersonVerdict = Camel<Schemas['PersonVerdict']>;
export type Offer = Camel<Schemas['Offer']>;

/** Days are `YYYY-MM-DD`; `days` is 1 to 8. */
export type TimetableRequest = { readonly venue: string; readonly from: string; readonly days?: number };

/** GET activities/timetable: a centre's sessions on some days. A day in the past is a 422 under `from`. */
export async function loadTimetable(request: TimetableRequest, options?: CallOptions): Promise<Timetable> {
  const timetable = await unwrapData(() =>
    api().GET('/api/activities/timetable', { params: { query: request }, ...options }),
  );
  const textKeys = ['id', 'title', 'localDate', 'localStart', 'localEnd', 'startsAt', 'state'] as const;
  return { ...timetable, sessions: reportProblems(readRows('session', timetable.sessions, textKeys)) };
}

/** GET activities/catalogue: a centre's activities. */
export async function listActivities(
  { venue }: { venue: string },
  options?: CallOptions,
): Promise<Activity[]> {
  const response = await unwrapData(() =>
    api().GET('/api/activities/catalogue', { params: { query: { venue } }, ...options }),
  );
  return reportProblems(readRows('activity', response, ['id', 'slug', 'name']));
}

/** GET activities/catalogue/{activitySlug}: one activity of a centre; an unknown one is an `http` 404. */
export function loadActivity(
  { venue, activitySlug }: { venue: string; activitySlug: string },
  options?: CallOptions,
): Promise<ActivityDetail> {
  const params = { path: { activitySlug }, query: { venue } };
  return unwrapData(() => api().GET('/api/activities/catalogue/{activitySlug}', { params, ...options }));
}

/** GET activities/sessions/{sessionId}: one session, with a verdict on each person whom the caller can book for. */
export function loadActivitySession(
  { sessionId }: { sessionId: string },
  options?: CallOptions,
): Promise<ActivitySessionDetail> {
  const params = { path: { sessionId } };
  return unwrapData(() => api().GET('/api/activities/sessions/{sessionId}', { params, ...options }));
}
