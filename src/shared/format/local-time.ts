import { type IsoDate, OPERATOR_ZONE } from '../lib';

let formatter: Intl.DateTimeFormat | null = null;

/** The date and time of an instant by the operator's clock: `2026-11-24`, `18:30`. */
export function toLocalTime(instant: number): { date: IsoDate; time: string } {
  formatter ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: OPERATOR_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  // Read part by part, because browsers format whole dates differently.
  const parts = new Map(formatter.formatToParts(instant).map(({ type, value }) => [type, value]));
  const getPart = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    date: `${getPart('year')}-${getPart('month')}-${getPart('day')}`,
    time: `${getPart('hour')}:${getPart('minute')}`,
  };
}
