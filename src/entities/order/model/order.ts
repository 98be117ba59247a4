import { createEvent, createStore, sample } from 'effector';
import { type ApiFailure, failureText, loadOrder, type Order } from '@/shared/api';
import { createLatestFx } from '@/shared/lib';

type OrderStatus = 'unasked' | 'loading' | 'ready' | 'failed';

/** A screen needs the order with this id. */
export const orderRequested = createEvent<string>();
export const orderReset = createEvent();

const loadOrderFx = createLatestFx<string, Order, ApiFailure>((orderId, options) =>
  loadOrder({ orderId }, options),
);

export const $order = createStore<Order | null>(null)
  .on(loadOrderFx.doneData, (_, order) => order)
  .reset(loadOrderFx, orderReset);

export const $orderStatus = createStore<OrderStatus>('unasked')
  .on(loadOrderFx, () => 'loading')
  .on(loadOrderFx.done, () => 'ready')
  .on(loadOrderFx.fail, () => 'failed')
  .reset(orderReset);

/** Why the order could not be loaded, as the customer reads it. */
export const $orderError = createStore<string | null>(null)
  .on(loadOrderFx.failData, (_, failure) => failureText(failure))
  .reset(loadOrderFx, orderReset);

sample({ clock: orderRequested, target: loadOrderFx });
