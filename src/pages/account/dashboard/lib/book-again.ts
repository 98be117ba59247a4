import { bookAgainPath } from '@/entities/booking';
import type { AccountBooking } from '@/shared/api';

/** An activity that the customer has attended, with its link to the bookings site. */
export interface RebookableActivity {
  readonly title: string;
  readonly venue: string;
  readonly path: string;
}

const MAX_ACTIVITIES = 3;

type PastBooking = Pick<AccountBooking, 'title' | 'venue' | 'activitySlug' | 'campSlug'>;

/** The most recent different activities, the latest first. */
export function listRebookableActivities(
  pastBookings: readonly PastBooking[],
  options: { hasCamps: boolean },
): readonly RebookableActivity[] {
  const activitiesByKey = new Map<string, RebookableActivity>();
  for (const booking of pastBookings) {
    const { title, venue, activitySlug } = booking;
    const path = bookAgainPath(booking, options);
    const key = activitySlug ?? title;
    if (venue.slug !== '' && !activitiesByKey.has(key))
      activitiesByKey.set(key, { title, venue: venue.name, path });
  }
  return [...activitiesByKey.values()].slice(0, MAX_ACTIVITIES);
}
