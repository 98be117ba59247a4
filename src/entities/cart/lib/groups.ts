import type { Cart } from '@/shared/api';
import { compareText } from '@/shared/lib';

type Item = Cart['items'][number];

/** The items of one person, or those that are for nobody by name. */
export interface ItemGroup {
  /** Null: places without names, and what is no place. */
  readonly person: { readonly id: string; readonly name: string } | null;
  readonly items: readonly Item[];
}

/** The items in the order in which the server sorts them: by when they take place or were added. */
export const sortItems = (items: readonly Item[]): Item[] =>
  [...items].sort((one, other) => compareText(one.sortBy, other.sortBy));

/** The items by person, each group in the server's order; what is for nobody by name comes last. */
export function groupItems(items: readonly Item[]): ItemGroup[] {
  const groups = new Map<string | null, ItemGroup>();
  for (const item of sortItems(items)) {
    const key = item.attendee?.id ?? null;
    const earlier = groups.get(key)?.items ?? [];
    groups.set(key, { person: item.attendee, items: [...earlier, item] });
  }
  const all = [...groups.values()];
  return [...all.filter(({ person }) => person !== null), ...all.filter(({ person }) => person === null)];
}

/** The items in the order of the basket. */
export const asInBasket = (items: readonly Item[]): Item[] =>
  groupItems(items).flatMap((group) => group.items);
