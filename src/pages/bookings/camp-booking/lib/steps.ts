import type { Camp } from '@/shared/api';
import type { ComingChild } from './plan';

export type Step = 'children' | 'days' | 'forms';

/** The step that the address names, or the last that can be shown before it. */
export function stepIn(query: URLSearchParams, coming: readonly ComingChild[]): Step {
  const wanted = query.get('step');
  if ((wanted !== 'days' && wanted !== 'forms') || coming.length === 0) return 'children';
  return wanted === 'forms' && withoutDays(coming).length === 0 ? 'forms' : 'days';
}

/** The children for whom no day is chosen yet. */
export function withoutDays(coming: readonly ComingChild[]): ComingChild[] {
  return coming.filter(({ chosen }) => Object.keys(chosen).length === 0);
}

/** The steps of booking a camp: as many at the end as at the beginning, also when a child is added on the way. */
export const stepsOf = ({ formNeeded }: Camp): Step[] =>
  formNeeded ? ['children', 'days', 'forms'] : ['children', 'days'];

/** The children whose form is missing, or has been completed in this visit. */
export function inFormsStep(coming: readonly ComingChild[], seen: ReadonlySet<string>): ComingChild[] {
  return coming.filter(({ person }) => person.needsForm || seen.has(person.attendee.id));
}
