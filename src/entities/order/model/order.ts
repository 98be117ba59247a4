import { createEvent, sample } from 'effector';
import { failureText, isNotFound, loadOrder } from '@/shared/api';
import { createRequest } from '@/shared/request';

const request = createRequest({ load: (orderId: string, options) => loadOrder({ orderId }, options) });

/** A screen needs the order with this id. */
export const orderRequested = createEvent<string>();
export const orderReset = request.reset;

// Another order is not shown while this one loads.
sample({ clock: orderRequested, target: request.reset });
sample({ clock: orderRequested, target: request.reloadRequested });

export const $order = request.$data;
export const $orderStatus = request.$status;
/** Why the order could not be loaded, as the customer reads it. */
export const $orderError = request.$failure.map((failure) => failure && failureText(failure));

/** There is no such order, or it is another customer's. */
export const $isOrderMissing = request.$failure.map((failure) => failure !== null && isNotFound(failure));
