import type { AccountBooking } from '@/shared/api';

/** Adds the attendees of more bookings to the map, by their IDs. Returns the same map if there are no new ones. */
export function withPeopleOf(
  known: ReadonlyMap<string, string>,
  bookings: readonly AccountBooking[],
): ReadonlyMap<string, string> {
  const found = bookings.flatMap(({ attendee }) => attendee ?? []).filter(({ id }) => !known.has(id));
  return found.length === 0
    ? known
    : new Map([...known, ...found.map(({ id, name }) => [id, name] as const)]);
}
