import type { AccountBooking } from '@/shared/api';

/** Adds the attendees of more bookings to the map, by their IDs. Returns the same map if there are no new ones. */
export function addAttendeeNames(
  knownNames: ReadonlyMap<string, string>,
  bookings: readonly AccountBooking[],
): ReadonlyMap<string, string> {
  const newAttendees = bookings
    .flatMap(({ attendee }) => attendee ?? [])
    .filter(({ id }) => !knownNames.has(id));
  return newAttendees.length === 0
    ? knownNames
    : new Map([...knownNames, ...newAttendees.map(({ id, name }) => [id, name] as const)]);
}
