import type { WaitingEntry } from '@/shared/api';
import { canWait, type WaitingTarget } from './candidates';

// The code of the list itself, which loads only for full sessions.

/** The chosen option of a camp by day id. */
export type WaitedDays = Readonly<Record<string, string>>;

/** Toggles an option of a day; each day has at most one. */
export function withDay(chosen: WaitedDays, dayId: string, optionId: string): WaitedDays {
  const { [dayId]: current, ...others } = chosen;
  return current === optionId ? others : { ...others, [dayId]: optionId };
}

/** The chosen days that can still be waited for, as the server takes them; null for anything but a camp. */
export function toSentDays(
  { days }: Pick<WaitingTarget, 'days'>,
  chosen: WaitedDays,
): { dayId: string; optionId: string }[] | null {
  if (!days) return null;
  return days.flatMap(({ id: dayId, options }) => {
    const option = options.find(({ id }) => id === chosen[dayId]);
    return option ? [{ dayId, optionId: option.id }] : [];
  });
}

/** Preselects the customer if they can wait, otherwise the only person who can. */
export function initialWaiting({ people }: Pick<WaitingTarget, 'people'>): ReadonlySet<string> {
  const candidates = people.filter(canWait);
  const self = candidates.find(({ attendee }) => attendee.relation === 'self');
  const first = self ?? (candidates.length === 1 ? candidates[0] : undefined);
  return new Set(first ? [first.attendee.id] : []);
}

/** The chosen people who can still wait, in list order. */
export function filterWaiting(
  { people }: Pick<WaitingTarget, 'people'>,
  chosen: ReadonlySet<string>,
): string[] {
  return people
    .filter((person) => canWait(person) && chosen.has(person.attendee.id))
    .map(({ attendee }) => attendee.id);
}

/** What a customer with these entries can still wait for: other people, and for a camp also other days. */
export function withoutWaitingPeople(
  awaited: WaitingTarget,
  entries: readonly WaitingEntry[],
): WaitingTarget {
  if (awaited.days) return awaited;
  const waiting = entries.flatMap(({ attendees }) => attendees.map(({ id }) => id));
  return { ...awaited, people: awaited.people.filter(({ attendee }) => !waiting.includes(attendee.id)) };
}
