import express, { type Router } from 'express';
import { getVenueBySlugOrId, listVenues } from '../domain/catalogue/index.ts';
import type { Venue } from '../domain/common/types.ts';
import type { ApiParts } from '../server/api-parts.ts';
import type { Schemas } from './wire/schemas.ts';

/** Tag `venues`: centres with online joining or with activities. */
export function venueRoutes({ store }: ApiParts): Router {
  const router = express.Router();
  for (const [path, venueList] of [
    ['/api/venues/online-joining', 'online-joining'],
    ['/api/activities/venues', 'activities'],
  ] as const) {
    router.get(path, async (_request, response) => {
      const venues = await listVenues(store, venueList);
      response.json({ data: venues.map(toWireVenue) });
    });
    router.get(`${path}/:slugOrId`, async (request, response) => {
      response.json({
        data: toWireVenue(await getVenueBySlugOrId(store, venueList, request.params.slugOrId)),
      });
    });
  }
  return router;
}

function toWireVenue(venue: Venue): Schemas['Venue'] {
  return {
    id: venue.id,
    slug: venue.slug,
    name: venue.name,
    address1: venue.address1,
    address2: venue.address2,
    postcode: venue.postcode,
    lat: venue.lat,
    lng: venue.lng,
    display_venue_selection_button: venue.displayVenueSelectionButton,
    activities_v2_enabled: venue.activitiesV2Enabled,
    place_type: venue.placeType,
    can_display_ineligible_memberships: venue.canDisplayIneligibleMemberships,
    telephone: venue.telephone,
    image_url: venue.imageUrl,
  };
}
