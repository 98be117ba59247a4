import type { Tx } from '../../../store/connection.ts';
import type { Store } from '../../../store/store.ts';
import type {
  BasketItemState,
  CartItemRecord,
  CartRecord,
  DomainError,
  NewItem,
} from '../../common/index.ts';
import type { BookingOrderItem, EditablePart, ItemOptions } from '../../common/types.ts';
import type { Hold, PlacesByItem } from '../../sessions/index.ts';
import type { PricedLine } from '../rules/cart-totals.ts';

/** An item that a customer, or staff acting for them, wants to add. */
export interface ItemToAdd {
  id: string;
  type: string;
  purchasedForUserId?: string | null | undefined;
  pricingOptionId?: string | null | undefined;
  options: ItemOptions;
  /** The waiting list's offer whose places it takes. */
  offerId?: string;
}

/** An item with its current name and price. */
export interface ItemQuote<Item = CartItemRecord> {
  item: Item;
  name: string;
  /** A line under the name, such as the place or the price category. */
  description?: string | null;
  /** When it takes place; without it, the item is sorted by the time it was added. */
  startsAt?: Date | null;
  category: string | null;
  /** Sentences for the customer. */
  messages?: readonly string[];
  /** The price in pence, the VAT, and a fingerprint of everything that the customer must have seen before paying. */
  pricedLine: PricedLine;
}

type ItemColumn =
  | 'options'
  | 'quantity'
  | 'purchasedForUserId'
  | 'pricingOptionId'
  | 'booking'
  | 'benefit'
  | 'package';

/** The rules of one type of item that `POST cart/add` takes. Everything runs inside the caller's transaction. */
export interface ItemKind {
  /**
   * Checks a wanted item and takes what it needs, such as places, under the basket's common hold. The items of one
   * request are prepared one after another, each with the cart that contains those before it. Returns the row to
   * store, with its own `id` if other rows refer to it.
   * @throws DomainError 404 or 422; the caller puts the item's number before the fields
   */
  prepareItem(
    tx: Tx,
    store: Store,
    cart: CartRecord,
    itemToAdd: ItemToAdd,
    hold: Hold,
  ): Promise<Omit<NewItem, 'source'>>;
  /**
   * For kinds that hundreds of customers want at the same moment: refuses a full item without a transaction, with
   * the reason that `prepare` would give. Takes nothing; not refusing is no promise that there is room.
   * @throws DomainError 404 or 422
   */
  refuseIfFull?(db: Tx, store: Store, ownerId: string, itemToAdd: ItemToAdd): Promise<void>;
  /**
   * Checks the options that replace an item's, and returns the columns to change.
   * @throws DomainError 422 by option
   */
  changeOptions(
    tx: Tx,
    store: Store,
    item: CartItemRecord,
    options: ItemOptions,
  ): Promise<Partial<Pick<CartItemRecord, ItemColumn>>>;
  /** Which parts of an item `change` accepts; without this function, none. */
  listEditableParts?(item: CartItemRecord): readonly EditablePart[];
  /**
   * For kinds whose items can use a benefit or a package: takes the places again at the cheapest price that uses
   * neither, and returns the columns to change.
   */
  removeReduction?(
    tx: Tx,
    store: Store,
    item: CartItemRecord,
  ): Promise<Partial<Pick<CartItemRecord, ItemColumn>>>;
  /**
   * Prices the items of this type in a cart.
   * @throws DomainError 422 if one is no longer sold
   */
  priceItems(db: Tx, store: Store, items: readonly CartItemRecord[]): Promise<ItemQuote[]>;
  toOrderItem(quote: ItemQuote): BookingOrderItem;
  /** For kinds that need a form about the person: whether a form that is valid today is missing. */
  lacksForm?(db: Tx, store: Store, ownerId: string, item: CartItemRecord): Promise<boolean>;
  /** For kinds whose items hold places (`sandbox/domain/cart/records/basket-hold.ts`). Each of these items has a `booking`. */
  placeRules?: PlaceRules;
  /** Called once, after the order of these items was created. */
  fulfilItems?(tx: Tx, store: Store, order: PlacedOrder, items: readonly CartItemRecord[]): Promise<void>;
  /** Called after these items were removed, or after their cart was deleted without an order. */
  releaseItems?(tx: Tx, store: Store, items: readonly CartItemRecord[]): Promise<void>;
}

export interface PlaceRules {
  /** The number of rows that an item needs in the table of places. */
  countNeeded(item: CartItemRecord): number;
  /**
   * Finds which of these items have, or could take again, all the places they need. Items that can no longer be
   * booked are left out.
   * @param inForce the places in force by item
   */
  findItemsWithRoom(
    db: Tx,
    store: Store,
    items: readonly CartItemRecord[],
    placesByItem: PlacesByItem,
  ): Promise<ReadonlySet<string>>;
  /** Why the places that an item holds are no longer of use, such as a cancelled session; null if they are. */
  findWithdrawal(db: Tx, store: Store, item: CartItemRecord): Promise<DomainError | null>;
  /**
   * Whether the conditions for the price of held places still apply: membership, benefit or package, and age. A
   * price rise by the operator does not matter while the places are held.
   * @throws DomainError with its reason if they can no longer be booked for this person
   */
  keepsPrice(tx: Tx, store: Store, cart: CartRecord, item: CartItemRecord): Promise<boolean>;
  /**
   * Takes an item's released places again, and returns the columns that the current price changes.
   * @param was whether they were held until now, or had lapsed
   * @throws DomainError with its reason if they are gone
   */
  retakePlaces(
    tx: Tx,
    store: Store,
    cart: CartRecord,
    item: CartItemRecord,
    hold: Hold,
    stateBefore: BasketItemState,
  ): Promise<Partial<Pick<CartItemRecord, ItemColumn>>>;
}

export interface PlacedOrder {
  id: string;
  customerId: string;
}
