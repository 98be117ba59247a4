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

/** An item that a customer, or staff for them, asks to add. */
export interface ItemToAdd {
  id: string;
  type: string;
  purchasedForUserId?: string | null | undefined;
  pricingOptionId?: string | null | undefined;
  options: ItemOptions;
  /** The offer of a waiting list whose places it takes. */
  offerId?: string;
}

/** An item with its name and price of now. */
export interface ItemQuote<Item = CartItemRecord> {
  item: Item;
  name: string;
  /** Where or which, under the name. */
  description?: string | null;
  /** When it takes place; without it the item is sorted by when it was added. */
  startsAt?: Date | null;
  category: string | null;
  /** Sentences for the customer. */
  messages?: readonly string[];
  /** Pence, VAT and a fingerprint of all that a payment must have seen. */
  line: PricedLine;
}

type ItemChange =
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
   * Checks a wanted item and takes what it needs, such as places. The items of one request come one after another, each into
   * the cart that holds those before it. What it takes is held by the common hold of the basket. Gives the row to store; with an
   * `id` of its own when other rows refer to it.
   *
   * @throws DomainError 404 or 422; the caller puts the item's number before the fields
   */
  prepare(
    tx: Tx,
    store: Store,
    cart: CartRecord,
    wanted: ItemToAdd,
    hold: Hold,
  ): Promise<Omit<NewItem, 'source'>>;
  /**
   * For a kind that hundreds want at the same instant: refuses without a transaction what has no place left, with the
   * same reason that `prepare` would give. Takes nothing, and promises nothing when it does not refuse.
   *
   * @throws DomainError 404 or 422
   */
  refuseFull?(db: Tx, store: Store, ownerId: string, wanted: ItemToAdd): Promise<void>;
  /**
   * Checks the options that replace an item's, and gives the columns to change.
   *
   * @throws DomainError 422 by option
   */
  change(
    tx: Tx,
    store: Store,
    item: CartItemRecord,
    options: ItemOptions,
  ): Promise<Partial<Pick<CartItemRecord, ItemChange>>>;
  /** What `change` takes for an item; without it nothing. */
  canEdit?(item: CartItemRecord): readonly EditablePart[];
  /**
   * For a kind whose items can use a benefit or a package: takes the places again at the cheapest price that uses neither,
   * and gives the columns to change.
   */
  withoutReduction?(
    tx: Tx,
    store: Store,
    item: CartItemRecord,
  ): Promise<Partial<Pick<CartItemRecord, ItemChange>>>;
  /** Prices the items of this type in a cart. Throws DomainError 422 when one is no longer sold. */
  price(db: Tx, store: Store, items: readonly CartItemRecord[]): Promise<ItemQuote[]>;
  orderItem(priced: ItemQuote): BookingOrderItem;
  /** For a kind that needs a form about the person: whether there is none that is valid today. */
  lacksForm?(db: Tx, store: Store, ownerId: string, item: CartItemRecord): Promise<boolean>;
  /** For a kind whose items hold places (`sandbox/domain/cart/records/basket-hold.ts`). Each of them has its `booking`. */
  places?: HeldPlaces;
  /** After the order of these items was created, once. */
  onPlaced?(tx: Tx, store: Store, order: PlacedOrder, items: readonly CartItemRecord[]): Promise<void>;
  /** After these items were removed or their cart was thrown away without an order. */
  onRemoved?(tx: Tx, store: Store, items: readonly CartItemRecord[]): Promise<void>;
}

export interface HeldPlaces {
  /** The number of rows that an item needs in the table of places. */
  needed(item: CartItemRecord): number;
  /**
   * Which of these items have, or could take again, all that they need. One that cannot be booked any more is not in the set.
   *
   * @param inForce the places in force by item
   */
  withRoom(
    db: Tx,
    store: Store,
    items: readonly CartItemRecord[],
    inForce: PlacesByItem,
  ): Promise<ReadonlySet<string>>;
  /** Why the places that an item holds are of no use any more, such as a cancelled session. */
  withdrawn(db: Tx, store: Store, item: CartItemRecord): Promise<DomainError | null>;
  /**
   * Whether what made the price of held places is still so: the membership, the benefit or the package, and the age. A price that
   * the operator has raised meanwhile does not matter while they are held.
   *
   * @throws DomainError with its reason when they cannot be booked for this person any more
   */
  keepsPrice(tx: Tx, store: Store, cart: CartRecord, item: CartItemRecord): Promise<boolean>;
  /**
   * Takes the places of an item again, which are released, and gives the columns that the price of now changes.
   *
   * @param was whether they were held until now, or had lapsed
   * @throws DomainError with its reason when they are gone
   */
  takeAgain(
    tx: Tx,
    store: Store,
    cart: CartRecord,
    item: CartItemRecord,
    hold: Hold,
    was: BasketItemState,
  ): Promise<Partial<Pick<CartItemRecord, ItemChange>>>;
}

export interface PlacedOrder {
  id: string;
  customerId: string;
}
