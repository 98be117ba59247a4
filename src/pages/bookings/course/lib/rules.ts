import { hasRoom, joinText } from '@/entities/course';
import { localTime, shortDayName } from '@/entities/session';
import type { Course } from '@/shared/api';
import { text } from '../texts';

const MINUTE_MS = 60_000;

/** Until when one can join, and what has to be there before. */
export function ruleSentences(course: Course): string[] {
  const { requiresLevel: level, formNeeded } = course;
  return [
    ...(hasRoom(course) ? [joinText(course)] : []),
    ...(level === null ? [] : [text('coursePage.requires', { level })]),
    ...(formNeeded ? [text('coursePage.form')] : []),
  ];
}

/** Until when it is cancelled free of charge, said where it is booked: counted from the first session that somebody who joins now would come to. */
export function cancelSentences({
  sessions,
  cancelUntilMinutes,
  serverTime,
}: Pick<Course, 'sessions' | 'cancelUntilMinutes' | 'serverTime'>): string[] {
  const first = sessions.find(({ state }) => state === 'to_come');
  if (!first) return [];
  const freeUntil = Date.parse(first.startsAt) - cancelUntilMinutes * MINUTE_MS;
  if (Date.parse(serverTime) >= freeUntil) return [text('coursePage.cancelLate')];
  const { date, time } = localTime(freeUntil);
  return [text('coursePage.cancelFree', { time: `${shortDayName(date)}, ${time}` })];
}
