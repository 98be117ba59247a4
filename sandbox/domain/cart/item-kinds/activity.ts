import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../store/connection.ts';
import type { Store } from '../../../store/store.ts';
import type { PriceChoice } from '../../catalogue/index.ts';
import {
  type BasketItemState,
  type CartItemRecord,
  type CartRecord,
  invalid,
  validationErrorWithCode,
} from '../../common/index.ts';
import type { ItemOptions } from '../../common/types.ts';
import {
  type BookingChoice,
  type BookingRequest,
  calculateHoldEnd,
  countReservedPlaces,
  findDemandByTarget,
  findPlacesByItem,
  findSessionById,
  findSessionsById,
  hasNoPlaceLeft,
  quoteBooking,
  readHold,
  releasePlaces,
  renewHold,
  takeBooking,
  toSessionWaitingTarget,
} from '../../sessions/index.ts';
import { checkItemOptions, type OptionRules, readQuantity } from '../rules/item-options.ts';
import { findCartOfItem, toBookedItem } from './booked-item.ts';
import type { ItemKind, ItemToAdd, PlaceRules } from './item-kind.ts';

const ADD_OPTIONS: OptionRules = { quantity: 'quantity', extras: 'json' };
const CHANGE_OPTIONS: OptionRules = {
  ...ADD_OPTIONS,
  pricing_option_id: 'text',
  purchased_for_user_id: 'text',
};
const NOT_A_LIST_MESSAGE = 'Extras must be a list of ids.';

const sessionPlaceRules: PlaceRules = {
  countNeeded: ({ quantity }) => quantity,

  async findItemsWithRoom(db, store, items, inForce) {
    const sessions = await findSessionsById(db, store, [
      ...new Set(items.map(({ referenceId }) => referenceId)),
    ]);
    const hasAllPlaces = ({ id, quantity }: CartItemRecord) => (inForce.get(id) ?? []).length >= quantity;
    const sessionIds = new Set(
      items.filter((item) => !hasAllPlaces(item)).map(({ referenceId }) => referenceId),
    );
    const sessionsToCheck = [...sessions.values()].filter(({ id }) => sessionIds.has(id));
    const getDemand = await findDemandByTarget(db, store, sessionsToCheck.map(toSessionWaitingTarget));
    const hasRoom = (item: CartItemRecord) => {
      const session = sessions.get(item.referenceId);
      if (!session || session.cancelledReason !== null || session.startsAt <= store.clock.now()) return false;
      return (
        hasAllPlaces(item) ||
        session.onlineCapacity - countReservedPlaces(getDemand(session)) >= item.quantity
      );
    };
    return new Set(items.filter(hasRoom).map(({ id }) => id));
  },

  async findWithdrawal(db, store, item) {
    const session = await findSessionById(db, store, item.referenceId);
    if (session && session.cancelledReason === null) return null;
    return validationErrorWithCode('closed', `Cancelled: ${session?.cancelledReason ?? item.booking?.title}`);
  },

  async keepsPrice(tx, store, cart, item) {
    const { offer: currentOffer } = await quoteBooking(tx, store, readBasketChoice(cart, item, 'held'));
    const [reductionBefore, currentReduction] = [item.booking?.reduction ?? null, currentOffer.reduction];
    return (
      currentOffer.pricingOptionId === item.pricingOptionId &&
      reductionBefore?.kind === currentReduction?.kind &&
      reductionBefore?.id === currentReduction?.id
    );
  },

  async retakePlaces(tx, store, cart, item, hold, was) {
    const { attendeeId: _same, ...changedColumns } = await takeBooking(tx, store, {
      ...readBasketChoice(cart, item, was),
      cartItemId: item.id,
      heldUntil: (startsAt) => calculateHoldEnd(hold, startsAt),
    });
    return changedColumns;
  },
};

/** Reads what a basket item books: at its own price, or at the cheapest where that price no longer applies to the person. */
function readBasketChoice(cart: CartRecord, item: CartItemRecord, inBasket: BasketItemState): BookingChoice {
  return {
    cartItemId: item.id,
    ownerId: cart.customerId,
    sessionId: item.referenceId,
    attendeeId: item.purchasedForUserId,
    price: toPriceChoice(item.pricingOptionId, true),
    quantity: item.quantity,
    extras: readExtras(item.options),
    keptPlaceCount: inBasket === 'held' ? item.quantity : 0,
    checksClash: false,
    inBasket,
  };
}

