import { shortDayName } from '@/entities/session';
import { toLocalTime } from '@/shared/format';
import { text } from '../texts';
import type { TimetableView } from './timetable-view';

/**
 * The note on the day that opens today or is the last bookable one, so that customers who book early need not page through the
 * days.
 */
export function formatOpeningNote({ opening: { date, opensAt }, serverTime }: TimetableView) {
  const day = shortDayName(date);
  const opensAtMs = opensAt === null ? null : Date.parse(opensAt);
  if (opensAtMs === null || opensAtMs <= serverTime)
    return { date, caption: text('timetable.lastDayShort'), label: text('timetable.lastDay', { day }) };
  const { time } = toLocalTime(opensAtMs);
  return {
    date,
    caption: text('timetable.opensShort', { time }),
    label: text('timetable.opensToday', { day, time }),
  };
}

/** The days of the strip, plus the last bookable day if it follows them. */
export function filterShownDays({ days, strip, opening }: TimetableView): TimetableView['days'] {
  const lastShownDay = days.at(-1)?.date ?? opening.date;
  return strip.previous === null && opening.date > lastShownDay
    ? [...days, { date: opening.date, sessionCount: null }]
    : days;
}
