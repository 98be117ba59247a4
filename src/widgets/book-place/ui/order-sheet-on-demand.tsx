import { useUnit } from 'effector-react';
import { orderSheet } from '../lib/order-sheet';
import { $placeToOrder } from '../model/place-to-order';

/** The sheet in which a single place is booked, over a page with Book buttons; loaded on demand. */
export function OrderSheet() {
  const place = useUnit($placeToOrder);
  const code = orderSheet.current();
  return place && code ? <code.OrderSheet key={place.session.id} place={place} /> : null;
}
