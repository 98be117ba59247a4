import { type ChosenDays, keepAvailable, toCampDays } from '@/features/choose-camp-days';
import { type Camp, type CampPerson, campItem, type NewCartItem } from '@/shared/api';

/** What a parent has chosen, as far as it is in the page: nothing of it is kept elsewhere. */
export interface Plan {
  /** The ids of the children who come, in the order in which they were chosen. */
  readonly childIds: readonly string[];
  /** All of them come on the same days. */
  readonly isSame: boolean;
  /** By child. While the days are the same they are those of the first. */
  readonly chosen: Readonly<Record<string, ChosenDays>>;
}

export const NO_PLAN: Plan = { childIds: [], isSame: true, chosen: {} };

/** More children than these would be more to take off than to tick. */
const MOST_SUGGESTED = 2;

/** The children who come until the parent says otherwise: those who can, and have nothing of the camp yet, where they are one or two. */
export function suggestedChildren({ people }: Camp): string[] {
  const free = people.filter(({ verdict, taken }) => verdict.canBook && taken.length === 0);
  return free.length <= MOST_SUGGESTED ? free.map(({ attendee }) => attendee.id) : [];
}

export function withChild(plan: Plan, id: string): Plan {
  const childIds = plan.childIds.includes(id)
    ? plan.childIds.filter((one) => one !== id)
    : [...plan.childIds, id];
  // The days that are the same stay when the child goes who had them.
  const [before, first] = [plan.childIds[0], childIds[0]];
  const same = before === undefined ? undefined : plan.chosen[before];
  const chosen = plan.isSame && first !== undefined && same ? { ...plan.chosen, [first]: same } : plan.chosen;
  return { ...plan, childIds, chosen };
}

/** Days that were the same are where each child's own begin. */
export function withSame(plan: Plan, isSame: boolean): Plan {
  const first = plan.chosen[plan.childIds[0] ?? ''] ?? {};
  if (isSame) return { ...plan, isSame };
  return { ...plan, isSame, chosen: Object.fromEntries(plan.childIds.map((id) => [id, first])) };
}

export function withDays(plan: Plan, childId: string, days: ChosenDays): Plan {
  return { ...plan, chosen: { ...plan.chosen, [childId]: days } };
}

/** A child who comes, with the days that can still be had. */
export interface ComingChild {
  readonly person: CampPerson;
  readonly chosen: ChosenDays;
}

/** The children who come and can be booked, each with their days. */
export function comingChildren({ childIds, isSame, chosen }: Plan, camp: Camp): ComingChild[] {
  const first = childIds[0] ?? '';
  return childIds.flatMap((id) => {
    const person = camp.people.find(({ attendee }) => attendee.id === id);
    if (!person?.verdict.canBook) return [];
    return [{ person, chosen: keepAvailable(chosen[isSame ? first : id] ?? {}, camp, person.taken) }];
  });
}

/** The items of a plan for the basket; none while a child has no day. */
export function campItems(children: readonly ComingChild[], camp: Camp): NewCartItem[] {
  if (children.some(({ chosen }) => Object.keys(chosen).length === 0)) return [];
  return children.map(({ person, chosen }) =>
    campItem(camp.id, person.attendee.id, toCampDays(chosen, camp)),
  );
}

/** The camp after the form of a child has been completed. */
export function withForm(camp: Camp, childId: string): Camp {
  const people = camp.people.map((person) =>
    person.attendee.id === childId ? { ...person, needsForm: false } : person,
  );
  return { ...camp, people };
}
