import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { bookings } from '../../../store/schema/bookings.ts';
import { venues } from '../../../store/schema/catalogue.ts';
import type { Store } from '../../../store/store.ts';
import { formatAddressLine } from '../../common/index.ts';
import type { Order } from '../../common/types.ts';

type OrderItem = Order['items'][number];

/** The items of an order. Each booking has its centre's current address. */
export async function addPlacesToItems(
  db: Tx,
  { operatorId }: Pick<Store, 'operatorId'>,
  orderId: string,
  items: readonly OrderItem[],
): Promise<OrderItem[]> {
  if (!items.some((item) => item.type === 'booking' && item.booking)) return [...items];
  const bookedRows = await db
    .select({ itemId: bookings.itemId, detail: bookings.detail })
    .from(bookings)
    .where(and(eq(bookings.operatorId, operatorId), eq(bookings.orderId, orderId)));
  const ids = [...new Set(bookedRows.map(({ detail }) => detail.venue.id))];
  if (ids.length === 0) return [...items];
  const feeRows = await db
    .select()
    .from(venues)
    .where(and(eq(venues.operatorId, operatorId), inArray(venues.id, ids)));
  const addresses = new Map(feeRows.map((venue) => [venue.id, formatAddressLine(venue)]));
  const venueOf = new Map(bookedRows.map(({ itemId, detail }) => [itemId, detail.venue.id]));
  return items.map((item) =>
    item.type === 'booking' && item.booking
      ? { ...item, booking: { ...item.booking, venueAddress: addresses.get(venueOf.get(item.id) ?? '') } }
      : item,
  );
}
