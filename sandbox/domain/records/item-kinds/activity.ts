import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { bookings } from '../../../store/schema/bookings.ts';
import type { BookingDetail } from '../../../store/schema/details.ts';
import { carts } from '../../../store/schema/sales.ts';
import type { Store } from '../../../store/store.ts';
import { notFound, refused, refusedBecause } from '../../domain-error.ts';
import { freeUntil } from '../../rules/cancellation.ts';
import { heldByChange, heldUntil, holdOf } from '../../rules/holds.ts';
import { checkItemOptions, type OptionRules, quantityIn } from '../../rules/item-options.ts';
import { money } from '../../rules/money.ts';
import { localTimeOf } from '../../rules/wall-clock.ts';
import type { BookedSession } from '../../shapes/orders.ts';
import type { CartItemRecord, CartRecord } from '../cart.ts';
import { takeBooking } from '../session-booking.ts';
import { placesOfItems, placesTaken, releasePlaces, updatePlaces } from '../session-places.ts';
import { sessionById } from '../sessions.ts';
import type { HeldPlaces, ItemKind } from './item-kind.ts';

const ADDED: OptionRules = { quantity: 'quantity' };
const OPTIONS: OptionRules = { ...ADDED, pricing_option_id: 'text', purchased_for_user_id: 'text' };
const GONE = 'A place of this order is no longer yours.';

const sessionPlaces: HeldPlaces = {
  needed: ({ quantity }) => quantity,

  async withRoom(db, store, items) {
    const ids = [...new Set(items.map(({ referenceId }) => referenceId))];
    const taken = await placesTaken(db, store, ids);
    const own = await placesOfItems(
      db,
      store,
      items.map(({ id }) => id),
    );
    const free = new Map<string, number>();
    for (const id of ids) {
      const session = await sessionById(db, store, id);
      if (!session || session.cancelledReason !== null || session.startsAt <= store.clock.now()) continue;
      free.set(id, session.onlineCapacity - (taken.get(id) ?? 0));
    }
    const hasRoom = ({ id, referenceId, quantity }: CartItemRecord) => {
      const left = free.get(referenceId);
      return left !== undefined && Math.max(left, (own.get(id) ?? []).length) >= quantity;
    };
    return new Set(items.filter(hasRoom).map(({ id }) => id));
  },

  async withdrawn(db, store, item) {
    const session = await sessionById(db, store, item.referenceId);
    if (session && session.cancelledReason === null) return null;
    return refusedBecause('closed', `Cancelled: ${session?.cancelledReason ?? item.booking?.title}`);
  },

  async takeAgain(tx, store, cart, item, hold) {
    const { booking } = await takeBooking(tx, store, {
      cartItemId: item.id,
      ownerId: cart.customerId,
      sessionId: item.referenceId,
      attendeeId: item.purchasedForUserId,
      pricingOptionId: item.pricingOptionId,
      quantity: item.quantity,
      heldUntil: (startsAt) => heldUntil(hold, startsAt),
    });
    return { booking };
  },
};

