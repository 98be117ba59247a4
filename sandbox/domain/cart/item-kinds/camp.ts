import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../store/connection.ts';
import type { BookedDay } from '../../../store/schema/camp-details.ts';
import type { Store } from '../../../store/store.ts';
import {
  type CampChoice,
  type DayOption,
  findDayOptions,
  lacksCampFormInBasket,
  quoteCamp,
  takeCamp,
} from '../../camps/index.ts';
import { findCampById, formatHalfKey } from '../../catalogue/index.ts';
import {
  type BasketItemState,
  type CartItemRecord,
  type CartRecord,
  formatShortDay,
  validationErrorWithCode,
} from '../../common/index.ts';
import {
  calculateHoldEnd,
  findPlacesByItem,
  readHold,
  releasePlaces,
  renewHold,
} from '../../sessions/index.ts';
import { checkItemOptions, type OptionRules } from '../rules/item-options.ts';
import { findCartOfItem, toBookedItem } from './booked-item.ts';
import { buildCampBreakdown, listBookedDays, listCampBookings, priceCamps } from './camp-pricing.ts';
import type { ItemKind, PlaceRules } from './item-kind.ts';

const ADD_OPTIONS: OptionRules = { days: 'json', extras: 'json' };
const CHANGE_OPTIONS: OptionRules = { ...ADD_OPTIONS, purchased_for_user_id: 'text' };

const campPlaceRules: PlaceRules = {
  countNeeded: (item) => listBookedDays(item).flatMap(({ halves }) => halves).length,

  async findItemsWithRoom(db, store, items, inForce) {
    const itemIdsWithRoom = new Set<string>();
    const optionsByItem = new Map<string, DayOption[]>();
    for (const item of items) {
      const options = optionsByItem.get(item.referenceId) ?? (await listDayOptions(db, store, item));
      optionsByItem.set(item.referenceId, options);
      const heldKeys = new Set((inForce.get(item.id) ?? []).map(({ sessionKey }) => sessionKey));
      const canBeHeld = listBookedDays(item).every((day) => {
        const option = findChosenOption(options, day);
        if (!option || option.state === 'closed' || option.state === 'cancelled') return false;
        return (
          option.state !== 'full' || day.halves.every((half) => heldKeys.has(formatHalfKey(day.dayId, half)))
        );
      });
      if (canBeHeld) itemIdsWithRoom.add(item.id);
    }
    return itemIdsWithRoom;
  },

  async findWithdrawal(db, store, item) {
    const options = await listDayOptions(db, store, item);
    for (const day of listBookedDays(item)) {
      const option = findChosenOption(options, day);
      if (option && option.state !== 'cancelled') continue;
      const dayText = formatShortDay(day.localDate);
      return validationErrorWithCode(
        'closed',
        `${dayText} has been cancelled: ${option?.day.cancelledReason ?? item.booking?.title}`,
      );
    }
    return null;
  },

  async keepsPrice(tx, store, cart, item) {
    // The price is the same for everybody.
    await quoteCamp(tx, store, readBasketChoice(cart, item, 'held'));
    return true;
  },

  async retakePlaces(tx, store, cart, item, hold, was) {
    const booking = await takeCamp(tx, store, {
      ...readBasketChoice(cart, item, was),
      cartItemId: item.id,
      heldUntil: (startsAt) => calculateHoldEnd(hold, startsAt),
    });
    return { booking };
  },
};

/** Reads what a basket item books. */
function readBasketChoice(cart: CartRecord, item: CartItemRecord, inBasket: BasketItemState): CampChoice {
  const halfKeys = listBookedDays(item).flatMap(({ dayId, halves }) =>
    halves.map((half) => formatHalfKey(dayId, half)),
  );
  return {
    cartItemId: item.id,
    ownerId: cart.customerId,
    campId: item.referenceId,
    attendeeId: item.purchasedForUserId,
    options: item.options,
    heldPlaceKeys: new Set(inBasket === 'held' ? halfKeys : []),
    inBasket,
  };
}

const BOOKED_ITEM_RULES = toBookedItem(campPlaceRules, listCampBookings);

/** Days of a camp for one child, identified by the camp's id. Each half day is held from the moment it is in the basket. */
export const campKind: ItemKind = {
  ...BOOKED_ITEM_RULES,

  async prepareItem(
    tx,
    store,
    cart,
    { id: campId, options: sentOptions, purchasedForUserId, offerId },
    hold,
  ) {
    const options = checkItemOptions(ADD_OPTIONS, sentOptions);
    const id = randomUUID();
    const attendeeId = purchasedForUserId ?? cart.customerId;
    const booking = await takeCamp(tx, store, {
      cartItemId: id,
      ownerId: cart.customerId,
      campId,
      attendeeId,
      options,
      offerId: offerId ?? null,
      heldUntil: (startsAt) => calculateHoldEnd(hold, startsAt),
    });
    return { id, type: 'camp', referenceId: campId, purchasedForUserId: attendeeId, options, booking };
  },

  listEditableParts: () => ['days', 'extras'],

  async changeOptions(tx, store, item, sentOptions) {
    const { purchased_for_user_id: personId, ...options } = checkItemOptions(CHANGE_OPTIONS, sentOptions);
    const cart = await findCartOfItem(tx, store, item);
    const hold = renewHold(readHold(cart), store.clock.now());
    const purchasedForUserId = typeof personId === 'string' ? personId : item.purchasedForUserId;
    const heldPlaces = (await findPlacesByItem(tx, store, [item.id])).get(item.id) ?? [];
    await releasePlaces(tx, store, [item.id]);
    const booking = await takeCamp(tx, store, {
      cartItemId: item.id,
      ownerId: cart.customerId,
      campId: item.referenceId,
      attendeeId: purchasedForUserId,
      options,
      heldPlaceKeys: new Set(heldPlaces.map(({ sessionKey }) => sessionKey)),
      heldUntil: (startsAt) => calculateHoldEnd(hold, startsAt),
    });
    return { options, purchasedForUserId, booking };
  },

  async lacksForm(db, store, ownerId, { referenceId, purchasedForUserId }) {
    const camp = await findCampById(db, store, referenceId);
    return camp !== null && lacksCampFormInBasket(db, store, camp, { ownerId, personId: purchasedForUserId });
  },

  async priceItems(_db, _store, items) {
    return priceCamps(items);
  },

  toOrderItem(quote) {
    return { ...BOOKED_ITEM_RULES.toOrderItem(quote), priceBreakdown: buildCampBreakdown(quote) };
  },
};

async function listDayOptions(db: Tx, store: Store, { referenceId }: CartItemRecord): Promise<DayOption[]> {
  const camp = await findCampById(db, store, referenceId);
  return camp ? findDayOptions(db, store, [camp]) : [];
}

function findChosenOption(
  options: readonly DayOption[],
  { dayId, optionId }: BookedDay,
): DayOption | undefined {
  return options.find(({ day, option }) => day.id === dayId && option.id === optionId);
}
