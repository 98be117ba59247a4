const MS_PER_MINUTE = 60_000;

const OFFER_MINUTES = 60;
/** Near the start an offer is short, so that it passes on quickly. */
const SHORT_OFFER = { minutes: 15, withinMinutes: 4 * 60 };
/** Nobody is booked automatically when too little time is left to cancel for free. */
const AUTO_BOOK_MARGIN_MINUTES = 60;

/** One entry of a waiting list. */
export interface WaitingEntry {
  readonly id: string;
  readonly joinedAt: Date;
  /** The number of attendees. They are served together or not at all. */
  readonly placeCount: number;
  /** The keys of the places that each of them needs: the session or the course, or each half of a camp's days. */
  readonly placeKeys: readonly string[];
}

/** Sorts the list: strictly first come, first served; entries of the same instant by id. */
export function sortByWaitingOrder<Entry extends WaitingEntry>(entries: readonly Entry[]): Entry[] {
  return [...entries].sort(
    (first, second) =>
      first.joinedAt.getTime() - second.joinedAt.getTime() || (first.id < second.id ? -1 : 1),
  );
}

/**
 * Chooses the entries that free places serve, by key. An entry that needs more than are left of any of its keys
 * keeps its rank, and the next one that fits is served.
 */
export function pickEntriesToServe<Entry extends WaitingEntry>(
  entries: readonly Entry[],
  freePlaces: ReadonlyMap<string, number>,
): Entry[] {
  const placesLeft = new Map(freePlaces);
  return sortByWaitingOrder(entries).filter(({ placeCount, placeKeys }) => {
    if (placeKeys.some((key) => (placesLeft.get(key) ?? 0) < placeCount)) return false;
    for (const key of placeKeys) placesLeft.set(key, (placesLeft.get(key) ?? 0) - placeCount);
    return true;
  });
}

/** The rank of an entry, from 1; null if it is not on the list. */
export function findRank(entries: readonly WaitingEntry[], id: string): number | null {
  const index = sortByWaitingOrder(entries).findIndex((entry) => entry.id === id);
  return index < 0 ? null : index + 1;
}

export interface FreedPlaceContext {
  readonly now: Date;
  readonly startsAt: Date;
  /** Cancelling is free until this many minutes before the start. */
  readonly cancelMinutes: number;
  /** Whether all attendees of the entry have a price of 0. */
  readonly costsNothing: boolean;
}

/** What happens when a place comes free for an entry: it is booked, it is offered, or the whole list gets an email. */
export function decideServing({
  now,
  startsAt,
  cancelMinutes,
  costsNothing,
}: FreedPlaceContext): 'book' | 'offer' | 'tell' | 'nothing' {
  const minutesLeft = (startsAt.getTime() - now.getTime()) / MS_PER_MINUTE;
  if (minutesLeft <= 0) return 'nothing';
  if (minutesLeft <= cancelMinutes) return 'tell';
  return costsNothing && now < calculateAutoBookDeadline(startsAt, cancelMinutes) ? 'book' : 'offer';
}

/** The instant from which a place is no longer booked without asking. */
export function calculateAutoBookDeadline(startsAt: Date, cancelMinutes: number): Date {
  return new Date(startsAt.getTime() - (cancelMinutes + AUTO_BOOK_MARGIN_MINUTES) * MS_PER_MINUTE);
}

/** Until when an offer made now is valid, at most until the start. */
export function calculateOfferDeadline(now: Date, startsAt: Date): Date {
  const msLeft = startsAt.getTime() - now.getTime();
  const minutes = msLeft <= SHORT_OFFER.withinMinutes * MS_PER_MINUTE ? SHORT_OFFER.minutes : OFFER_MINUTES;
  return new Date(Math.min(now.getTime() + minutes * MS_PER_MINUTE, startsAt.getTime()));
}