/** Reads what an item to be added books. */
function readNewChoice(ownerId: string, { id, options, purchasedForUserId, pricingOptionId }: ItemToAdd) {
  return {
    ownerId,
    sessionId: id,
    attendeeId: purchasedForUserId ?? null,
    price: toPriceChoice(pricingOptionId),
    quantity: readQuantity(checkItemOptions(ADD_OPTIONS, options)) ?? 1,
    extras: readExtras(options),
  };
}

/** A place in a session, identified by the session's id. It is held from the moment it is in the basket. */
export const activityKind: ItemKind = {
  ...toBookedItem(sessionPlaceRules),

  async prepareItem(tx, store, cart, itemToAdd, hold) {
    const choice = readNewChoice(cart.customerId, itemToAdd);
    const id = randomUUID();
    const { attendeeId, ...changedColumns } = await takeBooking(tx, store, {
      ...choice,
      cartItemId: id,
      offerId: itemToAdd.offerId ?? null,
      heldUntil: (startsAt) => calculateHoldEnd(hold, startsAt),
    });
    return {
      id,
      type: 'activity',
      referenceId: choice.sessionId,
      purchasedForUserId: attendeeId,
      quantity: choice.quantity,
      options: toItemOptions(choice.extras),
      ...changedColumns,
    };
  },

  async refuseIfFull(db, store, ownerId, itemToAdd) {
    if (!(await hasNoPlaceLeft(db, store, itemToAdd.id))) return;
    await quoteBooking(db, store, {
      ...readNewChoice(ownerId, itemToAdd),
      cartItemId: null,
      checksClash: false,
    });
  },

  listEditableParts({ booking }) {
    // A court is always hired in the customer's name.
    if (booking?.canHire) return ['price', 'extras'];
    return booking?.attendee ? ['person', 'price'] : ['price', 'quantity'];
  },

  async changeOptions(tx, store, item, sentOptions) {
    const options = checkItemOptions(CHANGE_OPTIONS, sentOptions);
    const { pricing_option_id: priceId, purchased_for_user_id: personId } = options;
    const quantity = readQuantity(options) ?? 1;
    // Changing the person or the price keeps the hired extras.
    const extras = readExtras(options.extras === undefined ? item.options : options);
    const changedColumns = await rebookPlaces(tx, store, item, {
      attendeeId: typeof personId === 'string' ? personId : item.purchasedForUserId,
      price: toPriceChoice(typeof priceId === 'string' ? priceId : item.pricingOptionId),
      quantity,
      extras,
    });
    return { options: toItemOptions(extras), quantity, ...changedColumns };
  },

  removeReduction: (tx, store, item) =>
    rebookPlaces(tx, store, item, {
      attendeeId: item.purchasedForUserId,
      price: { kind: 'without uses' },
      quantity: item.quantity,
      extras: readExtras(item.options),
    }),
};

/** Reads the ids of the extras hired with a court from an item's options. */
function readExtras({ extras }: ItemOptions): string[] {
  if (extras === undefined || extras === null) return [];
  const extraIds = Array.isArray(extras) ? extras.filter((id) => typeof id === 'string') : [];
  if (!Array.isArray(extras) || extraIds.length < extras.length)
    throw invalid({ extras: [NOT_A_LIST_MESSAGE] });
  return extraIds;
}

function toItemOptions(extras: string[]): ItemOptions {
  return extras.length > 0 ? { extras } : {};
}

const toPriceChoice = (id: string | null | undefined, orCheapest = false): PriceChoice =>
  id === null || id === undefined ? { kind: 'cheapest' } : { kind: 'chosen', id, orNext: orCheapest };

/** Takes a basket item's places again, for another person, number or price. */
async function rebookPlaces(
  tx: Tx,
  store: Store,
  item: CartItemRecord,
  choice: Pick<BookingRequest, 'attendeeId' | 'price' | 'quantity' | 'extras'>,
) {
  const cart = await findCartOfItem(tx, store, item);
  const hold = renewHold(readHold(cart), store.clock.now());
  const heldPlaces = (await findPlacesByItem(tx, store, [item.id])).get(item.id) ?? [];
  await releasePlaces(tx, store, [item.id]);
  const { attendeeId, ...changedColumns } = await takeBooking(tx, store, {
    ...choice,
    keptPlaceCount: heldPlaces.length,
    cartItemId: item.id,
    ownerId: cart.customerId,
    sessionId: item.referenceId,
    heldUntil: (startsAt) => calculateHoldEnd(hold, startsAt),
  });
  return { purchasedForUserId: attendeeId, ...changedColumns };
}
