import type { Tx } from '../../../store/connection.ts';
import type { Store } from '../../../store/store.ts';
import type { CartItemRecord } from '../../common/index.ts';
import { activityKind } from './activity.ts';
import { campKind } from './camp.ts';
import { courseKind } from './course.ts';
import type { ItemKind, ItemQuote, PlacedOrder, PlaceRules } from './item-kind.ts';
import { packageKind } from './package.ts';
import { penaltyKind } from './penalty.ts';
import { productKind } from './product.ts';

/** The item types that `POST cart/add` accepts. Memberships are added by joining, changing and renewing instead. */
const ITEM_KINDS: ReadonlyMap<string, ItemKind> = new Map([
  ['activity', activityKind],
  ['camp', campKind],
  ['package', packageKind],
  ['course', courseKind],
  ['penalty', penaltyKind],
  ['product', productKind],
]);

/** The rules of an item type; null if no item of this type can be added. */
export function findItemKind(type: string): ItemKind | null {
  return ITEM_KINDS.get(type) ?? null;
}

/** The rules of a cart item that is not a membership. */
export function requireItemKind({ type }: Pick<CartItemRecord, 'type'>): ItemKind {
  const kind = findItemKind(type);
  if (!kind) throw new Error(`A cart holds an item of the type ${type}, which has no rules.`);
  return kind;
}

/** An item that holds places, with the rules of its places. */
export interface ItemWithPlaces {
  readonly item: CartItemRecord;
  readonly placeRules: PlaceRules;
}

/** The items that hold places, each with its index in the given list. */
export function filterItemsWithPlaces(
  items: readonly CartItemRecord[],
): (ItemWithPlaces & { index: number })[] {
  return items.flatMap((item, index) => {
    const placeRules = findItemKind(item.type)?.placeRules;
    return placeRules ? [{ item, placeRules, index }] : [];
  });
}

/** Prices all items of a cart that have a kind. */
export async function priceItems(
  db: Tx,
  store: Store,
  items: readonly CartItemRecord[],
): Promise<ItemQuote[]> {
  const quotes: ItemQuote[] = [];
  for (const [kind, kindItems] of groupByKind(items))
    quotes.push(...(await kind.priceItems(db, store, kindItems)));
  return quotes;
}

/** Runs what the order of these items triggers, such as settling a penalty or booking a place. */
export async function fulfilItems(
  tx: Tx,
  store: Store,
  order: PlacedOrder,
  items: readonly CartItemRecord[],
): Promise<void> {
  for (const [kind, kindItems] of groupByKind(items)) await kind.fulfilItems?.(tx, store, order, kindItems);
}

/** Gives back what the removed items had taken, such as places and uses. */
export async function releaseItems(tx: Tx, store: Store, items: readonly CartItemRecord[]): Promise<void> {
  for (const [kind, kindItems] of groupByKind(items)) await kind.releaseItems?.(tx, store, kindItems);
}

function groupByKind(items: readonly CartItemRecord[]): (readonly [ItemKind, CartItemRecord[]])[] {
  return [...ITEM_KINDS].flatMap(([type, kind]) => {
    const kindItems = items.filter((item) => item.type === type);
    return kindItems.length > 0 ? [[kind, kindItems] as const] : [];
  });
}
