import type { HeldPackage } from '@/shared/api';
import { bookings, venuePath } from '@/shared/routes';

type PackageUsage = Pick<HeldPackage, 'venues' | 'bookedIn'> & { readonly activitySlugs?: readonly string[] };

/**
 * The path of the page on the bookings site where a package can be used: the timetable of the home centre, or of the
 * first centre that accepts the package, filtered by what it pays for; for courts, the page of the courts.
 */
export function bookWithPackagePath(
  { venues = null, bookedIn, activitySlugs = [] }: PackageUsage,
  homeVenueSlug: string | null,
): string {
  const isUsableAtHome = venues === null || venues.some(({ slug: venueSlug }) => venueSlug === homeVenueSlug);
  const venueSlug = isUsableAtHome ? homeVenueSlug : venues[0]?.slug;
  if (!venueSlug) return bookings.home;
  const timetablePath = venuePath('location', venueSlug);
  if (bookedIn === 'spaces') return `${timetablePath}/spaces`;
  const query = new URLSearchParams(activitySlugs.map((activitySlug) => ['activity', activitySlug]));
  return query.size === 0 ? timetablePath : `${timetablePath}?${query}`;
}
