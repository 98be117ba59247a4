import type { ActivitySession } from '@/shared/api';
import type { IsoDate } from '@/shared/lib';

interface SessionDay {
  readonly date: IsoDate;
  readonly sessions: readonly ActivitySession[];
}

/** Groups sessions by day, in the order of their start. */
export function groupSessionsByDay(sessions: readonly ActivitySession[]): readonly SessionDay[] {
  const dates = [...new Set(sessions.map(({ localDate }) => localDate))];
  return dates.map((date) => ({ date, sessions: sessions.filter(({ localDate }) => localDate === date) }));
}
