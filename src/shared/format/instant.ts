import { OPERATOR_ZONE } from '../lib';
import { createDateFormat } from './date-format';

function createInstantFormat(style: Intl.DateTimeFormatOptions) {
  const format = createDateFormat({ ...style, timeZone: OPERATOR_ZONE });
  return (instant: number | string): string => format(new Date(instant));
}

/** "20 November 2026". */
export const formatInstantDay = createInstantFormat({ dateStyle: 'long' });
/** "Friday". */
export const formatInstantWeekday = createInstantFormat({ weekday: 'long' });
/** "10:02". */
export const formatInstantTime = createInstantFormat({ timeStyle: 'short' });
