import express, { type Router } from 'express';
import type { AttendeeWaiver } from '../domain/attendees/index.ts';
import { getCartWaivers } from '../domain/basket/index.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { requireServedCaller } from '../server/callers.ts';
import { readQueryText } from './wire/query.ts';
import type { Schemas } from './wire/schemas.ts';

/** Tag `waivers`: what has to be signed for each person before an activity. */
export function waiverRoutes({ store }: ApiParts): Router {
  const router = express.Router();
  router.get('/api/activities/waivers', async (request, response) => {
    const customer = await requireServedCaller(store, request);
    const waivers = await getCartWaivers(store, customer, readQueryText(request, 'cart_id') ?? '');
    response.json({ data: waivers.map(toWireWaiver) });
  });
  return router;
}

function toWireWaiver({ id, attendee, title, html, isCompleted }: AttendeeWaiver): Schemas['AttendeeWaiver'] {
  return { id, attendee: { id: attendee.id, name: attendee.name }, title, html, is_completed: isCompleted };
}
