import express, { type Router } from 'express';
import { validatePromotion } from '../domain/catalogue/index.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { findCaller } from '../server/callers.ts';

/** Tag `promotions`: checks a code for a payment option. */
export function promotionRoutes({ store, limitedBy }: ApiParts): Router {
  const router = express.Router();
  const validatePath = '/api/v1/membership-promotions/validate/:code/:paymentOptionId';
  router.get(
    validatePath,
    limitedBy((status) => status < 400),
  );
  router.get(validatePath, async (request, response) => {
    const { code, paymentOptionId } = request.params;
    const promotion = await validatePromotion(store, code, paymentOptionId, findCaller(request));
    response.json({ data: { code: promotion.code, id: promotion.id } });
  });
  return router;
}
