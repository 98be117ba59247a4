import express, { type Router } from 'express';
import { validatePromotion } from '../domain/use-cases/promotions.ts';
import type { ApiParts } from '../server/api.ts';

/** Tag `promotions`: whether a code is good for a payment option. */
export function promotionRoutes({ store }: ApiParts): Router {
  const router = express.Router();
  router.get('/api/v1/membership-promotions/validate/:code/:paymentOptionId', async (request, response) => {
    const { code, paymentOptionId } = request.params;
    const promotion = await validatePromotion(store, code, paymentOptionId);
    response.json({ data: { code: promotion.code, id: promotion.id } });
  });
  return router;
}
