import express, { type Router } from 'express';
import { getCampAtVenue, listCampsAtVenue } from '../domain/bookings/index.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { findServedVisitor } from '../server/sessions.ts';
import { wireCamp, wireCampSummary } from './wire/camp.ts';
import { queryNumber, queryText } from './wire/query.ts';

/** Tag `camps`: camps in the school holidays. */
export function campRoutes({ store }: ApiParts): Router {
  const router = express.Router();
  router.get('/api/activities/camps', async (request, response) => {
    const camps = await listCampsAtVenue(store, {
      venue: queryText(request, 'venue') ?? '',
      from: queryText(request, 'from'),
      to: queryText(request, 'to'),
      age: queryNumber(request, 'age'),
    });
    response.json({ data: camps.map(wireCampSummary) });
  });
  router.get('/api/activities/camps/:campSlug', async (request, response) => {
    const asked = {
      venue: queryText(request, 'venue') ?? '',
      campSlug: request.params.campSlug,
      cartItemId: queryText(request, 'cart_item_id'),
    };
    response.json({
      data: wireCamp(await getCampAtVenue(store, await findServedVisitor(store, request), asked)),
    });
  });
  return router;
}
