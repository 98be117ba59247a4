import { bookAgainPath } from '@/entities/booking';
import type { AccountBooking } from '@/shared/api';

/** An activity that the customer has attended, with its link to the bookings site. */
export interface RebookableActivity {
  readonly title: string;
  readonly venue: string;
  readonly path: string;
}

const MAX_ACTIVITIES = 3;

type Past = Pick<AccountBooking, 'title' | 'venue' | 'activitySlug' | 'campSlug'>;

/** The most recent different activities, the latest first. */
export function bookAgain(
  past: readonly Past[],
  offers: { hasCamps: boolean },
): readonly RebookableActivity[] {
  const found = new Map<string, RebookableActivity>();
  for (const booked of past) {
    const { title, venue, activitySlug } = booked;
    const path = bookAgainPath(booked, offers);
    const key = activitySlug ?? title;
    if (venue.slug !== '' && !found.has(key)) found.set(key, { title, venue: venue.name, path });
  }
  return [...found.values()].slice(0, MAX_ACTIVITIES);
}
