import type { ActivitySession } from '@/shared/api';
import type { IsoDate } from '@/shared/lib';

interface DayOfSessions {
  readonly date: IsoDate;
  readonly sessions: readonly ActivitySession[];
}

/** Groups sessions by day, in the order of their start. */
export function groupSessionsByDay(sessions: readonly ActivitySession[]): readonly DayOfSessions[] {
  const days = [...new Set(sessions.map(({ localDate }) => localDate))];
  return days.map((date) => ({ date, sessions: sessions.filter(({ localDate }) => localDate === date) }));
}
