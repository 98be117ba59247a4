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
  wantedSession: LimitedSession,
  takenSessions: readonly LimitedSession[],
): LimitKind | null {
  const onDay = takenSessions.filter(({ localDate }) => localDate === wantedSession.localDate).length;
  if (perDay !== undefined && onDay >= perDay) return 'perDay';
  const monday = findMonday(wantedSession.localDate);
  const inWeek = takenSessions.filter(({ localDate }) => findMonday(localDate) === monday).length;
  if (perWeek !== undefined && inWeek >= perWeek) return 'perWeek';
  return consecutive !== undefined && countConsecutive(wantedSession, takenSessions) > consecutive
    ? 'consecutive'
    : null;
}

/** The number of consecutive sessions that include the wanted one: no other session would fit between two of them. */
function countConsecutive(wantedSession: LimitedSession, takenSessions: readonly LimitedSession[]): number {
  const length = wantedSession.endsAt.getTime() - wantedSession.startsAt.getTime();
  const follows = (earlier: LimitedSession, later: LimitedSession) => {
    const gap = later.startsAt.getTime() - earlier.endsAt.getTime();
    return gap >= 0 && gap < length;
  };
  let count = 1;
  for (let last = takenSessions.find((session) => follows(wantedSession, session)); last; count += 1) {
    const earlierSession = last;
    last = takenSessions.find((session) => follows(earlierSession, session));
  }
  for (let first = takenSessions.find((session) => follows(session, wantedSession)); first; count += 1) {
    const laterSession = first;
    first = takenSessions.find((session) => follows(session, laterSession));
  }
  return count;
}

/** The Monday of the week of a date. */
function findMonday(date: string): string {
  return addDays(date, 1 - getWeekday(date));
}
