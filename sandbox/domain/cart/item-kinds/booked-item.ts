import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { bookings } from '../../../store/schema/bookings.ts';
import type { BookingDetail } from '../../../store/schema/details.ts';
import { carts } from '../../../store/schema/sales.ts';
import type { Store } from '../../../store/store.ts';
import { calculateStayTimes } from '../../camps/index.ts';
import {
  type CartItemRecord,
  type CartRecord,
  notFound,
  toLocalTime,
  validationError,
} from '../../common/index.ts';
import type {
  BookedSession,
  BookingOrderItem,
  CancellationTerms,
  FreeCancellation,
  PlaceDay,
} from '../../common/types.ts';
import {
  calculateFreeCancellationEnd,
  findPlacesByItem,
  markEntriesBooked,
  releasePlaces,
  updatePlaces,
} from '../../sessions/index.ts';
import { formatItemDescription } from '../rules/item-description.ts';
import type { ItemKind, PlaceRules } from './item-kind.ts';

const SPACE_LOST_MESSAGE = 'You no longer have one of the spaces in this order.';

type PriceBreakdown = BookingOrderItem['priceBreakdown'];
type BookedItemRules = Required<
  Pick<ItemKind, 'placeRules' | 'priceItems' | 'toOrderItem' | 'fulfilItems' | 'releaseItems'>
>;

/** A booking that the order creates from an item. */
export interface NewBooking {
  readonly sessionKey: string;
  /** The item's places that belong to this booking; null for all of them. */
  readonly placeKeys: readonly string[] | null;
  readonly attendeeId: string | null;
  readonly quantity: number;
  /** The price of all its places, in pence. */
  readonly pricePaid: number;
  readonly detail: BookingDetail;
}

/** Splits an item into the bookings that its order creates. */
export type BookingSplitter = (
  item: CartItemRecord,
  items: readonly CartItemRecord[],
) => readonly NewBooking[];

/**
 * What all kinds of item with places have in common: they are priced as booked, and the order creates one booking
 * for each, or those that `splitIntoBookings` returns.
 */
export function toBookedItem(
  places: PlaceRules,
  splitIntoBookings: BookingSplitter = toSingleBooking,
): BookedItemRules {
  return {
    placeRules: places,

    async priceItems(_db, _store, items) {
      return items.map((item) => {
        const detail = requireBookingDetail(item);
        const { price, reduction, title, category, vatPercent, startsAt, sessions, extras = [] } = detail;
        const { id, type, referenceId, purchasedForUserId, pricingOptionId, quantity } = item;
        const hashParts = [
          type,
          referenceId,
          purchasedForUserId,
          pricingOptionId,
          quantity,
          price,
          reduction,
          extras,
          ...(sessions ? [sessions.length] : []),
        ];
        const pricedLine = {
          id,
          amount: price * quantity,
          vatPercent,
          fingerprint: JSON.stringify(hashParts),
        };
        const description = formatItemDescription(detail);
        return { item, name: title, description, category, pricedLine, startsAt: new Date(startsAt) };
      });
    },

    async fulfilItems(tx, store, order, items) {
      const placesByItem = await findPlacesByItem(
        tx,
        store,
        items.map(({ id }) => id),
      );
      for (const item of items) {
        if ((placesByItem.get(item.id) ?? []).length < places.countNeeded(item))
          throw validationError(SPACE_LOST_MESSAGE);
        const newBookings = splitIntoBookings(item, items);
        for (const { placeKeys, ...bookingColumns } of newBookings) {
          const bookingId = randomUUID();
          await tx.insert(bookings).values({
            id: bookingId,
            operatorId: store.operatorId,
            orderId: order.id,
            itemId: item.id,
            customerId: order.customerId,
            status: 'booked',
            createdAt: store.clock.now(),
            ...bookingColumns,
          });
          await updatePlaces(tx, store, [item.id], { bookingId, heldUntil: null }, placeKeys);
        }
        const bookedPlaces = {
          sessionKey: item.referenceId,
          attendeeId: item.purchasedForUserId,
          placeKeys: newBookings.flatMap(({ placeKeys }) => placeKeys ?? [item.referenceId]),
        };
        await markEntriesBooked(tx, store, { ...bookedPlaces, customerId: order.customerId });
      }
    },

    async releaseItems(tx, store, items) {
      await releasePlaces(
        tx,
        store,
        items.map(({ id }) => id),
      );
    },

    toOrderItem({ item, name, category, pricedLine: line }) {
      const detail = requireBookingDetail(item);
      return {
        type: 'booking',
        id: item.id,
        priceBreakdown: buildPriceBreakdown(detail, line.amount),
        related: {
          simpleName: name,
          id: item.referenceId,
          category,
          venue: detail.venue.name,
          venueType: null,
        },
        quantity: item.quantity,
        variant: detail.space,
        startsAt: detail.startsAt,
        endsAt: detail.endsAt,
        booking: toBookedSession(detail),
        total: line.amount,
      };
    },
  };
}

