import { addDays, getWeekday } from '../../common/index.ts';

/** How many sessions of one activity, or slots of one facility, a person may have; no limit if absent. */
export interface PersonLimits {
  perDay?: number;
  /** From Monday to Sunday. */
  perWeek?: number;
  /** Sessions one after the other. */
  consecutive?: number;
}

export type LimitKind = keyof PersonLimits;

/** The fields of a session that limits depend on. */
export interface LimitedSession {
  localDate: string;
  startsAt: Date;
  endsAt: Date;
}

/**
 * The limit that one more session would exceed; null if it exceeds none.
 *
 * @param wanted the session that is asked for
 * @param taken the person's other sessions of the activity or the facility
 */
export function findExceededLimit(
  { perDay, perWeek, consecutive }: PersonLimits,
  wanted: LimitedSession,
  taken: readonly LimitedSession[],
): LimitKind | null {
  const onDay = taken.filter(({ localDate }) => localDate === wanted.localDate).length;
  if (perDay !== undefined && onDay >= perDay) return 'perDay';
  const monday = findMonday(wanted.localDate);
  const inWeek = taken.filter(({ localDate }) => findMonday(localDate) === monday).length;
  if (perWeek !== undefined && inWeek >= perWeek) return 'perWeek';
  return consecutive !== undefined && countConsecutive(wanted, taken) > consecutive ? 'consecutive' : null;
}

/** The number of consecutive sessions that include the wanted one: no other session would fit between two of them. */
function countConsecutive(wanted: LimitedSession, taken: readonly LimitedSession[]): number {
  const length = wanted.endsAt.getTime() - wanted.startsAt.getTime();
  const follows = (earlier: LimitedSession, later: LimitedSession) => {
    const gap = later.startsAt.getTime() - earlier.endsAt.getTime();
    return gap >= 0 && gap < length;
  };
  let count = 1;
  for (let last = taken.find((one) => follows(wanted, one)); last; count += 1) {
    const before = last;
    last = taken.find((one) => follows(before, one));
  }
  for (let first = taken.find((one) => follows(one, wanted)); first; count += 1) {
    const after = first;
    first = taken.find((one) => follows(one, after));
  }
  return count;
}

/** The Monday of the week of a date. */
function findMonday(date: string): string {
  return addDays(date, 1 - getWeekday(date));
}
