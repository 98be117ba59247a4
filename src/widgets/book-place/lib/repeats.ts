import type { ActivitySessionDetail, NewCartItem } from '@/shared/api';
import { addDays, type IsoDate } from '@/shared/lib';

/** The same session in a later week. */
export type Repeat = ActivitySessionDetail['repeats'][number];

/** The most items that one request can add to the basket. */
const MAX_ITEMS = 20;
const DAYS_PER_WEEK = 7;

/** The later weeks that one request can add, with `perWeek` items a week. */
export function filterPossibleRepeats(repeats: readonly Repeat[], perWeek: number): readonly Repeat[] {
  return repeats.slice(0, Math.max(0, Math.floor(MAX_ITEMS / Math.max(1, perWeek)) - 1));
}

const BOOKABLE_STATES: readonly Repeat['state'][] = ['available', 'few'];

/** Whether a week has free places. */
export const isBookableWeek = ({ state }: Repeat): boolean => BOOKABLE_STATES.includes(state);

/** One week of a weekly booking, as shown before the customer books it. */
export interface Week {
  readonly date: IsoDate;
  /** The ID of the later session; null for the first week and if the session does not take place. */
  readonly id: string | null;
  /** `absent`: the session does not take place in this week. */
  readonly state: Repeat['state'] | 'absent';
}

/** Each week from a date to the last chosen week, including the weeks that cannot be booked. */
export function listWeeksUntil(
  localDate: IsoDate,
  repeats: readonly Repeat[],
  lastId: string | null,
): Week[] {
  const lastRepeat = repeats.find(({ id }) => id === lastId);
  if (!lastRepeat) return [];
  const repeatsByDate = new Map(repeats.map((repeat) => [repeat.localDate, repeat]));
  const weeks: Week[] = [{ date: localDate, id: null, state: 'available' }];
  for (
    let date = addDays(localDate, DAYS_PER_WEEK);
    date <= lastRepeat.localDate;
    date = addDays(date, DAYS_PER_WEEK)
  ) {
    const { id = null, state = 'absent' } = repeatsByDate.get(date) ?? {};
    weeks.push({ date, id, state });
  }
  return weeks;
}

/** The items of every week with free places until the last chosen one, starting with the first week. */
export function toWeeklyItems(
  items: readonly NewCartItem[],
  repeats: readonly Repeat[],
  lastId: string | null,
): NewCartItem[] {
  const lastIndex = repeats.findIndex(({ id }) => id === lastId);
  const bookableRepeats = repeats.slice(0, lastIndex + 1).filter(isBookableWeek);
  return [...items, ...bookableRepeats.flatMap(({ id }) => items.map((item) => ({ ...item, id })))];
}

/** The result of a refused addition: the items that can still be added, and the errors of the others. */
export interface RefusedWeeks {
  readonly remainingItems: readonly NewCartItem[];
  /** The error message of each session that had a refused item, by session ID. */
  readonly refusals: ReadonlyMap<string, string>;
}

/** Splits the items of a refused addition; if one item of a week is refused, the whole week is left out. */
export function splitRefusedWeeks(
  items: readonly NewCartItem[],
  messages: ReadonlyMap<number, string>,
): RefusedWeeks {
  const refusals = new Map<string, string>();
  for (const [index, message] of messages) {
    const id = items[index]?.id;
    if (id !== undefined && !refusals.has(id)) refusals.set(id, message);
  }
  return { remainingItems: items.filter(({ id }) => !refusals.has(id)), refusals };
}
