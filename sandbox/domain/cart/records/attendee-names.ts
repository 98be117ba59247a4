import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../../../store/connection.ts';
import { bookings } from '../../../store/schema/bookings.ts';
import { cartItems } from '../../../store/schema/sales.ts';
import type { Store } from '../../../store/store.ts';
import type { AttendeeRecord } from '../../attendees/index.ts';
import { endsAtSql } from '../../sessions/index.ts';
import { findOpenCart, toOnlineOwner } from './cart.ts';

/** Updates a child's name in the basket and in future bookings. Past bookings keep the old name. */
export async function renameAttendee(
  tx: Tx,
  store: Store,
  { id, customerId, firstName, lastName }: AttendeeRecord,
): Promise<void> {
  const { operatorId, clock } = store;
  const fullName = `${firstName} ${lastName}`;
  await tx
    .update(bookings)
    .set({ detail: buildRenamedDetailSql(bookings.detail, fullName) })
    .where(
      and(
        eq(bookings.operatorId, operatorId),
        eq(bookings.customerId, customerId),
        eq(bookings.attendeeId, id),
        eq(bookings.status, 'booked'),
        gt(endsAtSql, clock.now().toISOString()),
      ),
    );
  const cart = await findOpenCart(tx, store, toOnlineOwner(customerId));
  if (!cart) return;
  const attendeeIdSql = sql`${cartItems.booking}->'attendee'->>'id'`;
  await tx
    .update(cartItems)
    .set({ booking: buildRenamedDetailSql(cartItems.booking, fullName) })
    .where(and(eq(cartItems.operatorId, operatorId), eq(cartItems.cartId, cart.id), eq(attendeeIdSql, id)));
}

function buildRenamedDetailSql(detail: AnyPgColumn, fullName: string): SQL {
  return sql`jsonb_set(${detail}, '{attendee,name}', to_jsonb(${fullName}::text))`;
}
