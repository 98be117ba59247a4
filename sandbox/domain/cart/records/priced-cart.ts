import type { Tx } from '../../../store/connection.ts';
import { readAll } from '../../../store/read-all.ts';
import type { Store } from '../../../store/store.ts';
import {
  findOptionById,
  findPromotion,
  findVenueById,
  hasUsedPromotion,
  type MembershipTypeRecord,
  type PaymentOptionRecord,
  type PromotionRecord,
  type VenueRecord,
} from '../../catalogue/index.ts';
import {
  type CartItemRecord,
  type CartRecord,
  isChargeableAmount,
  validationError,
} from '../../common/index.ts';
import type { CreditKind, ItemHold, MembershipPurpose, PaymentLine, TenderType } from '../../common/types.ts';
import {
  findChangeCredit,
  findChangedMembership,
  type MembershipQuote,
  quoteMembership,
} from '../../memberships/index.ts';
import {
  type CartCreditAmounts,
  findCustomerById,
  findCustomerCredit,
  limitCartCredit,
} from '../../people/index.ts';
import type { ItemQuote } from '../item-kinds/item-kind.ts';
import { priceItems } from '../item-kinds/registry.ts';
import { calculateTotals, hashCartLines, type Totals } from '../rules/cart-totals.ts';
import { isQuantity } from '../rules/item-options.ts';
import { findCartItems } from './cart.ts';
import { findHolds } from './hold-view.ts';

const NO_PRICE_MESSAGE = 'Something in your basket has no price. Please remove it.';

/** A membership in a cart, with everything that its price depends on. */
export interface PricedJoining {
  detail: NonNullable<CartItemRecord['joining']>;
  venue: VenueRecord;
  membershipType: MembershipTypeRecord;
  paymentOption: PaymentOptionRecord;
  promotion: PromotionRecord | null;
  quote: MembershipQuote;
  /** The name of the membership that it replaces; null if it replaces none. */
  replacedName: string | null;
  /** Its price a month, in pence; null if it has none. */
  replacedMonthlyPrice: number | null;
}

export interface PricedItem extends ItemQuote {
  joining: PricedJoining | null;
}

export interface PricedCart {
  cart: CartRecord;
  items: PricedItem[];
  /** The holds of places, by item. */
  holds: ReadonlyMap<string, ItemHold>;
  /** Excludes items whose places are lost, which are never paid for. */
  totals: Totals;
  credit: Record<CreditKind, CartCreditAmounts>;
  /** What is left to pay after credit, in pence. */
  balance: number;
  itemHash: string;
}

/** Prices a cart at today's prices. */
export async function priceCart(db: Tx, store: Store, cart: CartRecord): Promise<PricedCart> {
  const items: PricedItem[] = [];
  const [cartItems, heldCredit] = await readAll(
    findCartItems(db, store, cart.id),
    findCustomerCredit(db, store, cart.customerId),
  );
  const quoteByItem = new Map(
    (await priceItems(db, store, cartItems)).map((quote) => [quote.item.id, quote]),
  );
  for (const item of cartItems) {
    const quote = quoteByItem.get(item.id);
    if (quote) items.push({ ...quote, joining: null });
    else if (item.joining) items.push(await priceMembership(db, store, cart, item, item.joining));
  }
  for (const { item, pricedLine } of items)
    if (!isQuantity(item.quantity) || !isChargeableAmount(pricedLine.amount))
      throw validationError(NO_PRICE_MESSAGE);
  const holds = await findHolds(db, store, cart.customerId, cartItems);
  const lines = items.map(({ pricedLine }) => pricedLine);
  const payableItems = items.filter(
    ({ item }) => cart.status !== 'open' || holds.get(item.id)?.state !== 'lost',
  );
  const totals = {
    ...calculateTotals(payableItems.map(({ pricedLine }) => pricedLine)),
    itemCount: items.length,
  };
  const credit = calculateCartCredit(cart, heldCredit, items, totals);
  const balance = totals.total - credit.membership.applied - credit.general.applied;
  return { cart, items, holds, totals, credit, balance, itemHash: hashCartLines(lines) };
}

