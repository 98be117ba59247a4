import { createEvent, createStore } from 'effector';
import { $token } from '@/entities/customer';
import { locationChanged } from '@/shared/routes';
import type { PlaceToOrder } from '../lib/order';

/** Places were added or refused, or a person was added, so availability and verdicts have changed. */
export const placesChanged = createEvent();

/** The sheet that books a single place opens. */
export const orderOpened = createEvent<PlaceToOrder>();
/** The sheet was closed, because the customer cancelled or has booked. */
export const orderClosed = createEvent();
/** The place that is being booked in the sheet; null while the sheet is closed. */
export const $placeToOrder = createStore<PlaceToOrder | null>(null)
  .on(orderOpened, (_, place) => place)
  .reset(orderClosed, $token, locationChanged);
