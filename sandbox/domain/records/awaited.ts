import type { Tx } from '../../store/connection.ts';
import type { BookingRules } from '../../store/schema/details.ts';
import type { Store } from '../../store/store.ts';
import type { VenueRecord } from './catalogue.ts';
import { type BookableCourse, courseById } from './courses.ts';
import { type BookableSession, sessionById } from './sessions.ts';

/** What one waits for: a session, or a course as a whole. */
export interface Awaited {
  /** As the type of a cart item. */
  readonly type: 'activity' | 'course';
  /** Also the key of its places and of its waiting list. */
  readonly id: string;
  readonly title: string;
  readonly venue: VenueRecord;
  readonly activityId: string;
  /** Of a course its next session. */
  readonly localDate: string;
  readonly localStart: string;
  readonly localEnd: string;
  /** From this instant on nobody waits any more: the start, or that of the last session with which one can join a course. */
  readonly startsAt: Date;
  readonly cancelledReason: string | null;
  readonly onlineCapacity: number;
  readonly rules: Pick<BookingRules, 'cancelUntilMinutes' | 'orderLimit'>;
  /** The most entries of its list; 0: it has none. */
  readonly most: number;
}

export function awaitedSession(session: BookableSession): Awaited {
  const { rules, activity, dropIn, facility } = session;
  const hasNone = dropIn || facility !== null || !activity.detail.needsNames;
  return {
    ...session,
    type: 'activity',
    activityId: activity.id,
    most: hasNone ? 0 : (rules.waitingList ?? 0),
  };
}

export function awaitedCourse(course: BookableCourse): Awaited {
  const { rules, activity, left, joinsUntil } = course;
  const { localDate, localStart, localEnd } = left[0] ?? joinsUntil;
  return {
    ...course,
    type: 'course',
    activityId: activity.id,
    localDate,
    localStart,
    localEnd,
    startsAt: joinsUntil.startsAt,
    most: rules.waitingList ?? 0,
  };
}

/** What the key of a waiting list stands for; null when it does not exist any more. */
export async function awaitedById(
  db: Tx,
  store: Pick<Store, 'operatorId' | 'clock'>,
  key: string,
): Promise<Awaited | null> {
  const session = await sessionById(db, store, key);
  if (session) return awaitedSession(session);
  const course = await courseById(db, store, key);
  return course && awaitedCourse(course);
}
