import type { Camp } from '@/shared/api';
import type { AttendingChild } from './plan';

export type BookingStep = 'children' | 'days' | 'forms';

/** The step in the address, or the last step before it that can already be shown. */
export function findStep(query: URLSearchParams, attendingChildren: readonly AttendingChild[]): BookingStep {
  const stepParam = query.get('step');
  if ((stepParam !== 'days' && stepParam !== 'forms') || attendingChildren.length === 0) return 'children';
  return stepParam === 'forms' && listChildrenWithoutDays(attendingChildren).length === 0 ? 'forms' : 'days';
}

/** The children without any chosen day. */
export function listChildrenWithoutDays(attendingChildren: readonly AttendingChild[]): AttendingChild[] {
  return attendingChildren.filter(({ chosenDays }) => Object.keys(chosenDays).length === 0);
}

/**
 * The steps of booking a camp. Their number does not change while the customer is booking, even if a child is added.
 */
export const listSteps = ({ formNeeded }: Camp): BookingStep[] =>
  formNeeded ? ['children', 'days', 'forms'] : ['children', 'days'];

/** The children whose form is missing or was completed in this visit. */
export function listChildrenWithForm(
  attendingChildren: readonly AttendingChild[],
  childIdsWithForm: ReadonlySet<string>,
): AttendingChild[] {
  return attendingChildren.filter(
    ({ person }) => person.needsForm || childIdsWithForm.has(person.attendee.id),
  );
}
