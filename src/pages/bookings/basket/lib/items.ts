import { formatDayAndTimes, shortDayName } from '@/entities/session';
import { type Cart, type NewCartItem, readCampDays, toCampItem } from '@/shared/api';
import { text } from '../texts';

export type Item = Cart['items'][number];

/** "Yoga, Tue 24 Nov, 18:30 to 19:15"; only the name if the item is not a session. */
export function formatItemTitle({ name, when }: Pick<Item, 'name' | 'when'>): string {
  return when ? `${name}, ${formatItemTime(when)}` : name;
}

/** "Multi-sports camp for Leo Taylor"; the row shows the days. */
export const formatCampTitle = ({ name, attendee }: Pick<Item, 'name' | 'attendee'>): string =>
  attendee ? text('basket.campFor', { name, person: attendee.name }) : name;

/** "Tue 24 Nov, 18:30 to 19:15". */
export const formatItemTime = (when: NonNullable<Item['when']>): string =>
  formatDayAndTimes(shortDayName(when.localDate), when);

/**
 * Whether the item is an unpaid penalty among other items. It cannot be removed then, because nothing else can be paid
 * without it.
 */
export const isPenaltyAmongOthers = (item: Item, items: readonly Item[]): boolean =>
  item.type === 'penalty' && item.messages.length === 0 && items.length > 1;

/** The request that adds a removed item again; null for items that cannot be added here, such as a membership. */
export function toReAddItem(item: Item): NewCartItem | null {
  const { objectId, type, purchasedForUserId, pricingOptionId, quantity, attendee } = item;
  if (objectId === null) return null;
  if (type === 'camp') return toCampItem(objectId, purchasedForUserId ?? '', readCampDays(item.options));
  const attendeeOrQuantity = attendee ? { purchasedForUserId } : { quantity };
  const extras = listHiredIds(item);
  return {
    id: objectId,
    type,
    pricingOptionId,
    ...attendeeOrQuantity,
    ...(extras.length > 0 ? { extras } : {}),
  };
}

/** The IDs of extras hired with a court; the extras of a camp belong to its days. */
export function listHiredIds({ options: { extras } }: Pick<Item, 'options'>): string[] {
  return Array.isArray(extras) ? extras.filter((id) => typeof id === 'string') : [];
}
