import { OPERATOR_ZONE } from '../lib';

/** Creates its formatter on first use, because that takes a phone several milliseconds. */
function instantFormat(style: Intl.DateTimeFormatOptions) {
  let formatter: Intl.DateTimeFormat | null = null;
  return (instant: number | string): string => {
    formatter ??= new Intl.DateTimeFormat('en-GB', { ...style, timeZone: OPERATOR_ZONE });
    return formatter.format(new Date(instant));
  };
}

/** "20 November 2026". */
export const formatInstantDay = instantFormat({ dateStyle: 'long' });
/** "Friday". */
export const formatInstantWeekday = instantFormat({ weekday: 'long' });
/** "10:02". */
export const formatInstantTime = instantFormat({ timeStyle: 'short' });
