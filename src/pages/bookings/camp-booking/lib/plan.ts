import { type ChosenDays, filterAvailableDays, toCampDays } from '@/features/choose-camp-days';
import { type Camp, type CampPerson, type NewCartItem, toCampItem } from '@/shared/api';

/** What a parent has chosen on the page so far. */
export interface Plan {
  /** The IDs of the attending children, in the order in which they were chosen. */
  readonly childIds: readonly string[];
  /** Whether all of them come on the same days. */
  readonly isSame: boolean;
  /** The chosen days by child ID. While the days are the same, those of the first child apply to all. */
  readonly chosenDays: Readonly<Record<string, ChosenDays>>;
}

export const EMPTY_PLAN: Plan = { childIds: [], isSame: true, chosenDays: {} };

/** With more children than this none is preselected, because the parent would have to untick too many. */
const MAX_PRESELECTED_CHILDREN = 2;

/** The preselected children: those who can come and have booked nothing of the camp yet, if they are one or two. */
export function suggestChildren({ people }: Camp): string[] {
  const unbookedChildren = people.filter(({ verdict, taken }) => verdict.canBook && taken.length === 0);
  return unbookedChildren.length <= MAX_PRESELECTED_CHILDREN
    ? unbookedChildren.map(({ attendee }) => attendee.id)
    : [];
}

/** Adds a child to the plan, or removes a child who is in it. */
export function toggleChild(plan: Plan, childId: string): Plan {
  const childIds = plan.childIds.includes(childId)
    ? plan.childIds.filter((id) => id !== childId)
    : [...plan.childIds, childId];
  // If the first child is removed, the next one takes over the common days.
  const [oldFirstId, newFirstId] = [plan.childIds[0], childIds[0]];
  const sharedDays = oldFirstId === undefined ? undefined : plan.chosenDays[oldFirstId];
  const chosenDays =
    plan.isSame && newFirstId !== undefined && sharedDays
      ? { ...plan.chosenDays, [newFirstId]: sharedDays }
      : plan.chosenDays;
  return { ...plan, childIds, chosenDays };
}

/** Switches between common and separate days; each child's own days start with the common ones. */
export function setSameDays(plan: Plan, isSame: boolean): Plan {
  const firstChildDays = plan.chosenDays[plan.childIds[0] ?? ''] ?? {};
  if (isSame) return { ...plan, isSame };
  return { ...plan, isSame, chosenDays: Object.fromEntries(plan.childIds.map((id) => [id, firstChildDays])) };
}

export function setChildDays(plan: Plan, childId: string, days: ChosenDays): Plan {
  return { ...plan, chosenDays: { ...plan.chosenDays, [childId]: days } };
}

/** An attending child, with the chosen days that are still available. */
export interface AttendingChild {
  readonly person: CampPerson;
  readonly chosenDays: ChosenDays;
}

/** The attending children who can be booked, with their days. */
export function listAttendingChildren({ childIds, isSame, chosenDays }: Plan, camp: Camp): AttendingChild[] {
  const firstId = childIds[0] ?? '';
  return childIds.flatMap((id) => {
    const person = camp.people.find(({ attendee }) => attendee.id === id);
    if (!person?.verdict.canBook) return [];
    return [
      {
        person,
        chosenDays: filterAvailableDays(chosenDays[isSame ? firstId : id] ?? {}, camp, person.taken),
      },
    ];
  });
}

/** The basket items of a plan; empty while a child has no day. */
export function toCampItems(children: readonly AttendingChild[], camp: Camp): NewCartItem[] {
  if (children.some(({ chosenDays }) => Object.keys(chosenDays).length === 0)) return [];
  return children.map(({ person, chosenDays }) =>
    toCampItem(camp.id, person.attendee.id, toCampDays(chosenDays, camp)),
  );
}

/** The camp after the form of a child was completed. */
export function markFormCompleted(camp: Camp, childId: string): Camp {
  const people = camp.people.map((person) =>
    person.attendee.id === childId ? { ...person, needsForm: false } : person,
  );
  return { ...camp, people };
}
