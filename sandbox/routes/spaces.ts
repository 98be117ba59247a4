import express, { type Router } from 'express';
import { getSlotDay, listFacilitiesAtVenue } from '../domain/bookings/index.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { findServedCaller } from '../server/callers.ts';
import { readQueryText } from './wire/query.ts';
import { toWireVenue } from './wire/session.ts';
import { toWireFacility, toWireSlotGrid } from './wire/slots.ts';

/** Tag `spaces`: courts and pitches, hired by the slot. */
export function spaceRoutes({ store }: ApiParts): Router {
  const router = express.Router();
  router.get('/api/activities/spaces', async (request, response) => {
    const { venue, facilities } = await listFacilitiesAtVenue(store, readQueryText(request, 'venue') ?? '');
    response.json({ data: { venue: toWireVenue(venue), facilities: facilities.map(toWireFacility) } });
  });
  router.get('/api/activities/spaces/:facilitySlug', async (request, response) => {
    const query = {
      venue: readQueryText(request, 'venue') ?? '',
      facilitySlug: request.params.facilitySlug,
      date: readQueryText(request, 'date') ?? '',
    };
    response.json({
      data: toWireSlotGrid(await getSlotDay(store, await findServedCaller(store, request), query)),
    });
  });
  return router;
}
