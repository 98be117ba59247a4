import type { Tx } from '../../../store/connection.ts';
import { readAll } from '../../../store/read-all.ts';
import type { Store } from '../../../store/store.ts';
import { findWaiversForItems } from '../../attendees/index.ts';
import { type CartRecord, formatLongDate } from '../../common/index.ts';
import type { Cart, CartCredit, ItemHold, SavedJoining } from '../../common/types.ts';
import { toFees, toGlobalBasePrice } from '../../memberships/index.ts';
import type { CartCreditAmounts } from '../../people/index.ts';
import { buildCartItems } from './cart-item-view.ts';
import {
  findJoiningItem,
  listPaymentLines,
  type PricedCart,
  priceCart,
  toMembershipPurpose,
} from './priced-cart.ts';

/** A cart as the front end sees it. */
export async function toCart(
  db: Tx,
  store: Store,
  record: CartRecord,
  selectedUserId: string | null,
): Promise<Cart> {
  const pricedCart = await priceCart(db, store, record);
  const itemRecords = pricedCart.items.map(({ item }) => item);
  const [items, waivers] = await readAll(
    buildCartItems(db, store, pricedCart),
    findWaiversForItems(db, store, itemRecords),
  );
  const { total, taxTotal, subTotal, itemCount } = pricedCart.totals;
  return {
    id: record.id,
    uuid: record.id,
    status: record.status === 'paying' ? 'paying' : 'open',
    items,
    totals: {
      total,
      taxTotal,
      subTotal,
      balance: pricedCart.balance,
      itemCount,
    },
    credits: {
      membership: toCredit(pricedCart.credit.membership),
      general: toCredit(pricedCart.credit.general),
    },
    attendeeWaiversRequired: waivers.some(({ isCompleted }) => !isCompleted),
    itemHash: pricedCart.itemHash,
    holdUntil: formatHoldEnd(record, pricedCart.holds),
    serverTime: store.clock.now().toISOString(),
    selectedUserId,
    completeOrderId: record.orderId,
    payments: listPaymentLines(pricedCart, 'card').filter(({ tenderType }) => tenderType === 'credit'),
    joining: toSavedJoining(pricedCart),
  };
}

function formatHoldEnd({ heldUntil }: CartRecord, holds: ReadonlyMap<string, ItemHold>): string | null {
  const hasLapsingPlace = [...holds.values()].some(({ state, until }) => state === 'held' && until !== null);
  return hasLapsingPlace && heldUntil ? heldUntil.toISOString() : null;
}

/** The membership in a priced cart; null when there is none. */
export function toSavedJoining(pricedCart: PricedCart): SavedJoining | null {
  const joiningItem = findJoiningItem(pricedCart);
  if (!joiningItem) return null;
  const { item, joining } = joiningItem;
  const { venue, membershipType, paymentOption, quote, detail, promotion } = joining;
  const { price } = quote;
  return {
    purpose: toMembershipPurpose(item.type),
    cartId: item.cartId,
    cartItemId: item.id,
    newMandate: quote.needsMandate && detail.pendingMandate !== null,
    accountHolder: detail.pendingMandate?.accountHolder ?? null,
    accountNumberEnding: detail.pendingMandate?.accountNumber.slice(-4) ?? null,
    homeVenue: { id: venue.id, name: venue.name, slug: venue.slug, placeType: venue.placeType },
    startDate: detail.startDate,
    billingDay: quote.billingDay,
    membershipType: {
      id: membershipType.id,
      name: membershipType.name,
      slug: membershipType.slug,
      categories: membershipType.detail.categories,
      requiresEligibility: membershipType.detail.requiresProof,
    },
    paymentOption: {
      id: paymentOption.id,
      name: paymentOption.name,
      paymentType: paymentOption.paymentType,
      fixedDuration: paymentOption.fixedDuration,
      fixedPeriod: paymentOption.fixedPeriod,
      fees: toFees(price),
      proRataDays: price.proRataDays,
      totalToPayNow: price.totalToPayNow,
      firstBillingDate: price.firstBillingDate,
      prettyFirstBillingDate: price.firstBillingDate && formatLongDate(price.firstBillingDate),
      globalBasePrice: toGlobalBasePrice(paymentOption, price.base),
    },
    promotion: promotion && { id: promotion.id, code: promotion.code },
    outstandingCartBalance: pricedCart.balance,
  };
}

function toCredit({ available, mostUsable, applied }: CartCreditAmounts): CartCredit {
  return { totalAvailable: available, maxApplicable: mostUsable, applied };
}
