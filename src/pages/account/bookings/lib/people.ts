import type { AccountBooking } from '@/shared/api';

/** The people of more bookings, by their ids. The same people give the same map. */
export function withPeopleOf(
  known: ReadonlyMap<string, string>,
  bookings: readonly AccountBooking[],
): ReadonlyMap<string, string> {
  const found = bookings.flatMap(({ attendee }) => attendee ?? []).filter(({ id }) => !known.has(id));
  return found.length === 0
    ? known
    : new Map([...known, ...found.map(({ id, name }) => [id, name] as const)]);
}
