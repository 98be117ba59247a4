import { localTime, shortDayName } from '@/entities/session';
import { text } from '../texts';
import type { TimetableView } from './timetable-view';

/** What is said of the day that opens today, or of the last that can be booked: those who book early would turn page after page. */
export function openingNote({ opening: { date, opensAt }, serverTime }: TimetableView) {
  const day = shortDayName(date);
  const instant = opensAt === null ? null : Date.parse(opensAt);
  if (instant === null || instant <= serverTime)
    return { date, caption: text('timetable.lastDayShort'), label: text('timetable.lastDay', { day }) };
  const { time } = localTime(instant);
  return {
    date,
    caption: text('timetable.opensShort', { time }),
    label: text('timetable.opensToday', { day, time }),
  };
}

/** The days beside the chosen one, with the one that can be booked last, where it follows them. */
export function shownDays({ days, strip, opening }: TimetableView): TimetableView['days'] {
  const last = days.at(-1)?.date ?? opening.date;
  return strip.previous === null && opening.date > last
    ? [...days, { date: opening.date, sessionCount: null }]
    : days;
}
