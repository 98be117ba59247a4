import { formatJoinPrice, hasRoom } from '@/entities/course';
import { shortDayName } from '@/entities/session';
import type { Course } from '@/shared/api';
import { toLocalTime } from '@/shared/format';
import { text } from '../texts';

const MS_PER_MINUTE = 60_000;

/** The sentences about until when the course can be joined, and what is needed first. */
export function listCourseRules(course: Course): string[] {
  const { requiresLevel: level, formNeeded } = course;
  return [
    ...(hasRoom(course) ? [formatJoinPrice(course)] : []),
    ...(level === null ? [] : [text('coursePage.requires', { level })]),
    ...(formNeeded ? [text('coursePage.form')] : []),
  ];
}

/**
 * The sentences about free cancellation, shown beside the booking. The deadline depends on the first session that
 * somebody who joins now would attend.
 */
export function listCancelSentences({
  sessions,
  cancelUntilMinutes,
  serverTime,
}: Pick<Course, 'sessions' | 'cancelUntilMinutes' | 'serverTime'>): string[] {
  const firstSession = sessions.find(({ state }) => state === 'to_come');
  if (!firstSession) return [];
  const cancelDeadline = Date.parse(firstSession.startsAt) - cancelUntilMinutes * MS_PER_MINUTE;
  if (Date.parse(serverTime) >= cancelDeadline) return [text('coursePage.cancelLate')];
  const { date, time } = toLocalTime(cancelDeadline);
  return [text('coursePage.cancelFree', { time: `${shortDayName(date)}, ${time}` })];
}
