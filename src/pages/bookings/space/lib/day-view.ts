import { buildDayStrip } from '@/entities/session';
import type { SlotCell, SlotGrid } from '@/shared/api';
import { toLocalTime } from '@/shared/format';
import { addDays, type IsoDate } from '@/shared/lib';

type SlotRow = SlotGrid['rows'][number];

/** How many days ahead can be viewed. */
const MOST_DAYS_AHEAD = 400;

/** One day of a facility, as shown on the page. */
export interface SpaceDay {
  readonly today: IsoDate;
  readonly strip: ReturnType<typeof buildDayStrip>;
  /** The selectable days, each with its number of free slots; null if that is not known. */
  readonly days: readonly { readonly date: IsoDate; readonly count: number | null }[];
  /** The rows that are not over. */
  readonly rows: readonly SlotRow[];
  /** Whether earlier rows of the day are hidden because they are over. */
  readonly hasEarlierRows: boolean;
  readonly freeCount: number;
  /** When the first slot opens for booking, in milliseconds; null if one has opened already. */
  readonly opensAt: number | null;
  readonly nextFreeDate: IsoDate | null;
}

/** Derives the view of a day from the server's response. */
export function toSpaceDay({ serverTime, date, days, rows }: SlotGrid): SpaceDay {
  const today = toLocalTime(Date.parse(serverTime)).date;
  const strip = buildDayStrip(date, today, addDays(today, MOST_DAYS_AHEAD));
  const freeCountsByDate = new Map(days.map((day) => [day.date, day.freeCount]));
  const openRows = rows.filter(({ cells }) =>
    cells.some(({ state }) => state !== 'closed' && state !== 'none'),
  );
  const cells = openRows.flatMap((row) => row.cells);
  const freeCount = cells.filter(isFree).length;
  return {
    today,
    strip,
    days: strip.dates.map((date) => ({ date: date, count: freeCountsByDate.get(date) ?? null })),
    rows: openRows,
    hasEarlierRows: openRows.length < rows.length,
    freeCount,
    opensAt: findFirstOpening(cells),
    nextFreeDate: days.find((day) => day.date > date && day.freeCount > 0)?.date ?? null,
  };
}

const isFree = ({ state }: SlotCell) => state === 'free';

/** The earliest time at which a slot opens for booking; null if there is none. */
function findFirstOpening(cells: readonly SlotCell[]): number | null {
  const openingTimes = cells.flatMap(({ opensAt }) => (opensAt ? [Date.parse(opensAt)] : []));
  return openingTimes.length > 0 ? Math.min(...openingTimes) : null;
}
