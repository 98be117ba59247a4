import { type ChosenDays, keepAvailable, toCampDays } from '@/features/choose-camp-days';
import { type Camp, type CampPerson, type NewCartItem, toCampItem } from '@/shared/api';

/** What a parent has chosen on the page so far. */
export interface Plan {
  /** The IDs of the attending children, in the order in which they were chosen. */
  readonly childIds: readonly string[];
  /** Whether all of them come on the same days. */
  readonly isSame: boolean;
  /** The chosen days by child ID. While the days are the same, those of the first child apply to all. */
  readonly chosen: Readonly<Record<string, ChosenDays>>;
}

export const NO_PLAN: Plan = { childIds: [], isSame: true, chosen: {} };

/** With more children than this none is preselected, because the parent would have to untick too many. */
const MAX_PRESELECTED = 2;

/** The preselected children: those who can come and have booked nothing of the camp yet, if they are one or two. */
export function suggestChildren({ people }: Camp): string[] {
  const free = people.filter(({ verdict, taken }) => verdict.canBook && taken.length === 0);
  return free.length <= MAX_PRESELECTED ? free.map(({ attendee }) => attendee.id) : [];
}

export function withChild(plan: Plan, id: string): Plan {
  const childIds = plan.childIds.includes(id)
    ? plan.childIds.filter((one) => one !== id)
    : [...plan.childIds, id];
  // If the first child is removed, the next one takes over the common days.
  const [before, first] = [plan.childIds[0], childIds[0]];
  const same = before === undefined ? undefined : plan.chosen[before];
  const chosen = plan.isSame && first !== undefined && same ? { ...plan.chosen, [first]: same } : plan.chosen;
  return { ...plan, childIds, chosen };
}

/** Switches between common and separate days; each child's own days start with the common ones. */
export function withSame(plan: Plan, isSame: boolean): Plan {
  const first = plan.chosen[plan.childIds[0] ?? ''] ?? {};
  if (isSame) return { ...plan, isSame };
  return { ...plan, isSame, chosen: Object.fromEntries(plan.childIds.map((id) => [id, first])) };
}

export function withDays(plan: Plan, childId: string, days: ChosenDays): Plan {
  return { ...plan, chosen: { ...plan.chosen, [childId]: days } };
}

/** An attending child, with the chosen days that are still available. */
export interface ComingChild {
  readonly person: CampPerson;
  readonly chosen: ChosenDays;
}

/** The attending children who can be booked, with their days. */
export function listComingChildren({ childIds, isSame, chosen }: Plan, camp: Camp): ComingChild[] {
  const first = childIds[0] ?? '';
  return childIds.flatMap((id) => {
    const person = camp.people.find(({ attendee }) => attendee.id === id);
    if (!person?.verdict.canBook) return [];
    return [{ person, chosen: keepAvailable(chosen[isSame ? first : id] ?? {}, camp, person.taken) }];
  });
}

/** The basket items of a plan; empty while a child has no day. */
export function toCampItems(children: readonly ComingChild[], camp: Camp): NewCartItem[] {
  if (children.some(({ chosen }) => Object.keys(chosen).length === 0)) return [];
  return children.map(({ person, chosen }) =>
    toCampItem(camp.id, person.attendee.id, toCampDays(chosen, camp)),
  );
}

/** The camp after the form of a child was completed. */
export function withForm(camp: Camp, childId: string): Camp {
  const people = camp.people.map((person) =>
    person.attendee.id === childId ? { ...person, needsForm: false } : person,
  );
  return { ...camp, people };
}
