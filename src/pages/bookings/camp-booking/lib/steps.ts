import type { Camp } from '@/shared/api';
import type { ComingChild } from './plan';

export type Step = 'children' | 'days' | 'forms';

/** The step in the address, or the last step before it that can already be shown. */
export function findStep(query: URLSearchParams, coming: readonly ComingChild[]): Step {
  const wanted = query.get('step');
  if ((wanted !== 'days' && wanted !== 'forms') || coming.length === 0) return 'children';
  return wanted === 'forms' && withoutDays(coming).length === 0 ? 'forms' : 'days';
}

/** The children without any chosen day. */
export function withoutDays(coming: readonly ComingChild[]): ComingChild[] {
  return coming.filter(({ chosen }) => Object.keys(chosen).length === 0);
}

/**
 * The steps of booking a camp. Their number does not change while the customer is booking, even if a child is added.
 */
export const listSteps = ({ formNeeded }: Camp): Step[] =>
  formNeeded ? ['children', 'days', 'forms'] : ['children', 'days'];

/** The children whose form is missing or was completed in this visit. */
export function listFormsStep(coming: readonly ComingChild[], seen: ReadonlySet<string>): ComingChild[] {
  return coming.filter(({ person }) => person.needsForm || seen.has(person.attendee.id));
}
