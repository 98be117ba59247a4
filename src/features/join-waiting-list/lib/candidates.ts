import type { ActivitySessionDetail, PersonVerdict, WaitingEntry } from '@/shared/api';

/** One of the customer's people, with the server's verdict. */
interface Candidate extends Pick<PersonVerdict, 'attendee'> {
  readonly verdict: { readonly code: string; readonly message: string | null };
}

/** A full session, course or camp, as far as one waits for it. */
export interface Awaited extends Pick<ActivitySessionDetail, 'id'> {
  readonly waitingList: {
    readonly isOpen: boolean;
    readonly length: number;
    readonly mine: readonly WaitingEntry[];
  };
  readonly people: readonly Candidate[];
  /** Of a camp: the days that are full, of which one chooses. */
  readonly days?: readonly AwaitedDay[];
}

export interface AwaitedDay {
  readonly id: string;
  /** "Wednesday 16 December" */
  readonly name: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
}

/** What is chosen of a camp: an option by day. */
export type WaitedDays = Readonly<Record<string, string>>;

/** An option of a day was ticked or unticked: one is taken of each day. */
export function withDay(chosen: WaitedDays, dayId: string, optionId: string): WaitedDays {
  const { [dayId]: current, ...others } = chosen;
  return current === optionId ? others : { ...others, [dayId]: optionId };
}

/** What is chosen, as far as one can still wait for it, as the server takes it; null for anything but a camp. */
export function daysToSend(
  { days }: Pick<Awaited, 'days'>,
  chosen: WaitedDays,
): { dayId: string; optionId: string }[] | null {
  if (!days) return null;
  return days.flatMap(({ id: dayId, options }) => {
    const option = options.find(({ id }) => id === chosen[dayId]);
    return option ? [{ dayId, optionId: option.id }] : [];
  });
}

/** Whether nothing keeps a person from coming but that there is no place. */
export function canWait({ verdict }: Pick<Candidate, 'verdict'>): boolean {
  return verdict.code === 'full';
}

/** The customer waits, if they can, or the only one who can. */
export function waitingAtFirst({ people }: Pick<Awaited, 'people'>): ReadonlySet<string> {
  const candidates = people.filter(canWait);
  const self = candidates.find(({ attendee }) => attendee.relation === 'self');
  const first = self ?? (candidates.length === 1 ? candidates[0] : undefined);
  return new Set(first ? [first.attendee.id] : []);
}

/** Those who were chosen, as far as they can still wait, in the order of the list. */
export function waitingOf({ people }: Pick<Awaited, 'people'>, chosen: ReadonlySet<string>): string[] {
  return people
    .filter((person) => canWait(person) && chosen.has(person.attendee.id))
    .map(({ attendee }) => attendee.id);
}

/** The customer's entries: those that the server named, and those that were made here since. */
export function ownEntries(
  { id, waitingList: { mine } }: Pick<Awaited, 'id' | 'waitingList'>,
  joined: readonly WaitingEntry[],
): WaitingEntry[] {
  const made = joined.filter(
    (entry) => entry.session.id === id && !mine.some((known) => known.id === entry.id),
  );
  return [...mine, ...made];
}

/** What a customer with these entries can still wait for: of a camp other days too, of anything else only for others. */
export function awaitedBeside(awaited: Awaited, entries: readonly WaitingEntry[]): Awaited {
  if (awaited.days) return awaited;
  const waiting = entries.flatMap(({ attendees }) => attendees.map(({ id }) => id));
  return { ...awaited, people: awaited.people.filter(({ attendee }) => !waiting.includes(attendee.id)) };
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
  awaited: Pick<Awaited, 'id' | 'waitingList'> & { readonly state: string },
  joined: readonly WaitingEntry[],
): boolean {
  const { isOpen, length } = awaited.waitingList;
  return ownEntries(awaited, joined).length > 0 || (awaited.state === 'full' && (isOpen || length > 0));
}
