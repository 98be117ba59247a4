import type { WaitingEntry } from '@/shared/api';
import { canWait, type WaitingTarget } from './candidates';

// The code of the list itself, which loads only for full sessions.

/** The chosen option of a camp by day id. */
export type ChosenWaitingDays = Readonly<Record<string, string>>;

/** Toggles an option of a day; each day has at most one. */
export function toggleDay(chosenDays: ChosenWaitingDays, dayId: string, optionId: string): ChosenWaitingDays {
  const { [dayId]: currentOption, ...otherDays } = chosenDays;
  return currentOption === optionId ? otherDays : { ...otherDays, [dayId]: optionId };
}

/** The chosen days that can still be waited for, as the server takes them; null for anything but a camp. */
export function toRequestedDays(
  { days }: Pick<WaitingTarget, 'days'>,
  chosenDays: ChosenWaitingDays,
): { dayId: string; optionId: string }[] | null {
  if (!days) return null;
  return days.flatMap(({ id: dayId, options }) => {
    const option = options.find(({ id }) => id === chosenDays[dayId]);
    return option ? [{ dayId, optionId: option.id }] : [];
  });
}

/** Preselects the customer if they can wait, otherwise the only person who can. */
export function findInitialAttendeeIds({ people }: Pick<WaitingTarget, 'people'>): ReadonlySet<string> {
  const candidates = people.filter(canWait);
  const self = candidates.find(({ attendee }) => attendee.relation === 'self');
  const preselected = self ?? (candidates.length === 1 ? candidates[0] : undefined);
  return new Set(preselected ? [preselected.attendee.id] : []);
}

/** The chosen people who can still wait, in list order. */
export function filterWaitableIds(
  { people }: Pick<WaitingTarget, 'people'>,
  chosenIds: ReadonlySet<string>,
): string[] {
  return people
    .filter((person) => canWait(person) && chosenIds.has(person.attendee.id))
    .map(({ attendee }) => attendee.id);
}

/** What a customer with these entries can still wait for: other people, and for a camp also other days. */
export function excludeWaitingPeople(target: WaitingTarget, entries: readonly WaitingEntry[]): WaitingTarget {
  if (target.days) return target;
  const waitingIds = entries.flatMap(({ attendees }) => attendees.map(({ id }) => id));
  return { ...target, people: target.people.filter(({ attendee }) => !waitingIds.includes(attendee.id)) };
}
