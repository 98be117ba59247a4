import type { ActivitySessionDetail, PersonVerdict, WaitingEntry } from '@/shared/api';

/** One of the customer's people, with the server's verdict. */
interface Candidate extends Pick<PersonVerdict, 'attendee'> {
  readonly verdict: { readonly code: string; readonly message: string | null };
}

/** A full session, course or camp, as far as one waits for it. */
export interface WaitingTarget extends Pick<ActivitySessionDetail, 'id'> {
  readonly waitingList: {
    readonly isOpen: boolean;
    readonly length: number;
    readonly mine: readonly WaitingEntry[];
  };
  readonly people: readonly Candidate[];
  /** Of a camp: the days that are full, of which one chooses. */
  readonly days?: readonly WaitingDay[];
  /** Days of it can be booked, which comes first. */
  readonly isBesideBooking?: boolean;
}

export interface WaitingDay {
  readonly id: string;
  /** "Wednesday 16 December" */
  readonly name: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
}

/** Whether nothing keeps a person from coming but that there is no place. */
export function canWait({ verdict }: Pick<Candidate, 'verdict'>): boolean {
  return verdict.code === 'full';
}

/** The customer's entries: those that the server named, and those that were made here since. */
export function ownEntries(
  { id, waitingList: { mine } }: Pick<WaitingTarget, 'id' | 'waitingList'>,
  joined: readonly WaitingEntry[],
): WaitingEntry[] {
  const made = joined.filter(
    (entry) => entry.session.id === id && !mine.some((known) => known.id === entry.id),
  );
  return [...mine, ...made];
}

/** The entry that was made here for one person; null without one. */
export function joinedFor(
  joined: readonly WaitingEntry[],
  sessionId: string,
  attendeeId: string,
): WaitingEntry | null {
  const made = joined.find(
    ({ session, attendees }) => session.id === sessionId && attendees.some(({ id }) => id === attendeeId),
  );
  return made ?? null;
}

/** Whether the page of a session, a course or a camp has something to say about a waiting list. */
export function hasWaitingList(
  awaited: Pick<WaitingTarget, 'id' | 'waitingList'> & { readonly state: string },
  joined: readonly WaitingEntry[],
): boolean {
  const { isOpen, length } = awaited.waitingList;
  return ownEntries(awaited, joined).length > 0 || (awaited.state === 'full' && (isOpen || length > 0));
}
