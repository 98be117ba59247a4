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
  const countOnDay = takenSessions.filter(({ localDate }) => localDate === wantedSession.localDate).length;
  if (perDay !== undefined && countOnDay >= perDay) return 'perDay';
  const wantedMonday = findMonday(wantedSession.localDate);
  const countInWeek = takenSessions.filter(({ localDate }) => findMonday(localDate) === wantedMonday).length;
  if (perWeek !== undefined && countInWeek >= perWeek) return 'perWeek';
  return consecutive !== undefined && countConsecutive(wantedSession, takenSessions) > consecutive
    ? 'consecutive'
    : null;
}

/** The number of consecutive sessions that include the wanted one: no other session would fit between two of them. */
function countConsecutive(wantedSession: LimitedSession, takenSessions: readonly LimitedSession[]): number {
  const sessionMs = wantedSession.endsAt.getTime() - wantedSession.startsAt.getTime();
  const followsDirectly = (earlier: LimitedSession, later: LimitedSession) => {
    const gapMs = later.startsAt.getTime() - earlier.endsAt.getTime();
    return gapMs >= 0 && gapMs < sessionMs;
  };
  let count = 1;
  for (
    let lastSession = takenSessions.find((session) => followsDirectly(wantedSession, session));
    lastSession;
    count += 1
  ) {
    const earlierSession = lastSession;
    lastSession = takenSessions.find((session) => followsDirectly(earlierSession, session));
  }
  for (
    let firstSession = takenSessions.find((session) => followsDirectly(session, wantedSession));
    firstSession;
    count += 1
  ) {
    const laterSession = firstSession;
    firstSession = takenSessions.find((session) => followsDirectly(session, laterSession));
  }
  return count;
}

/** The Monday of the week of a date. */
function findMonday(date: string): string {
  return addDays(date, 1 - getWeekday(date));
}
