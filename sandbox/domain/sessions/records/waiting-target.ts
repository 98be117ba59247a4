import type { Tx } from '../../../store/connection.ts';
import type { waitingEntries } from '../../../store/schema/bookings.ts';
import type { BookingRules } from '../../../store/schema/details.ts';
import type { Store } from '../../../store/store.ts';
import {
  type BookableCourse,
  type Camp,
  campById,
  capacitiesOf,
  courseById,
  halfKey,
  type VenueSummary,
} from '../../catalogue/index.ts';
import { instantOf } from '../../common/index.ts';
import type { BookableSession } from './bookable-session.ts';
import { sessionById } from './sessions.ts';

type WaitingRow = typeof waitingEntries.$inferSelect;

/** The most people of one entry for a camp. */
const CAMP_ORDER_LIMIT = 20;

/** What one waits for: a session, a course as a whole, or days of a camp. */
export interface WaitingTarget {
  /** As the type of a cart item. */
  readonly type: 'activity' | 'course' | 'camp';
  /** Also the key of its waiting list. */
  readonly id: string;
  readonly title: string;
  readonly venue: VenueSummary;
  /** Whose waivers are asked for; null: nobody's. */
  readonly activityId: string | null;
  /** Of a course its next session, of a camp its first day. */
  readonly localDate: string;
  readonly localStart: string;
  readonly localEnd: string;
  /** From this instant on nobody waits any more: the start, that of the last session with which one can join a course, or of the last day of a camp. */
  readonly startsAt: Date;
  readonly cancelledReason: string | null;
  /** The places that can be booked online, by their key; without those of a camp's days that are cancelled. */
  readonly capacities: ReadonlyMap<string, number>;
  readonly rules: Pick<BookingRules, 'cancelUntilMinutes' | 'orderLimit'>;
  /** The most entries of its list; 0: it has none. */
  readonly most: number;
}

export function awaitedSession(session: BookableSession): WaitingTarget {
  const { rules, activity, dropIn, facility } = session;
  const hasNone = dropIn || facility !== null || !activity.detail.needsNames;
  return {
    ...session,
    type: 'activity',
    capacities: new Map([[session.id, session.onlineCapacity]]),
    activityId: activity.id,
    most: hasNone ? 0 : (rules.waitingList ?? 0),
  };
}

export function awaitedCourse(course: BookableCourse): WaitingTarget {
  const { rules, activity, left, joinsUntil } = course;
  const { localDate, localStart, localEnd } = left[0] ?? joinsUntil;
  return {
    ...course,
    type: 'course',
    capacities: new Map([[course.id, course.onlineCapacity]]),
    activityId: activity.id,
    localDate,
    localStart,
    localEnd,
    startsAt: joinsUntil.startsAt,
    most: rules.waitingList ?? 0,
  };
}

/** The customers of a camp choose its days: what they wait for is part of their entry. */
export function awaitedCamp({ record, venue, days, options }: Camp): WaitingTarget {
  const { id, name: title, detail } = record;
  const [localStart = '', localEnd = ''] = [options[0]?.localStart, options[0]?.localEnd];
  const starts = days.flatMap(({ date }) =>
    options.map((option) => instantOf(date, option.localStart).getTime()),
  );
  return {
    type: 'camp',
    id,
    title,
    venue,
    activityId: detail.activityId ?? null,
    localDate: days[0]?.date ?? '',
    localStart,
    localEnd,
    startsAt: new Date(Math.max(0, ...starts)),
    cancelledReason: null,
    capacities: capacitiesOf(days),
    rules: { cancelUntilMinutes: detail.cancel.freeMinutes, orderLimit: CAMP_ORDER_LIMIT },
    most: detail.waitingList ?? 0,
  };
}

/** The keys of the places that each person of an entry needs. */
export function keysOf({ sessionKey, campDays }: Pick<WaitingRow, 'sessionKey' | 'campDays'>): string[] {
  if (!campDays) return [sessionKey];
  return campDays.flatMap(({ dayId, halves }) => halves.map((half) => halfKey(dayId, half)));
}

/** What an entry waits for: of a camp its own days, of which the first counts for all times. */
export function targetOfEntry(
  awaited: WaitingTarget,
  { campDays }: Pick<WaitingRow, 'campDays'>,
): WaitingTarget {
  const [first] = campDays ?? [];
  if (!first) return awaited;
  const { localDate, localStart, localEnd, startsAt } = first;
  return { ...awaited, localDate, localStart, localEnd, startsAt: new Date(startsAt) };
}

/** Whether a day of a camp for which an entry waits is cancelled. */
export function isWithdrawn(
  { capacities }: WaitingTarget,
  entry: Pick<WaitingRow, 'sessionKey' | 'campDays'>,
): boolean {
  return keysOf(entry).some((key) => !capacities.has(key));
}

/** What the key of a waiting list stands for; null when it does not exist any more. */
export async function findWaitingTarget(
  db: Tx,
  store: Pick<Store, 'operatorId' | 'clock'>,
  key: string,
): Promise<WaitingTarget | null> {
  const session = await sessionById(db, store, key);
  if (session) return awaitedSession(session);
  const course = await courseById(db, store, key);
  if (course) return awaitedCourse(course);
  const camp = await campById(db, store, key);
  return camp && awaitedCamp(camp);
}
