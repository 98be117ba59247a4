import { createEvent, createStore } from 'effector';
import { $token } from '@/entities/customer';
import { locationChanged } from '@/shared/routes';
import type { PlaceToOrder } from '../lib/order';

/** Places were added, or refused, or somebody was added: what is free, and for whom, has changed. */
export const placesChanged = createEvent();

/** A place is booked on its own. */
export const orderOpened = createEvent<PlaceToOrder>();
/** The sheet is closed: its customer does something else, or has booked. */
export const orderClosed = createEvent();
/** The place that is being booked on its own, in a sheet over the page. */
export const $placeToOrder = createStore<PlaceToOrder | null>(null)
  .on(orderOpened, (_, place) => place)
  .reset(orderClosed, $token, locationChanged);
