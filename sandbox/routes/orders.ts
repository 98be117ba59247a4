import express, { type Router } from 'express';
import { requireOrderById } from '../domain/payments/index.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { requireServedCaller } from '../server/callers.ts';
import { toWireOrder } from './wire/order.ts';

/** Tag `orders`: completed orders. */
export function orderRoutes({ store }: ApiParts): Router {
  const router = express.Router();
  router.get('/api/orders/:orderId', async (request, response) => {
    const customer = await requireServedCaller(store, request);
    response.json({ data: toWireOrder(await requireOrderById(store, customer, request.params.orderId)) });
  });
  return router;
}
