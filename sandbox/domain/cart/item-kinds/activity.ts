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
  findDemand,
  findPlacesByItem,
  findSessionById,
  findSessionsById,
  hasNoPlaceLeft,
  holdOf,
  quoteBooking,
  releasePlaces,
  renewHold,
  takeBooking,
  toSessionWaitingTarget,
} from '../../sessions/index.ts';
import { checkItemOptions, type OptionRules, readQuantity } from '../rules/item-options.ts';
import { findCartOfItem, toBookedItem } from './booked-item.ts';
import type { HeldPlaces, ItemKind, ItemToAdd } from './item-kind.ts';

const ADD_OPTIONS: OptionRules = { quantity: 'quantity', extras: 'json' };
const CHANGE_OPTIONS: OptionRules = {
  ...ADD_OPTIONS,
  pricing_option_id: 'text',
  purchased_for_user_id: 'text',
};
const NO_LIST = 'Extras must be a list of ids.';

const sessionPlaces: HeldPlaces = {
  needed: ({ quantity }) => quantity,

  async withRoom(db, store, items, inForce) {
    const sessions = await findSessionsById(db, store, [
      ...new Set(items.map(({ referenceId }) => referenceId)),
    ]);
    const isHeld = ({ id, quantity }: CartItemRecord) => (inForce.get(id) ?? []).length >= quantity;
    const sessionIds = new Set(items.filter((item) => !isHeld(item)).map(({ referenceId }) => referenceId));
    const sessionsToCheck = [...sessions.values()].filter(({ id }) => sessionIds.has(id));
    const demand = await findDemand(db, store, sessionsToCheck.map(toSessionWaitingTarget));
    const hasRoom = (item: CartItemRecord) => {
      const session = sessions.get(item.referenceId);
      if (!session || session.cancelledReason !== null || session.startsAt <= store.clock.now()) return false;
      return isHeld(item) || session.onlineCapacity - countReservedPlaces(demand(session)) >= item.quantity;
    };
    return new Set(items.filter(hasRoom).map(({ id }) => id));
  },

  async withdrawn(db, store, item) {
    const session = await findSessionById(db, store, item.referenceId);
    if (session && session.cancelledReason === null) return null;
    return validationErrorWithCode('closed', `Cancelled: ${session?.cancelledReason ?? item.booking?.title}`);
  },

  async keepsPrice(tx, store, cart, item) {
    const { offer } = await quoteBooking(tx, store, readItemChoice(cart, item, 'held'));
    const [reductionBefore, now] = [item.booking?.reduction ?? null, offer.reduction];
    return (
      offer.pricingOptionId === item.pricingOptionId &&
      reductionBefore?.kind === now?.kind &&
      reductionBefore?.id === now?.id
    );
  },

  async takeAgain(tx, store, cart, item, hold, was) {
    const { attendeeId: _same, ...columns } = await takeBooking(tx, store, {
      ...readItemChoice(cart, item, was),
      cartItemId: item.id,
      heldUntil: (startsAt) => calculateHoldEnd(hold, startsAt),
    });
    return columns;
  },
};

/** Reads what a basket item books: at its own price, or at the cheapest where that price no longer applies to the person. */
function readItemChoice(cart: CartRecord, item: CartItemRecord, inBasket: BasketItemState): BookingChoice {
  return {
    cartItemId: item.id,
    ownerId: cart.customerId,
    sessionId: item.referenceId,
    attendeeId: item.purchasedForUserId,
    price: priceOf(item.pricingOptionId, true),
    quantity: item.quantity,
    extras: readExtras(item.options),
    kept: inBasket === 'held' ? item.quantity : 0,
    asksClash: false,
    inBasket,
  };
}

/** Reads what an item to be added books. */
function readNewChoice(ownerId: string, { id, options, purchasedForUserId, pricingOptionId }: ItemToAdd) {
  return {
    ownerId,
    sessionId: id,
    attendeeId: purchasedForUserId ?? null,
    price: priceOf(pricingOptionId),
    quantity: readQuantity(checkItemOptions(ADD_OPTIONS, options)) ?? 1,
    extras: readExtras(options),
  };
}

/** A place in a session, identified by the session's id. It is held from the moment it is in the basket. */
export const activity: ItemKind = {
  ...toBookedItem(sessionPlaces),

  async prepare(tx, store, cart, itemToAdd, hold) {
    const choice = readNewChoice(cart.customerId, itemToAdd);
    const id = randomUUID();
    const { attendeeId, ...columns } = await takeBooking(tx, store, {
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
      ...columns,
    };
  },

  async refuseFull(db, store, ownerId, itemToAdd) {
    if (!(await hasNoPlaceLeft(db, store, itemToAdd.id))) return;
    await quoteBooking(db, store, {
      ...readNewChoice(ownerId, itemToAdd),
      cartItemId: null,
      asksClash: false,
    });
  },

  canEdit({ booking }) {
    // A court is always hired in the customer's name.
    if (booking?.canHire) return ['price', 'extras'];
    return booking?.attendee ? ['person', 'price'] : ['price', 'quantity'];
  },

  async change(tx, store, item, sentOptions) {
    const options = checkItemOptions(CHANGE_OPTIONS, sentOptions);
    const { pricing_option_id: priceId, purchased_for_user_id: personId } = options;
    const quantity = readQuantity(options) ?? 1;
    // Changing the person or the price keeps the hired extras.
    const extras = readExtras(options.extras === undefined ? item.options : options);
    const columns = await rebookPlace(tx, store, item, {
      attendeeId: typeof personId === 'string' ? personId : item.purchasedForUserId,
      price: priceOf(typeof priceId === 'string' ? priceId : item.pricingOptionId),
      quantity,
      extras,
    });
    return { options: toItemOptions(extras), quantity, ...columns };
  },

  withoutReduction: (tx, store, item) =>
    rebookPlace(tx, store, item, {
      attendeeId: item.purchasedForUserId,
      price: { kind: 'without uses' },
      quantity: item.quantity,
      extras: readExtras(item.options),
    }),
};

/** Reads the ids of the extras hired with a court from an item's options. */
function readExtras({ extras }: ItemOptions): string[] {
  if (extras === undefined || extras === null) return [];
  const ids = Array.isArray(extras) ? extras.filter((id) => typeof id === 'string') : [];
  if (!Array.isArray(extras) || ids.length < extras.length) throw invalid({ extras: [NO_LIST] });
  return ids;
}

function toItemOptions(extras: string[]): ItemOptions {
  return extras.length > 0 ? { extras } : {};
}

const priceOf = (id: string | null | undefined, orNext = false): PriceChoice =>
  id === null || id === undefined ? { kind: 'cheapest' } : { kind: 'chosen', id, orNext };

/** Takes a basket item's places again, for another person, number or price. */
async function rebookPlace(
  tx: Tx,
  store: Store,
  item: CartItemRecord,
  choice: Pick<BookingRequest, 'attendeeId' | 'price' | 'quantity' | 'extras'>,
) {
  const cart = await findCartOfItem(tx, store, item);
  const hold = renewHold(holdOf(cart), store.clock.now());
  const heldPlaces = (await findPlacesByItem(tx, store, [item.id])).get(item.id) ?? [];
  await releasePlaces(tx, store, [item.id]);
  const { attendeeId, ...columns } = await takeBooking(tx, store, {
    ...choice,
    kept: heldPlaces.length,
    cartItemId: item.id,
    ownerId: cart.customerId,
    sessionId: item.referenceId,
    heldUntil: (startsAt) => calculateHoldEnd(hold, startsAt),
  });
  return { purchasedForUserId: attendeeId, ...columns };
}
