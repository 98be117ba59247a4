import { dayStrip, localTime } from '@/entities/session';
import type { SlotCell, SlotGrid } from '@/shared/api';
import { addDays, type IsoDate } from '@/shared/lib';

type Row = SlotGrid['rows'][number];

/** How many days ahead can be looked at. */
const DAYS_AHEAD = 400;

/** What is shown of one day of a facility. */
export interface SpaceDay {
  readonly today: IsoDate;
  readonly strip: ReturnType<typeof dayStrip>;
  /** The days beside it, each with the number of free slots; null where it is not known. */
  readonly days: readonly { readonly date: IsoDate; readonly count: number | null }[];
  /** The rows that are not over. */
  readonly rows: readonly Row[];
  /** Some of the day is over. */
  readonly hasEarlier: boolean;
  readonly free: number;
  /** When the first slot opens, where none has opened yet; in milliseconds. */
  readonly opensAt: number | null;
  readonly nextFree: IsoDate | null;
}

/** The view of a day, from the answer of the server. */
export function spaceDay({ serverTime, date, days, rows }: SlotGrid): SpaceDay {
  const today = localTime(Date.parse(serverTime)).date;
  const strip = dayStrip(date, today, addDays(today, DAYS_AHEAD));
  const counts = new Map(days.map((day) => [day.date, day.freeCount]));
  const left = rows.filter(({ cells }) => cells.some(({ state }) => state !== 'closed' && state !== 'none'));
  const cells = left.flatMap((row) => row.cells);
  const free = cells.filter(isFree).length;
  return {
    today,
    strip,
    days: strip.dates.map((one) => ({ date: one, count: counts.get(one) ?? null })),
    rows: left,
    hasEarlier: left.length < rows.length,
    free,
    opensAt: firstOpening(cells),
    nextFree: days.find((day) => day.date > date && day.freeCount > 0)?.date ?? null,
  };
}

const isFree = ({ state }: SlotCell) => state === 'free';

/** The earliest opening of a slot. */
function firstOpening(cells: readonly SlotCell[]): number | null {
  const opening = cells.flatMap(({ opensAt }) => (opensAt ? [Date.parse(opensAt)] : []));
  return opening.length > 0 ? Math.min(...opening) : null;
}
