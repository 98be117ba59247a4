import type { IsoDate } from '../lib';

/** Formats moments in one style. Creates its formatter on first use, because that takes a phone several milliseconds. */
export function createDateFormat(style: Intl.DateTimeFormatOptions) {
  let formatter: Intl.DateTimeFormat | null = null;
  return (moment: Date): string => {
    formatter ??= new Intl.DateTimeFormat('en-GB', style);
    return formatter.format(moment);
  };
}

/** Formats calendar dates in one style. */
export function createDayFormat(style: Intl.DateTimeFormatOptions) {
  const format = createDateFormat({ ...style, timeZone: 'UTC' });
  // Some versions of the browsers' locale data put a comma after the weekday.
  return (iso: IsoDate): string => format(new Date(`${iso}T00:00:00Z`)).replace(',', '');
}
