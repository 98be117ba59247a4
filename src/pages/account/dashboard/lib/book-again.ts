import type { AccountBooking } from '@/shared/api';
import { venuePath } from '@/shared/routes';

/** An activity that the customer has been to, and the address of its timetable on the bookings site. */
export interface Again {
  readonly title: string;
  readonly venue: string;
  readonly path: string;
}

const MOST = 3;

type Past = Pick<AccountBooking, 'title' | 'venue' | 'activitySlug'>;

/** The last different activities, the latest first. */
export function bookAgain(past: readonly Past[]): readonly Again[] {
  const found = new Map<string, Again>();
  for (const { title, venue, activitySlug } of past) {
    const path = `${venuePath('location', venue.slug)}${activitySlug ? `?activity=${encodeURIComponent(activitySlug)}` : ''}`;
    const key = activitySlug ?? title;
    if (venue.slug !== '' && !found.has(key)) found.set(key, { title, venue: venue.name, path });
  }
  return [...found.values()].slice(0, MOST);
}
