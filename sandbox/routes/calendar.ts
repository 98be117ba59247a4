import express, { type Router } from 'express';
import { readCalendarFile } from '../domain/bookings/index.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { SITE_NAME } from '../server/settings.ts';

/** Tag `bookings`: a calendar file by its address, for browsers that cannot save files. */
export function calendarRoutes({ store }: ApiParts): Router {
  const router = express.Router();
  router.get('/api/calendar/:code', async (request, response) => {
    const { name, content } = await readCalendarFile(store, request.params.code, SITE_NAME);
    response.set('Content-Disposition', `inline; filename="${name}"`);
    response.type('text/calendar').send(content);
  });
  return router;
}
