import type { AccountBooking } from '@/shared/api';

/** Adds the attendees of more bookings to the map, by their IDs. Returns the same map if there are no new ones. */
export function withPeopleOf(
  knownNames: ReadonlyMap<string, string>,
  bookings: readonly AccountBooking[],
): ReadonlyMap<string, string> {
  const newPeople = bookings
    .flatMap(({ attendee }) => attendee ?? [])
    .filter(({ id }) => !knownNames.has(id));
  return newPeople.length === 0
    ? knownNames
    : new Map([...knownNames, ...newPeople.map(({ id, name }) => [id, name] as const)]);
}
