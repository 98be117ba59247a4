import express, { type Router } from 'express';
import { getCampAtVenue, listCampsAtVenue } from '../domain/bookings/index.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { findServedCaller } from '../server/callers.ts';
import { toWireCamp, toWireCampSummary } from './wire/camp.ts';
import { readQueryNumber, readQueryText } from './wire/query.ts';

/** Tag `camps`: camps in the school holidays. */
export function campRoutes({ store }: ApiParts): Router {
  const router = express.Router();
  router.get('/api/activities/camps', async (request, response) => {
    const camps = await listCampsAtVenue(store, {
      venue: readQueryText(request, 'venue') ?? '',
      from: readQueryText(request, 'from'),
      to: readQueryText(request, 'to'),
      age: readQueryNumber(request, 'age'),
    });
    response.json({ data: camps.map(toWireCampSummary) });
  });
  router.get('/api/activities/camps/:campSlug', async (request, response) => {
    const query = {
      venue: readQueryText(request, 'venue') ?? '',
      campSlug: request.params.campSlug,
      cartItemId: readQueryText(request, 'cart_item_id'),
    };
    response.json({
      data: toWireCamp(await getCampAtVenue(store, await findServedCaller(store, request), query)),
    });
  });
  return router;
}
