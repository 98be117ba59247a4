import { hasRoom, joinText } from '@/entities/course';
import type { Course } from '@/shared/api';
import { text } from '../texts';

const DAY_MINUTES = 24 * 60;

type Ruled = Pick<
  Course,
  'state' | 'joinsUntil' | 'requiresLevel' | 'formNeeded' | 'cancelUntilMinutes' | 'remaining'
>;

/** Until when one can join, what has to be there before, and until when it is cancelled free of charge. */
export function ruleSentences(course: Ruled): string[] {
  const { requiresLevel: level, formNeeded, cancelUntilMinutes } = course;
  const days = cancelUntilMinutes / DAY_MINUTES;
  const free = Number.isInteger(days)
    ? text('coursePage.cancelFree', { days })
    : text('coursePage.cancelFreeHours', { hours: Math.round(cancelUntilMinutes / 60) });
  return [
    ...(hasRoom(course) ? [joinText(course)] : []),
    ...(level === null ? [] : [text('coursePage.requires', { level })]),
    ...(formNeeded ? [text('coursePage.form')] : []),
    `${free} ${text('coursePage.noRefund')}`,
  ];
}
