import type { Cart, NewCartItem } from '@/shared/api';

export type Item = Cart['items'][number];

/** The items in the order in which the server sorts them: by when they take place or were added. */
export const sorted = (items: readonly Item[]): Item[] =>
  [...items].sort((one, other) => one.sortBy.localeCompare(other.sortBy));

/** What adds a removed item again; null for something that is not added here, such as a membership. */
export function sameAgain(item: Item): NewCartItem | null {
  const { objectId, type, purchasedForUserId, pricingOptionId, quantity, attendee } = item;
  if (objectId === null) return null;
  const named = attendee ? { purchasedForUserId } : { quantity };
  return { id: objectId, type, pricingOptionId, ...named };
}
