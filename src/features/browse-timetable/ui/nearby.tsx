import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $venues, coordinatesOf, formatMiles, indexByDistance, venuesRequested } from '@/entities/venue';
import { Link } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { timetablePath } from '../lib/address';
import type { TimetableView } from '../lib/timetable-view';
import { text } from '../texts';

const FARTHEST_MILES = 20;
const MOST = 3;

/** The same day at the centres nearby; nothing until the list of centres is there, and where none is near. */
export function Nearby({ view }: { view: TimetableView }) {
  const { slug, date, filters } = view;
  const { venues, request } = useUnit({ venues: $venues, request: venuesRequested });
  useEffect(() => {
    request();
  }, [request]);
  const here = venues.find((venue) => venue.slug === slug);
  const origin = here ? coordinatesOf(here) : null;
  if (!origin) return null;
  const others = venues.filter((venue) => venue.slug !== slug);
  const near = indexByDistance(others, origin, FARTHEST_MILES).slice(0, MOST);
  if (near.length === 0) return null;
  return (
    <Stack gap="1" align="start">
      <Text tone="strong">{text('timetable.nearby')}</Text>
      {near.map(({ venue, distance }) => (
        <Link key={venue.slug} to={timetablePath(venue.slug, { date, filters })} isStandalone>
          {text('timetable.nearbyCentre', { venue: venue.name, miles: formatMiles(distance) })}
        </Link>
      ))}
    </Stack>
  );
}
