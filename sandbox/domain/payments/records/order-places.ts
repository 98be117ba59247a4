import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../store/connection.ts';
import { bookings } from '../../../store/schema/bookings.ts';
import { venues } from '../../../store/schema/catalogue.ts';
import type { Store } from '../../../store/store.ts';
import { formatAddressLine } from '../../common/index.ts';
import type { Order } from '../../common/types.ts';

type OrderItem = Order['items'][number];

/** The items of an order. Each booking has its centre's current address. */
export async function addVenueAddresses(
  db: Tx,
  { operatorId }: Pick<Store, 'operatorId'>,
  orderId: string,
  items: readonly OrderItem[],
): Promise<OrderItem[]> {
  if (!items.some((item) => item.type === 'booking' && item.booking)) return [...items];
  const bookingRows = await db
    .select({ itemId: bookings.itemId, detail: bookings.detail })
    .from(bookings)
    .where(and(eq(bookings.operatorId, operatorId), eq(bookings.orderId, orderId)));
  const venueIds = [...new Set(bookingRows.map(({ detail }) => detail.venue.id))];
  if (venueIds.length === 0) return [...items];
  const venueRows = await db
    .select()
    .from(venues)
    .where(and(eq(venues.operatorId, operatorId), inArray(venues.id, venueIds)));
  const addressByVenue = new Map(venueRows.map((venue) => [venue.id, formatAddressLine(venue)]));
  const venueByItem = new Map(bookingRows.map(({ itemId, detail }) => [itemId, detail.venue.id]));
  return items.map((item) =>
    item.type === 'booking' && item.booking
      ? {
          ...item,
          booking: { ...item.booking, venueAddress: addressByVenue.get(venueByItem.get(item.id) ?? '') },
        }
      : item,
  );
}
