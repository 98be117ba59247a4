import express, { type Router } from 'express';
import { getSlotDay, listFacilitiesAtVenue } from '../domain/bookings/index.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { findServedVisitor } from '../server/sessions.ts';
import { queryText } from './wire/query.ts';
import { wireVenue } from './wire/session.ts';
import { wireFacility, wireSlotGrid } from './wire/slots.ts';

/** Tag `spaces`: courts and pitches, hired by the slot. */
export function spaceRoutes({ store }: ApiParts): Router {
  const router = express.Router();
  router.get('/api/activities/spaces', async (request, response) => {
    const { venue, facilities } = await listFacilitiesAtVenue(store, queryText(request, 'venue') ?? '');
    response.json({ data: { venue: wireVenue(venue), facilities: facilities.map(wireFacility) } });
  });
  router.get('/api/activities/spaces/:facilitySlug', async (request, response) => {
    const asked = {
      venue: queryText(request, 'venue') ?? '',
      facilitySlug: request.params.facilitySlug,
      date: queryText(request, 'date') ?? '',
    };
    response.json({
      data: wireSlotGrid(await getSlotDay(store, await findServedVisitor(store, request), asked)),
    });
  });
  return router;
}
