import { type IsoDate, OPERATOR_ZONE } from '@/shared/lib';

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  // Some versions of the browsers' locale data put a comma after the weekday.
  return (date: IsoDate) => formatter.format(new Date(`${date}T00:00:00Z`)).replace(',', '');
};

/** "Tuesday 24 November". */
export const dayName = format({ weekday: 'long', day: 'numeric', month: 'long' });
/** "Tue 24 Nov". */
export const shortDayName = format({ weekday: 'short', day: 'numeric', month: 'short' });
/** "Tue". */
export const weekdayName = format({ weekday: 'short' });
/** "24". */
export const dayNumber = format({ day: 'numeric' });
/** "Nov". */
export const monthName = format({ month: 'short' });

/** "Tue 24 Nov, 12:00", by the centre's clock. */
export const formatMoment = ({ localDate, localTime: time }: { localDate: IsoDate; localTime: string }) =>
  `${shortDayName(localDate)}, ${time}`;

const local = new Intl.DateTimeFormat('en-GB', {
  timeZone: OPERATOR_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The date and time of an instant by the operator's clock: `2026-11-24`, `18:30`. */
export function toLocalTime(instant: number): { date: IsoDate; time: string } {
  // Read part by part, because browsers format whole dates differently.
  const parts = new Map(local.formatToParts(instant).map(({ type, value }) => [type, value]));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return { date: `${of('year')}-${of('month')}-${of('day')}`, time: `${of('hour')}:${of('minute')}` };
}
