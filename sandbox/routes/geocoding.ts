import express, { type Router } from 'express';
import { geocodeTerm } from '../domain/catalogue/index.ts';
import type { ApiParts } from '../server/api-parts.ts';

/** Tag `geocoding`: places in the UK, for sites without a map key. */
export function geocodingRoutes({ store }: ApiParts): Router {
  const router = express.Router();
  router.get('/api/geocoding/search', async (request, response) => {
    const places = await geocodeTerm(store, String(request.query.term ?? ''));
    response.json({ data: places.map(({ label, lat, lng }) => ({ label, lat, lng })) });
  });
  return router;
}
