import { and, asc, eq } from 'drizzle-orm';
import { venues } from '../../store/schema/catalogue.ts';
import type { Store } from '../../store/store.ts';
import { notFound } from '../common/index.ts';
import type { Venue } from '../common/types.ts';
import { findVenue, type VenueRecord } from './records/catalogue.ts';

/** One of the two lists of venues. */
export type VenueList = 'online-joining' | 'activities';

/** GET venues: the venues with online joining, or those with activities, sorted by name. */
export async function listVenues(store: Store, venueList: VenueList): Promise<Venue[]> {
  const rows = await store.read((db) =>
    db
      .select()
      .from(venues)
      .where(
        and(
          eq(venues.operatorId, store.operatorId),
          venueList === 'activities' ? eq(venues.hasActivities, true) : eq(venues.hasOnlineJoining, true),
        ),
      )
      .orderBy(asc(venues.name), asc(venues.slug)),
  );
  return rows.map(toVenue);
}

/** GET venues/{slugOrId}. Throws 404 if the venue is unknown or not on this list. */
export async function getVenueBySlugOrId(
  store: Store,
  venueList: VenueList,
  slugOrId: string,
): Promise<Venue> {
  const venue = await store.read((db) => findVenue(db, store, slugOrId));
  const isListed = venueList === 'activities' ? venue?.hasActivities : venue?.hasOnlineJoining;
  if (!venue || !isListed) throw notFound();
  return toVenue(venue);
}

function toVenue(row: VenueRecord): Venue {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    address1: row.address1,
    address2: row.address2,
    postcode: row.postcode,
    lat: row.lat,
    lng: row.lng,
    placeType: row.placeType,
    displayVenueSelectionButton: row.displayVenueSelectionButton,
    activitiesV2Enabled: row.activitiesV2Enabled,
    canDisplayIneligibleMemberships: row.canDisplayIneligibleMemberships,
    telephone: row.telephone,
    imageUrl: row.imageUrl,
  };
}
