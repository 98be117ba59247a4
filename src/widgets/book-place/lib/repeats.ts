import type { ActivitySessionDetail, NewCartItem } from '@/shared/api';
import { addDays, type IsoDate } from '@/shared/lib';

/** The same session in a later week. */
export type Repeat = ActivitySessionDetail['repeats'][number];

/** So many items go into the basket in one call. */
const MOST_ITEMS = 20;
const WEEK = 7;

/** The later weeks that one call can add, each as the last of "every week until": with `perWeek` items a week. */
export function possibleRepeats(repeats: readonly Repeat[], perWeek: number): readonly Repeat[] {
  return repeats.slice(0, Math.max(0, Math.floor(MOST_ITEMS / Math.max(1, perWeek)) - 1));
}

const BOOKABLE: readonly Repeat['state'][] = ['available', 'few'];

/** Whether there is room in a week. */
export const isBookableWeek = ({ state }: Repeat): boolean => BOOKABLE.includes(state);

/** One week of a weekly booking, as shown before the customer books it. */
export interface Week {
  readonly date: IsoDate;
  /** Of the later session; null where there is none, and of the first week. */
  readonly id: string | null;
  /** Absent where the session does not take place. */
  readonly state: Repeat['state'] | 'absent';
}

/** Each week from a day to the last chosen one, also those that cannot be booked or are left out. */
export function weeksUntil(localDate: IsoDate, repeats: readonly Repeat[], lastId: string | null): Week[] {
  const last = repeats.find(({ id }) => id === lastId);
  if (!last) return [];
  const on = new Map(repeats.map((repeat) => [repeat.localDate, repeat]));
  const weeks: Week[] = [{ date: localDate, id: null, state: 'available' }];
  for (let date = addDays(localDate, WEEK); date <= last.localDate; date = addDays(date, WEEK)) {
    const { id = null, state = 'absent' } = on.get(date) ?? {};
    weeks.push({ date, id, state });
  }
  return weeks;
}

/** The items of each week until the last chosen one in which there is room, the first week's first. */
export function everyWeek(
  items: readonly NewCartItem[],
  repeats: readonly Repeat[],
  lastId: string | null,
): NewCartItem[] {
  const last = repeats.findIndex(({ id }) => id === lastId);
  const later = repeats.slice(0, last + 1).filter(isBookableWeek);
  return [...items, ...later.flatMap(({ id }) => items.map((item) => ({ ...item, id })))];
}

/** What one refused addition leaves: the items that can be added, and why the others cannot, by their session. */
export interface RefusedWeeks {
  readonly rest: readonly NewCartItem[];
  /** A message for each session of which an item was refused. */
  readonly refused: ReadonlyMap<string, string>;
}

/** Divides the items of a refused addition; a week of which one item is refused is left out as a whole. */
export function splitRefusedWeeks(
  items: readonly NewCartItem[],
  messages: ReadonlyMap<number, string>,
): RefusedWeeks {
  const refused = new Map<string, string>();
  for (const [index, message] of messages) {
    const id = items[index]?.id;
    if (id !== undefined && !refused.has(id)) refused.set(id, message);
  }
  return { rest: items.filter(({ id }) => !refused.has(id)), refused };
}
