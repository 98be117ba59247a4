import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../store/connection.ts';
import type { Store } from '../../../store/store.ts';
import { findCourseById } from '../../catalogue/index.ts';
import {
  type BasketItemState,
  type CartItemRecord,
  type CartRecord,
  invalid,
  validationErrorWithCode,
} from '../../common/index.ts';
import { lacksCourseForm, quoteCourse, takeCourse } from '../../courses/index.ts';
import {
  calculateHoldEnd,
  countReservedPlaces,
  findDemandByTarget,
  findPlacesByItem,
  type Hold,
  readHold,
  releasePlaces,
  renewHold,
  toCourseWaitingTarget,
} from '../../sessions/index.ts';
import { checkItemOptions, type OptionRules, readQuantity } from '../rules/item-options.ts';
import { findCartOfItem, toBookedItem } from './booked-item.ts';
import type { ItemKind, PlaceRules } from './item-kind.ts';

const ADD_OPTIONS: OptionRules = { quantity: 'quantity' };
const CHANGE_OPTIONS: OptionRules = {
  ...ADD_OPTIONS,
  pricing_option_id: 'text',
  purchased_for_user_id: 'text',
};
const ONE_PLACE_MESSAGE = 'Add each person separately.';

const coursePlaceRules: PlaceRules = {
  countNeeded: () => 1,

  async findItemsWithRoom(db, store, items, inForce) {
    const courseIds = [...new Set(items.map(({ referenceId }) => referenceId))];
    const freePlacesByCourse = new Map<string, number>();
    for (const id of courseIds) {
      const course = await findCourseById(db, store, id);
      if (!course || course.cancelledReason !== null) continue;
      if (course.lastSessionToJoin.startsAt <= store.clock.now()) continue;
      const getDemand = await findDemandByTarget(db, store, [toCourseWaitingTarget(course)]);
      freePlacesByCourse.set(id, course.onlineCapacity - countReservedPlaces(getDemand(course)));
    }
    const hasRoom = ({ id, referenceId }: CartItemRecord) => {
      const placesLeft = freePlacesByCourse.get(referenceId);
      return placesLeft !== undefined && (placesLeft > 0 || inForce.has(id));
    };
    return new Set(items.filter(hasRoom).map(({ id }) => id));
  },

  async findWithdrawal(db, store, item) {
    const course = await findCourseById(db, store, item.referenceId);
    if (course && course.cancelledReason === null) return null;
    return validationErrorWithCode('closed', `Cancelled: ${course?.cancelledReason ?? item.booking?.title}`);
  },

  async keepsPrice(tx, store, cart, item) {
    const { offer } = await quoteCourse(tx, store, {
      cartItemId: item.id,
      ownerId: cart.customerId,
      courseId: item.referenceId,
      attendeeId: item.purchasedForUserId,
      pricingOptionId: item.pricingOptionId,
      keepsPlace: true,
      inBasket: 'held',
    });
    return (
      offer.pricingOptionId === item.pricingOptionId && offer.reduction?.id === item.booking?.reduction?.id
    );
  },

  async retakePlaces(tx, store, cart, item, hold, was) {
    const quoteRequest = { ...item, keepsPlace: was === 'held', inBasket: was };
    const { booking, pricingOptionId } = await takeCoursePlace(tx, store, cart, quoteRequest, hold);
    return { booking, pricingOptionId };
  },
};

/** A place in all remaining sessions of a course, identified by the course's id. */
export const courseKind: ItemKind = {
  ...toBookedItem(coursePlaceRules),

  listEditableParts: () => ['person', 'price'],

  async prepareItem(tx, store, cart, itemToAdd, hold) {
    const { id: referenceId, options, purchasedForUserId, pricingOptionId, offerId } = itemToAdd;
    requireOnePlace(checkItemOptions(ADD_OPTIONS, options));
    const id = randomUUID();
    const quoteRequest = {
      purchasedForUserId: purchasedForUserId ?? null,
      pricingOptionId: pricingOptionId ?? null,
      offerId: offerId ?? null,
    };
    const { attendeeId, ...columns } = await takeCoursePlace(
      tx,
      store,
      cart,
      { id, referenceId, ...quoteRequest },
      hold,
    );
    return { id, type: 'course', referenceId, purchasedForUserId: attendeeId, quantity: 1, ...columns };
  },

  async lacksForm(db, store, ownerId, { referenceId, purchasedForUserId }) {
    const course = await findCourseById(db, store, referenceId);
    return course !== null && lacksCourseForm(db, store, course, { ownerId, personId: purchasedForUserId });
  },

  async changeOptions(tx, store, item, sentOptions) {
    const options = checkItemOptions(CHANGE_OPTIONS, sentOptions);
    requireOnePlace(options);
    const { pricing_option_id: priceId, purchased_for_user_id: personId } = options;
    const cart = await findCartOfItem(tx, store, item);
    const hold = renewHold(readHold(cart), store.clock.now());
    const isOtherPerson = typeof personId === 'string' && personId !== item.purchasedForUserId;
    const keepsPlace = (await findPlacesByItem(tx, store, [item.id])).has(item.id);
    await releasePlaces(tx, store, [item.id]);
    const quoteRequest = {
      id: item.id,
      keepsPlace,
      referenceId: item.referenceId,
      purchasedForUserId: typeof personId === 'string' ? personId : item.purchasedForUserId,
      // Another person has other prices, so the chosen one is dropped.
      pricingOptionId: typeof priceId === 'string' ? priceId : isOtherPerson ? null : item.pricingOptionId,
    };
    const { attendeeId, ...columns } = await takeCoursePlace(tx, store, cart, quoteRequest, hold);
    return { options: {}, quantity: 1, purchasedForUserId: attendeeId, ...columns };
  },
};

interface CoursePlaceRequest extends Pick<CartItemRecord, 'id' | 'referenceId' | 'pricingOptionId'> {
  purchasedForUserId: string | null;
  /** The waiting list's offer whose place it takes. */
  offerId?: string | null;
  keepsPlace?: boolean;
  inBasket?: BasketItemState;
}

function takeCoursePlace(tx: Tx, store: Store, cart: CartRecord, item: CoursePlaceRequest, hold: Hold) {
  return takeCourse(tx, store, {
    cartItemId: item.id,
    ownerId: cart.customerId,
    courseId: item.referenceId,
    attendeeId: item.purchasedForUserId,
    pricingOptionId: item.pricingOptionId,
    offerId: item.offerId ?? null,
    keepsPlace: item.keepsPlace ?? false,
    inBasket: item.inBasket,
    heldUntil: (startsAt) => calculateHoldEnd(hold, startsAt),
  });
}

function requireOnePlace(options: Parameters<typeof readQuantity>[0]): void {
  if ((readQuantity(options) ?? 1) > 1) throw invalid({ quantity: [ONE_PLACE_MESSAGE] });
}
