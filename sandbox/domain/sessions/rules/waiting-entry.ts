import type { WaitingEnd, WaitingStatus } from '../../common/types.ts';

const ENTRY_TRANSITIONS: Readonly<Record<WaitingStatus, readonly WaitingStatus[]>> = {
  waiting: ['told', 'offered', 'booked', 'ended'],
  told: ['waiting', 'offered', 'booked', 'ended'],
  offered: ['accepted', 'booked', 'ended'],
  // An offer is used once: what happens in the basket puts nobody back on the list.
  accepted: ['booked'],
  booked: [],
  ended: [],
};

export function canMoveEntry(from: WaitingStatus, to: WaitingStatus): boolean {
  return ENTRY_TRANSITIONS[from].includes(to);
}

interface TimedEntry {
  readonly status: WaitingStatus;
  readonly endedBy: WaitingEnd | null;
  readonly offerUntil: Date | null;
}

/**
 * The current state of an entry: an offer ends at its exact instant, and a list at the start of its session, even
 * before that is stored.
 */
export function deriveWaitingEntry<Entry extends TimedEntry>(
  entry: Entry,
  startsAt: Date | null,
  now: Date,
): Entry {
  const buildEndedEntry = (endedBy: WaitingEnd): Entry => ({ ...entry, status: 'ended', endedBy });
  const { status, offerUntil } = entry;
  if (status === 'offered' && offerUntil !== null && offerUntil <= now) return buildEndedEntry('expired');
  const isOnList = status === 'waiting' || status === 'told';
  return isOnList && startsAt !== null && startsAt <= now ? buildEndedEntry('started') : entry;
}