/** The tenders that pay a cart: its credit first, then the given one for the rest. */
export function listPaymentLines({ credit, balance }: PricedCart, tenderType: TenderType): PaymentLine[] {
  const lines: PaymentLine[] = [
    { tenderType: 'credit', amount: credit.membership.applied + credit.general.applied },
    { tenderType, amount: balance },
  ];
  return lines.filter(({ amount }) => amount > 0);
}

function calculateCartCredit(
  cart: CartRecord,
  { membershipCredit, creditBalance }: Awaited<ReturnType<typeof findCustomerCredit>>,
  items: readonly PricedItem[],
  { total }: Totals,
) {
  const membershipsTotal = items.reduce(
    (sum, { joining, pricedLine }) => sum + (joining ? pricedLine.amount : 0),
    0,
  );
  return limitCartCredit(
    { membership: cart.membershipCredit, general: cart.generalCredit },
    { membership: membershipCredit, general: creditBalance },
    { total, memberships: membershipsTotal },
  );
}

/** The membership in a cart, if there is one. A new membership comes before a change or a renewal. */
export function findJoiningItem({
  items,
}: PricedCart): { item: CartItemRecord; joining: PricedJoining } | null {
  const joiningItems = items.flatMap(({ item, joining }) => (joining ? [{ item, joining }] : []));
  return joiningItems.find(({ item }) => item.type === 'membership') ?? joiningItems[0] ?? null;
}

/** What the order of a membership item does: join, change or renew. */
export function toMembershipPurpose(itemType: CartItemRecord['type']): MembershipPurpose {
  if (itemType === 'membership-change') return 'change';
  return itemType === 'membership-renewal' ? 'renewal' : 'new';
}

async function priceMembership(
  db: Tx,
  store: Store,
  cart: CartRecord,
  item: CartItemRecord,
  detail: NonNullable<CartItemRecord['joining']>,
): Promise<PricedItem> {
  const venue = await findVenueById(db, store, detail.homeVenueId);
  const { option: paymentOption, type: membershipType } = await findOptionById(
    db,
    store,
    detail.paymentOptionId,
  );
  const promotion = await findCartPromotion(db, store, cart, detail.promotionId);
  const customer = await findCustomerById(db, store, cart.customerId);
  const { startDate, billingDay } = detail;
  const changedMembership =
    item.type === 'membership-change'
      ? await findChangedMembership(db, store, { ...cart, membershipId: item.membershipId })
      : null;
  const membershipQuote = await quoteMembership(db, store, {
    purpose: toMembershipPurpose(item.type),
    venue,
    option: paymentOption,
    customer,
    startDate,
    billingDay,
    promotion,
    credit: changedMembership && (await findChangeCredit(db, store, changedMembership.record, startDate)),
  });
  if (!membershipQuote) throw validationError('Could not calculate price.');
  const { pendingMandate: _pendingMandate, ...fingerprintDetail } = detail;
  return {
    item,
    name: membershipType.name,
    description: venue.name,
    category: membershipType.detail.categories[0]?.name ?? null,
    joining: {
      detail,
      venue,
      membershipType,
      paymentOption,
      promotion,
      quote: membershipQuote,
      replacedName: changedMembership?.name ?? null,
      // A membership with a single payment has no billing day.
      replacedMonthlyPrice:
        changedMembership && changedMembership.record.billingDay !== null
          ? changedMembership.record.price
          : null,
    },
    pricedLine: {
      id: item.id,
      amount: membershipQuote.price.totalToPayNow,
      vatPercent: membershipType.detail.vatPercent,
      fingerprint: JSON.stringify([item.type, fingerprintDetail, membershipQuote.price]),
    },
  };
}

/** The promo code of a membership in a cart; null if the customer has used it for another order since. */
async function findCartPromotion(
  db: Tx,
  store: Store,
  { customerId, status }: CartRecord,
  promotionId: string | null,
): Promise<PromotionRecord | null> {
  if (promotionId === null) return null;
  if (status !== 'completed' && (await hasUsedPromotion(db, store, customerId, promotionId))) return null;
  return findPromotion(db, store, promotionId);
}
