import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../../../store/connection.ts';
import { bookings } from '../../../store/schema/bookings.ts';
import { cartItems } from '../../../store/schema/sales.ts';
import type { Store } from '../../../store/store.ts';
import type { AttendeeRecord } from '../../attendees/index.ts';
import { endOf } from '../../sessions/index.ts';
import { findOpenCart, toOnlineOwner } from './cart.ts';

/** Updates a child's name in the basket and in future bookings. Past bookings keep the old name. */
export async function renameAttendee(
  tx: Tx,
  store: Store,
  { id, customerId, firstName, lastName }: AttendeeRecord,
): Promise<void> {
  const { operatorId, clock } = store;
  const name = `${firstName} ${lastName}`;
  await tx
    .update(bookings)
    .set({ detail: withName(bookings.detail, name) })
    .where(
      and(
        eq(bookings.operatorId, operatorId),
        eq(bookings.customerId, customerId),
        eq(bookings.attendeeId, id),
        eq(bookings.status, 'booked'),
        gt(endOf, clock.now().toISOString()),
      ),
    );
  const cart = await findOpenCart(tx, store, toOnlineOwner(customerId));
  if (!cart) return;
  const person = sql`${cartItems.booking}->'attendee'->>'id'`;
  await tx
    .update(cartItems)
    .set({ booking: withName(cartItems.booking, name) })
    .where(and(eq(cartItems.operatorId, operatorId), eq(cartItems.cartId, cart.id), eq(person, id)));
}

function withName(detail: AnyPgColumn, name: string): SQL {
  return sql`jsonb_set(${detail}, '{attendee,name}', to_jsonb(${name}::text))`;
}