/**
 * Splits a price into lines: the place, and each hired extra. The order names the benefit or package without the
 * uses left, because that number is only right while the place is in the basket.
 */
function buildPriceBreakdown(
  { priceLabel, reduction, extras = [] }: BookingDetail,
  total: number,
): PriceBreakdown {
  const extrasPrice = extras.reduce((sum, { price }) => sum + price, 0);
  const label = reduction === null || reduction.kind === 'membership' ? priceLabel : reduction.name;
  return [{ label, price: total - extrasPrice }, ...extras.map(({ label, price }) => ({ label, price }))];
}

function toSingleBooking(item: CartItemRecord): NewBooking[] {
  const detail = requireBookingDetail(item);
  const { referenceId: sessionKey, quantity } = item;
  const attendeeId = detail.attendee?.id ?? null;
  const pricePaid = detail.price * quantity;
  return [{ sessionKey, placeKeys: null, attendeeId, quantity, pricePaid, detail }];
}

function toBookedSession(detail: BookingDetail): BookedSession {
  return {
    attendee: detail.attendee,
    localDate: detail.localDate,
    localStart: detail.localStart,
    localEnd: detail.localEnd,
    instructions: detail.instructions,
    ...toCancellationTerms(detail),
    days: listBookedDates(detail),
  };
}

/** The cancellation terms of a place. */
export function toCancellationTerms({ startsAt, cancel }: BookingDetail): CancellationTerms {
  return { freeToCancel: buildFreeCancellation(startsAt, cancel), lateFee: cancel.lateFee };
}

function buildFreeCancellation(startsAt: string, cancel: BookingDetail['cancel']): FreeCancellation {
  const until = calculateFreeCancellationEnd(new Date(startsAt), cancel);
  return { until: until.toISOString(), ...toLocalTime(until) };
}

/** The days of a camp or the sessions of a course; null for anything else. Days of a camp can be cancelled one by one. */
export function listBookedDates({ days, sessions, cancel }: BookingDetail): PlaceDay[] | null {
  if (sessions)
    return sessions.map((time, index) => ({
      ...time,
      id: time.localDate,
      label: `Session ${index + 1} of ${sessions.length}`,
      extras: [],
    }));
  if (!days) return null;
  return days.map(({ dayId, label, localDate, localStart, localEnd, startsAt, endsAt, extras }) => ({
    id: dayId,
    label,
    localDate,
    localStart,
    localEnd,
    startsAt,
    endsAt,
    extras: extras.map((extra) => extra.label),
    freeToCancel: buildFreeCancellation(startsAt, cancel),
    ...calculateStayTimes(localDate, extras),
  }));
}

/** Loads the cart of an item. */
export async function findCartOfItem(
  tx: Tx,
  { operatorId }: Store,
  { cartId }: CartItemRecord,
): Promise<CartRecord> {
  const [cart] = await tx
    .select()
    .from(carts)
    .where(and(eq(carts.operatorId, operatorId), eq(carts.id, cartId)));
  if (!cart) throw notFound();
  return cart;
}

/** Returns the booking details of an item that holds places. */
export function requireBookingDetail({ id, booking }: CartItemRecord): BookingDetail {
  if (!booking) throw new Error(`The cart item ${id} has no session.`);
  return booking;
}
