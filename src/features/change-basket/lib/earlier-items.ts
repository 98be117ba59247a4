import { dayName } from '@/entities/session';
import { toLocalTime } from '@/shared/format';
import { addDays } from '@/shared/lib';
import { text } from '../texts';

/** Items added within this time before the response, in ms, belong to this visit. */
const JUST_ADDED_MS = 60_000;

interface AddedItems {
  readonly items: readonly { readonly addedAt: string }[];
  readonly serverTime: string;
}

/** The message for a customer who has logged in and has items in their basket from before; null if there are none. */
export function formatEarlierItems({ items, serverTime }: AddedItems): string | null {
  const now = Date.parse(serverTime);
  const earlierItems = items
    .map(({ addedAt }) => Date.parse(addedAt))
    .filter((addedAt) => now - addedAt > JUST_ADDED_MS);
  if (earlierItems.length === 0) return null;
  const day = formatDay(toLocalTime(Math.max(...earlierItems)).date, toLocalTime(now).date);
  return earlierItems.length === 1
    ? text('basket.alsoOne', { day })
    : text('basket.also', { n: earlierItems.length, day });
}

/** "earlier today", "Monday", or, after a week, "Monday 9 November". */
function formatDay(date: string, today: string): string {
  if (date === today) return text('basket.earlierToday');
  const name = dayName(date);
  return date > addDays(today, -7) ? (name.split(' ')[0] ?? name) : name;
}
