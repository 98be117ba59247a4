import type { WaitingEntry } from '@/shared/api';
import { canWait, type WaitingTarget } from './candidates';

// What only the list itself needs, whose code comes for what is full.

/** What is chosen of a camp: an option by day. */
export type WaitedDays = Readonly<Record<string, string>>;

/** An option of a day was ticked or unticked: one is taken of each day. */
export function withDay(chosen: WaitedDays, dayId: string, optionId: string): WaitedDays {
  const { [dayId]: current, ...others } = chosen;
  return current === optionId ? others : { ...others, [dayId]: optionId };
}

/** What is chosen, as far as one can still wait for it, as the server takes it; null for anything but a camp. */
export function daysToSend(
  { days }: Pick<WaitingTarget, 'days'>,
  chosen: WaitedDays,
): { dayId: string; optionId: string }[] | null {
  if (!days) return null;
  return days.flatMap(({ id: dayId, options }) => {
    const option = options.find(({ id }) => id === chosen[dayId]);
    return option ? [{ dayId, optionId: option.id }] : [];
  });
}

/** The customer waits, if they can, or the only one who can. */
export function waitingAtFirst({ people }: Pick<WaitingTarget, 'people'>): ReadonlySet<string> {
  const candidates = people.filter(canWait);
  const self = candidates.find(({ attendee }) => attendee.relation === 'self');
  const first = self ?? (candidates.length === 1 ? candidates[0] : undefined);
  return new Set(first ? [first.attendee.id] : []);
}

/** Those who were chosen, as far as they can still wait, in the order of the list. */
export function waitingOf({ people }: Pick<WaitingTarget, 'people'>, chosen: ReadonlySet<string>): string[] {
  return people
    .filter((person) => canWait(person) && chosen.has(person.attendee.id))
    .map(({ attendee }) => attendee.id);
}

/** What a customer with these entries can still wait for: of a camp other days too, of anything else only for others. */
export function awaitedBeside(awaited: WaitingTarget, entries: readonly WaitingEntry[]): WaitingTarget {
  if (awaited.days) return awaited;
  const waiting = entries.flatMap(({ attendees }) => attendees.map(({ id }) => id));
  return { ...awaited, people: awaited.people.filter(({ attendee }) => !waiting.includes(attendee.id)) };
}
