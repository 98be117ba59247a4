import type { Cart } from '@/shared/api';
import { compareText } from '@/shared/lib';

type CartItem = Cart['items'][number];

/** The items of one person, or the items without a named person. */
export interface ItemGroup {
  /** Null for places without names and for items that are not places. */
  readonly person: { readonly id: string; readonly name: string } | null;
  readonly items: readonly CartItem[];
}

/** The items in the server's order: by the time they take place, or were added. */
export const sortItems = (items: readonly CartItem[]): CartItem[] =>
  [...items].sort((first, second) => compareText(first.sortBy, second.sortBy));

/** Groups the items by person in the server's order; items without a named person come last. */
export function groupItems(items: readonly CartItem[]): ItemGroup[] {
  const groups = new Map<string | null, ItemGroup>();
  for (const item of sortItems(items)) {
    const key = item.attendee?.id ?? null;
    const earlierItems = groups.get(key)?.items ?? [];
    groups.set(key, { person: item.attendee, items: [...earlierItems, item] });
  }
  const itemGroups = [...groups.values()];
  return [
    ...itemGroups.filter(({ person }) => person !== null),
    ...itemGroups.filter(({ person }) => person === null),
  ];
}

/** The items in the order that the basket shows. */
export const sortByBasketOrder = (items: readonly CartItem[]): CartItem[] =>
  groupItems(items).flatMap((group) => group.items);
