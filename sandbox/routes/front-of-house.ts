import express, { type Router } from 'express';
import { type FoundCustomer, findCustomers } from '../domain/use-cases/find-customers.ts';
import type { ApiParts } from '../server/api.ts';
import { sessionOf } from '../server/sessions.ts';

/** Tag `front-of-house`: what staff ask at the desk. */
export function frontOfHouseRoutes({ store }: ApiParts): Router {
  const router = express.Router();
  router.get('/api/front-of-house/customers', async (request, response) => {
    const found = await findCustomers(store, sessionOf(request), String(request.query.search));
    response.json({ data: found.map(wireFoundCustomer) });
  });
  return router;
}

function wireFoundCustomer(found: FoundCustomer) {
  const { birthYear, homeVenue, hasOutstandingPenalties, profilePhoto, ...same } = found;
  return {
    ...same,
    birth_year: birthYear,
    home_venue: homeVenue,
    has_outstanding_penalties: hasOutstandingPenalties,
    profile_photo: profilePhoto,
  };
}
