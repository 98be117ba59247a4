import type { HeldPackage } from '@/shared/api';
import { bookings, venuePath } from '@/shared/routes';

type PackageUsage = Pick<HeldPackage, 'venues' | 'bookedIn'> & { readonly activitySlugs?: readonly string[] };

/**
 * The path of the page on the bookings site where a package can be used: the timetable of the home centre, or of the
 * first centre that accepts the package, filtered by what it pays for; for courts, the page of the courts.
 */
export function bookWithPath(
  { venues = null, bookedIn, activitySlugs = [] }: PackageUsage,
  homeVenueSlug: string | null,
): string {
  const isAtHome = venues === null || venues.some(({ slug }) => slug === homeVenueSlug);
  const slug = isAtHome ? homeVenueSlug : venues[0]?.slug;
  if (!slug) return bookings.home;
  const timetable = venuePath('location', slug);
  if (bookedIn === 'spaces') return `${timetable}/spaces`;
  const query = new URLSearchParams(activitySlugs.map((activity) => ['activity', activity]));
  return query.size === 0 ? timetable : `${timetable}?${query}`;
}