/** A place in a session, by the session's id: held from the moment it is in the basket. */
export const activity: ItemKind = {
  places: sessionPlaces,

  async prepare(tx, store, cart, { id: sessionId, options, purchasedForUserId, pricingOptionId }) {
    const quantity = quantityIn(checkItemOptions(ADDED, options)) ?? 1;
    const id = randomUUID();
    const hold = heldByChange(holdOf(cart), store.clock.now());
    const taken = await takeBooking(tx, store, {
      cartItemId: id,
      ownerId: cart.customerId,
      sessionId,
      attendeeId: purchasedForUserId ?? null,
      pricingOptionId: pricingOptionId ?? null,
      quantity,
      heldUntil: (startsAt) => heldUntil(hold, startsAt),
    });
    const { attendeeId, ...columns } = taken;
    return {
      id,
      type: 'activity',
      referenceId: sessionId,
      purchasedForUserId: attendeeId,
      quantity,
      ...columns,
    };
  },

  async price(_db, _store, items) {
    return items.map((item) => {
      const { price, reduction, title, category, vatPercent, startsAt } = detailOf(item);
      const { id, type, referenceId, purchasedForUserId, pricingOptionId, quantity } = item;
      const seen = [type, referenceId, purchasedForUserId, pricingOptionId, quantity, price, reduction];
      const line = { id, amount: price * quantity, vatPercent, fingerprint: JSON.stringify(seen) };
      return { item, name: title, category, line, startsAt: new Date(startsAt) };
    });
  },

  async change(tx, store, item, sent) {
    const options = checkItemOptions(OPTIONS, sent);
    const { pricing_option_id: priceId, purchased_for_user_id: personId } = options;
    const quantity = quantityIn(options) ?? 1;
    const cart = await cartOf(tx, store, item);
    const hold = heldByChange(holdOf(cart), store.clock.now());
    await releasePlaces(tx, store, [item.id]);
    const { attendeeId, ...columns } = await takeBooking(tx, store, {
      cartItemId: item.id,
      ownerId: cart.customerId,
      sessionId: item.referenceId,
      attendeeId: typeof personId === 'string' ? personId : item.purchasedForUserId,
      pricingOptionId: typeof priceId === 'string' ? priceId : item.pricingOptionId,
      quantity,
      heldUntil: (startsAt) => heldUntil(hold, startsAt),
    });
    return { options: {}, quantity, purchasedForUserId: attendeeId, ...columns };
  },

  async onPlaced(tx, store, order, items) {
    const places = await placesOfItems(
      tx,
      store,
      items.map(({ id }) => id),
    );
    for (const item of items) {
      const detail = detailOf(item);
      if ((places.get(item.id) ?? []).length < item.quantity) throw refused(GONE);
      const bookingId = randomUUID();
      await tx.insert(bookings).values({
        id: bookingId,
        operatorId: store.operatorId,
        orderId: order.id,
        itemId: item.id,
        customerId: order.customerId,
        sessionKey: item.referenceId,
        attendeeId: detail.attendee?.id ?? null,
        quantity: item.quantity,
        status: 'booked',
        pricePaid: detail.price * item.quantity,
        detail,
        createdAt: store.clock.now(),
      });
      await updatePlaces(tx, store, [item.id], { bookingId, heldUntil: null });
    }
  },

  async onRemoved(tx, store, items) {
    await releasePlaces(
      tx,
      store,
      items.map(({ id }) => id),
    );
  },

  orderItem({ item, name, category, line }) {
    const detail = detailOf(item);
    const total = money(line.amount);
    return {
      type: 'booking',
      id: item.id,
      priceBreakdown: [{ label: detail.priceLabel, price: total }],
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
      booking: bookedSession(detail),
      total,
    };
  },
};

function bookedSession(detail: BookingDetail): BookedSession {
  const until = freeUntil(new Date(detail.startsAt), detail.cancel);
  return {
    attendee: detail.attendee,
    localDate: detail.localDate,
    localStart: detail.localStart,
    localEnd: detail.localEnd,
    instructions: detail.instructions,
    freeToCancel: { until: until.toISOString(), ...localTimeOf(until) },
    lateFee: detail.cancel.lateFee === null ? null : money(detail.cancel.lateFee),
  };
}

async function cartOf(tx: Tx, { operatorId }: Store, { cartId }: CartItemRecord): Promise<CartRecord> {
  const [cart] = await tx
    .select()
    .from(carts)
    .where(and(eq(carts.operatorId, operatorId), eq(carts.id, cartId)));
  if (!cart) throw notFound();
  return cart;
}

function detailOf({ id, booking }: CartItemRecord): BookingDetail {
  if (!booking) throw new Error(`The cart item ${id} has no session.`);
  return booking;
}
