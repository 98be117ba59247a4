import express, { type Router } from 'express';
import { orderById } from '../domain/payments/index.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { findServedSession } from '../server/sessions.ts';
import { wireOrder } from './wire/order.ts';

/** Tag `orders`: completed orders. */
export function orderRoutes({ store }: ApiParts): Router {
  const router = express.Router();
  router.get('/api/orders/:orderId', async (request, response) => {
    const customer = await findServedSession(store, request);
    response.json({ data: wireOrder(await orderById(store, customer, request.params.orderId)) });
  });
  return router;
}
