import type { Tx } from '../../../store/connection.ts';
import type { Store } from '../../../store/store.ts';
import type { CartItemRecord } from '../../common/index.ts';
import type {
  CartItem,
  CartMembership,
  CartPlace,
  EditablePart,
  ItemHold,
  ItemOptions,
} from '../../common/types.ts';
import { calculateEndDate } from '../../memberships/index.ts';
import { findAppliedReductions } from '../../packages/index.ts';
import { findAwaitedItems, findItemWaitingState, type ItemWaitingState } from '../../sessions/index.ts';
import { listBookedDates, toCancellationTerms } from '../item-kinds/booked-item.ts';
import { filterItemsWithPlaces, findItemKind } from '../item-kinds/registry.ts';
import { findPlaceLoss, type PlaceLoss } from './hold-view.ts';
import { type PricedCart, type PricedItem, type PricedJoining, toMembershipPurpose } from './priced-cart.ts';

/** The items of a priced cart as the front end sees them. */
export async function buildCartItems(
  db: Tx,
  store: Store,
  { cart, items, holds }: PricedCart,
): Promise<CartItem[]> {
  const itemRecords = items.map(({ item }) => item);
  const lossByItem = new Map<string, PlaceLoss>();
  for (const itemWithPlaces of filterItemsWithPlaces(itemRecords)) {
    if (holds.get(itemWithPlaces.item.id)?.state === 'lost')
      lossByItem.set(itemWithPlaces.item.id, await findPlaceLoss(db, store, cart.customerId, itemWithPlaces));
  }
  const waitingStateByItem = new Map<string, ItemWaitingState>();
  for (const item of itemRecords) {
    if (lossByItem.get(item.id)?.isFinal === false)
      waitingStateByItem.set(item.id, await findItemWaitingState(db, store, cart.customerId, item));
  }
  const awaitedItemIds = await findAwaitedItems(
    db,
    store,
    itemRecords.filter(({ id }) => holds.get(id)?.state === 'held'),
  );
  const itemsWithoutForm = new Set<string>();
  for (const item of itemRecords) {
    if (await findItemKind(item.type)?.lacksForm?.(db, store, cart.customerId, item))
      itemsWithoutForm.add(item.id);
  }
  const reductions = await findAppliedReductions(db, store, cart.customerId, items);
  return items.map((pricedItem) => ({
    ...toCartItem(pricedItem, holds.get(pricedItem.item.id), lossByItem.get(pricedItem.item.id)),
    ...buildItemMessages(
      pricedItem,
      lossByItem.get(pricedItem.item.id),
      waitingStateByItem.get(pricedItem.item.id),
    ),
    isAwaited: awaitedItemIds.has(pricedItem.item.id),
    needsForm: itemsWithoutForm.has(pricedItem.item.id),
    benefit: reductions.get(pricedItem.item.benefit?.id) ?? null,
    package: reductions.get(pricedItem.item.package?.id) ?? null,
  }));
}

function toCartItem(
  pricedItem: PricedItem,
  hold: ItemHold | undefined,
  loss: PlaceLoss | undefined,
): Omit<CartItem, 'benefit' | 'package' | 'messages' | 'waitingListOpen' | 'isAwaited' | 'needsForm'> {
  const { item, name, description = null, startsAt = null, pricedLine } = pricedItem;
  return {
    id: item.id,
    type: item.type,
    source: item.source,
    name,
    description,
    quantity: item.quantity,
    sortBy: (startsAt ?? item.addedAt).toISOString(),
    addedAt: item.addedAt.toISOString(),
    enablePrintReceipt: true,
    purchasedForUserId: item.purchasedForUserId,
    pricingOptionId: item.pricingOptionId,
    objectId: item.type.startsWith('membership') ? null : item.referenceId,
    price: pricedLine.amount,
    fullPrice: calculateFullPrice(pricedItem),
    place: buildCartPlace(item, hold),
    membership: pricedItem.joining && toCartMembership(pricedItem.item, pricedItem.joining),
    options: buildOptions(pricedItem),
    canEdit: loss?.isFinal ? [] : listEditableParts(pricedItem),
    unusedReduction: loss ? null : (item.booking?.unused ?? null),
  };
}

const ON_WAITING_LIST_MESSAGE = 'You’re on the waiting list.';

function buildItemMessages(
  { messages = [] }: PricedItem,
  loss: PlaceLoss | undefined,
  waitingState: ItemWaitingState = 'none',
): Pick<CartItem, 'messages' | 'waitingListOpen'> {
  const waitingMessages = waitingState === 'joined' ? [ON_WAITING_LIST_MESSAGE] : [];
  return {
    messages: loss ? [loss.message, ...waitingMessages, ...messages] : messages,
    waitingListOpen: waitingState === 'open',
  };
}

function buildCartPlace({ booking }: CartItemRecord, hold: ItemHold | undefined): CartPlace | null {
  if (!booking || !hold) return null;
  const { attendee, venue, space, localDate, localStart, localEnd, startsAt, endsAt } = booking;
  const days = listBookedDates(booking);
  const cancellationTerms = toCancellationTerms(booking);
  return {
    hold,
    attendee,
    venue,
    space,
    localDate,
    localStart,
    localEnd,
    startsAt,
    endsAt,
    days,
    cancelling: cancellationTerms,
  };
}

/** The price before the reduction of a benefit, a package or a promo code. */
function calculateFullPrice({ item, joining, pricedLine }: PricedItem): number {
  if (item.booking) return item.booking.fullPrice * item.quantity;
  return pricedLine.amount + (joining?.quote.price.discount ?? 0);
}

function toCartMembership({ type }: CartItemRecord, joining: PricedJoining): CartMembership {
  const { detail, paymentOption, replacedName, replacedMonthlyPrice, quote } = joining;
  const { startDate } = detail;
  return {
    purpose: toMembershipPurpose(type),
    replaces: replacedName,
    startDate,
    endDate: calculateEndDate(startDate, paymentOption.fixedDuration, paymentOption.fixedPeriod),
    monthlyPrice: paymentOption.paymentType === 'recurring' ? quote.price.base : null,
    replacedMonthlyPrice,
  };
}

/** A new membership accepts a promo code next to its costs (Requirement J7.1). */
function listEditableParts({ item, joining }: PricedItem): readonly EditablePart[] {
  if (item.type === 'membership' && joining?.paymentOption.promotionEnabled) return ['promotion'];
  return findItemKind(item.type)?.listEditableParts?.(item) ?? [];
}

function buildOptions({ item, joining }: PricedItem): ItemOptions {
  const promotion = joining?.promotion;
  return promotion
    ? { ...item.options, promotion_code_id: promotion.id, promotion_code: promotion.code }
    : item.options;
}
