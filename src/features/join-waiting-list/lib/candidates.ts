import type { ActivitySessionDetail, PersonVerdict, WaitingEntry } from '@/shared/api';

/** One of the customer's attendees, with the server's verdict. */
interface Candidate extends Pick<PersonVerdict, 'attendee'> {
  readonly verdict: { readonly code: string; readonly message: string | null };
}

/** The full session, course or camp that a customer can wait for. */
export interface WaitingTarget extends Pick<ActivitySessionDetail, 'id'> {
  readonly waitingList: {
    readonly isOpen: boolean;
    readonly length: number;
    readonly mine: readonly WaitingEntry[];
  };
  readonly people: readonly Candidate[];
  /** For a camp: its full days, from which the customer chooses. */
  readonly days?: readonly WaitingDay[];
  /** Whether other days can be booked, which is offered first. */
  readonly canBookOtherDays?: boolean;
}

export interface WaitingDay {
  readonly id: string;
  /** "Wednesday 16 December" */
  readonly name: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
}

/** Whether a person could come if there were a place. */
export function canWait({ verdict }: Pick<Candidate, 'verdict'>): boolean {
  return verdict.code === 'full';
}

/** The customer's entries: those from the server, and those made here since. */
export function listOwnEntries(
  { id, waitingList: { mine } }: Pick<WaitingTarget, 'id' | 'waitingList'>,
  newEntries: readonly WaitingEntry[],
): WaitingEntry[] {
  const unlistedEntries = newEntries.filter(
    (entry) => entry.session.id === id && !mine.some((serverEntry) => serverEntry.id === entry.id),
  );
  return [...mine, ...unlistedEntries];
}

/** The entry made here for one person; null if there is none. */
export function findJoinedEntry(
  newEntries: readonly WaitingEntry[],
  sessionId: string,
  attendeeId: string,
): WaitingEntry | null {
  const joinedEntry = newEntries.find(
    ({ session, attendees }) => session.id === sessionId && attendees.some(({ id }) => id === attendeeId),
  );
  return joinedEntry ?? null;
}

/** Whether the page of a session, course or camp shows a waiting list. */
export function hasWaitingList(
  target: Pick<WaitingTarget, 'id' | 'waitingList'> & { readonly state: string },
  newEntries: readonly WaitingEntry[],
): boolean {
  const { isOpen, length } = target.waitingList;
  return listOwnEntries(target, newEntries).length > 0 || (target.state === 'full' && (isOpen || length > 0));
}
