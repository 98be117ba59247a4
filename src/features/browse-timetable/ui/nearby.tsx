import { useUnit } from 'effector-react';
import { useEffect, useMemo } from 'react';
import { $venues, formatMiles, indexByDistance, readCoordinates, venuesRequested } from '@/entities/venue';
import { Link } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { readQuery, timetablePath } from '../lib/address';
import type { TimetableView } from '../lib/timetable-view';
import { $nearbySlugs, nearbyClosed, nearbyRequested } from '../model/nearby';
import { text } from '../texts';

const FARTHEST_MILES = 20;
/** How many centres are checked for sessions; at most `MAX_SHOWN` of them are shown. */
const MAX_CHECKED_CENTRES = 6;
const MAX_SHOWN_CENTRES = 3;

/** The nearest centres with sessions on the same day; renders nothing until known, or if there are none. */
export function Nearby({ view }: { view: TimetableView }) {
  const { slug, date, filters } = view;
  const { venues, slugsWithSessions, requestVenues, requestNearby, closeNearby } = useUnit({
    venues: $venues,
    slugsWithSessions: $nearbySlugs,
    requestVenues: venuesRequested,
    requestNearby: nearbyRequested,
    closeNearby: nearbyClosed,
  });
  useEffect(() => {
    requestVenues();
  }, [requestVenues]);
  const nearbyVenues = useMemo(() => {
    const currentVenue = venues.find((venue) => venue.slug === slug);
    const origin = currentVenue ? readCoordinates(currentVenue) : null;
    const otherVenues = venues.filter((venue) => venue.slug !== slug);
    return origin ? indexByDistance(otherVenues, origin, FARTHEST_MILES).slice(0, MAX_CHECKED_CENTRES) : [];
  }, [venues, slug]);
  const buildPath = (venue: string) => timetablePath(venue, { date, filters });
  // Compares the filters as text, because they are a new object after each refresh.
  const [, search = ''] = buildPath(slug).split('?');
  useEffect(() => {
    if (nearbyVenues.length === 0) return;
    requestNearby({
      date,
      filters: readQuery(search).filters,
      slugs: nearbyVenues.map(({ venue }) => venue.slug),
    });
    return () => closeNearby();
  }, [nearbyVenues, date, search, requestNearby, closeNearby]);
  const shownVenues = nearbyVenues
    .filter(({ venue }) => slugsWithSessions?.includes(venue.slug))
    .slice(0, MAX_SHOWN_CENTRES);
  if (shownVenues.length === 0) return null;
  return (
    <Stack gap="1" align="start">
      <Text tone="strong">{text('timetable.nearby')}</Text>
      {shownVenues.map(({ venue, distance }) => (
        <Link key={venue.slug} to={buildPath(venue.slug)} isStandalone>
          {text('timetable.nearbyCentre', { venue: venue.name, miles: formatMiles(distance) })}
        </Link>
      ))}
    </Stack>
  );
}
