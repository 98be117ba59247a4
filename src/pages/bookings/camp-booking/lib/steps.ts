import type { Camp } from '@/shared/api';
import type { AttendingChild } from './plan';

export type Step = 'children' | 'days' | 'forms';

/** The step in the address, or the last step before it that can already be shown. */
export function findStep(query: URLSearchParams, attendingChildren: readonly AttendingChild[]): Step {
  const stepParam = query.get('step');
  if ((stepParam !== 'days' && stepParam !== 'forms') || attendingChildren.length === 0) return 'children';
  return stepParam === 'forms' && withoutDays(attendingChildren).length === 0 ? 'forms' : 'days';
}

/** The children without any chosen day. */
export function withoutDays(attendingChildren: readonly AttendingChild[]): AttendingChild[] {
  return attendingChildren.filter(({ chosenDays }) => Object.keys(chosenDays).length === 0);
}

/**
 * The steps of booking a camp. Their number does not change while the customer is booking, even if a child is added.
 */
export const listSteps = ({ formNeeded }: Camp): Step[] =>
  formNeeded ? ['children', 'days', 'forms'] : ['children', 'days'];

/** The children whose form is missing or was completed in this visit. */
export function listFormsStep(
  attendingChildren: readonly AttendingChild[],
  completedIds: ReadonlySet<string>,
): AttendingChild[] {
  return attendingChildren.filter(({ person }) => person.needsForm || completedIds.has(person.attendee.id));
}
