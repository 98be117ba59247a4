import type { Tx } from '../../../store/connection.ts';
import type { waitingEntries } from '../../../store/schema/bookings.ts';
import type { BookingRules } from '../../../store/schema/details.ts';
import type { Store } from '../../../store/store.ts';
import {
  type BookableCourse,
  type Camp,
  calculateCapacities,
  findCampById,
  findCourseById,
  formatHalfKey,
  type VenueSummary,
} from '../../catalogue/index.ts';
import { toInstant } from '../../common/index.ts';
import type { BookableSession } from './bookable-session.ts';
import { findSessionById } from './sessions.ts';

type WaitingEntryRow = typeof waitingEntries.$inferSelect;

/** The maximum number of people in one entry for a camp. */
const CAMP_ORDER_LIMIT = 20;

/** What an entry waits for: a session, a course as a whole, or days of a camp. */
export interface WaitingTarget {
  /** Same as the type of a cart item. */
  readonly type: 'activity' | 'course' | 'camp';
  /** Also used as the key of its waiting list. */
  readonly id: string;
  readonly title: string;
  readonly venue: VenueSummary;
  /** The activity whose waivers are asked for; null if there is none. */
  readonly activityId: string | null;
  /** For a course the date of its next session, for a camp its first day. */
  readonly localDate: string;
  readonly localStart: string;
  readonly localEnd: string;
  /**
   * When waiting ends: at the start, at the start of the last session with which a course can be joined, or of the
   * last day of a camp.
   */
  readonly startsAt: Date;
  readonly cancelledReason: string | null;
  /** The number of places that can be booked online, by key. Cancelled days of a camp are left out. */
  readonly capacities: ReadonlyMap<string, number>;
  readonly rules: Pick<BookingRules, 'cancelUntilMinutes' | 'orderLimit'>;
  /** The maximum number of entries on its list; 0 if it has no list. */
  readonly maxEntries: number;
}

export function toSessionWaitingTarget(session: BookableSession): WaitingTarget {
  const { rules, activity, dropIn, facility } = session;
  const hasNoList = dropIn || facility !== null || !activity.detail.needsNames;
  return {
    ...session,
    type: 'activity',
    capacities: new Map([[session.id, session.onlineCapacity]]),
    activityId: activity.id,
    maxEntries: hasNoList ? 0 : (rules.waitingList ?? 0),
  };
}

export function toCourseWaitingTarget(course: BookableCourse): WaitingTarget {
  const { rules, activity, sessionsLeft, lastSessionToJoin } = course;
  const { localDate, localStart, localEnd } = sessionsLeft[0] ?? lastSessionToJoin;
  return {
    ...course,
    type: 'course',
    capacities: new Map([[course.id, course.onlineCapacity]]),
    activityId: activity.id,
    localDate,
    localStart,
    localEnd,
    startsAt: lastSessionToJoin.startsAt,
    maxEntries: rules.waitingList ?? 0,
  };
}

/** The waiting target of a camp. Customers choose its days, so what they wait for is stored in their entry. */
export function toCampWaitingTarget({ record, venue, days, options }: Camp): WaitingTarget {
  const { id, name: title, detail } = record;
  const [localStart = '', localEnd = ''] = [options[0]?.localStart, options[0]?.localEnd];
  const startTimesMs = days.flatMap(({ date }) =>
    options.map((option) => toInstant(date, option.localStart).getTime()),
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
    startsAt: new Date(Math.max(0, ...startTimesMs)),
    cancelledReason: null,
    capacities: calculateCapacities(days),
    rules: { cancelUntilMinutes: detail.cancel.freeMinutes, orderLimit: CAMP_ORDER_LIMIT },
    maxEntries: detail.waitingList ?? 0,
  };
}

/** The keys of the places that each person of an entry needs. */
export function listPlaceKeys({
  sessionKey,
  campDays,
}: Pick<WaitingEntryRow, 'sessionKey' | 'campDays'>): string[] {
  if (!campDays) return [sessionKey];
  return campDays.flatMap(({ dayId, halves }) => halves.map((half) => formatHalfKey(dayId, half)));
}

/** What an entry waits for. For a camp these are its own days, and the first one determines all times. */
export function restrictToEntry(
  target: WaitingTarget,
  { campDays }: Pick<WaitingEntryRow, 'campDays'>,
): WaitingTarget {
  const [firstDay] = campDays ?? [];
  if (!firstDay) return target;
  const { localDate, localStart, localEnd, startsAt } = firstDay;
  return { ...target, localDate, localStart, localEnd, startsAt: new Date(startsAt) };
}

/** Whether an entry waits for a camp day that is cancelled. */
export function hasCancelledDay(
  { capacities }: WaitingTarget,
  entry: Pick<WaitingEntryRow, 'sessionKey' | 'campDays'>,
): boolean {
  return listPlaceKeys(entry).some((key) => !capacities.has(key));
}

/** Finds what the key of a waiting list stands for; null if it no longer exists. */
export async function findWaitingTarget(
  db: Tx,
  store: Pick<Store, 'operatorId' | 'clock'>,
  key: string,
): Promise<WaitingTarget | null> {
  const session = await findSessionById(db, store, key);
  if (session) return toSessionWaitingTarget(session);
  const course = await findCourseById(db, store, key);
  if (course) return toCourseWaitingTarget(course);
  const camp = await findCampById(db, store, key);
  return camp && toCampWaitingTarget(camp);
}
