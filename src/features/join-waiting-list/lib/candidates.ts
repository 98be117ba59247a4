import type { ActivitySessionDetail, PersonVerdict } from '@/shared/api';

/** A full session or course, as far as one waits for it. */
export type Awaited = Pick<ActivitySessionDetail, 'id' | 'people' | 'waitingList'>;

/** Whether nothing keeps a person from coming but that there is no place. */
export function canWait({ verdict }: PersonVerdict): boolean {
  return verdict.code === 'full';
}

/** The customer waits, if they can. */
export function waitingAtFirst({ people }: Pick<Awaited, 'people'>): ReadonlySet<string> {
  const self = people.find((person) => person.attendee.relation === 'self' && canWait(person));
  return new Set(self ? [self.attendee.id] : []);
}

/** Those who were chosen, as far as they can still wait, in the order of the list. */
export function waitingOf({ people }: Pick<Awaited, 'people'>, chosen: ReadonlySet<string>): string[] {
  return people
    .filter((person) => canWait(person) && chosen.has(person.attendee.id))
    .map(({ attendee }) => attendee.id);
}

/** Whether the page of a session or a course has something to say about a waiting list. */
export function hasWaitingList(
  { id, state, waitingList }: Pick<Awaited, 'id' | 'waitingList'> & { readonly state: string },
  joined: ReadonlyMap<string, unknown>,
): boolean {
  return (
    waitingList.mine !== null ||
    joined.has(id) ||
    (state === 'full' && (waitingList.isOpen || waitingList.length > 0))
  );
}
