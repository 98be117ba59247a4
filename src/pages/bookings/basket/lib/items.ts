import { dayAndTimes, shortDayName } from '@/entities/session';
import { type Cart, campDaysIn, campItem, type NewCartItem } from '@/shared/api';
import { text } from '../texts';

export type Item = Cart['items'][number];

/** "Yoga, Tue 24 Nov, 18:30 to 19:15"; the name alone of what is no session. */
export function itemTitle({ name, when }: Pick<Item, 'name' | 'when'>): string {
  return when ? `${name}, ${timeOf(when)}` : name;
}

/** "Multi-sports camp for Leo Taylor": its days are in its row. */
export const campTitle = ({ name, attendee }: Pick<Item, 'name' | 'attendee'>): string =>
  attendee ? text('basket.campFor', { name, person: attendee.name }) : name;

/** "Tue 24 Nov, 18:30 to 19:15". */
export const timeOf = (when: NonNullable<Item['when']>): string =>
  dayAndTimes(shortDayName(when.localDate), when);

/** Nothing can be paid while something else is owed, so that charges are not taken out one by one. */
export const isOwedWithOthers = (item: Item, items: readonly Item[]): boolean =>
  item.type === 'penalty' && item.messages.length === 0 && items.length > 1;

/** What adds a removed item again; null for something that is not added here, such as a membership. */
export function toReAddItem(item: Item): NewCartItem | null {
  const { objectId, type, purchasedForUserId, pricingOptionId, quantity, attendee } = item;
  if (objectId === null) return null;
  if (type === 'camp') return campItem(objectId, purchasedForUserId ?? '', campDaysIn(item.options));
  const named = attendee ? { purchasedForUserId } : { quantity };
  const extras = hiredWith(item);
  return { id: objectId, type, pricingOptionId, ...named, ...(extras.length > 0 ? { extras } : {}) };
}

/** The ids of what is hired with a court; those of a camp belong to its days. */
export function hiredWith({ options: { extras } }: Pick<Item, 'options'>): string[] {
  return Array.isArray(extras) ? extras.filter((id) => typeof id === 'string') : [];
}
