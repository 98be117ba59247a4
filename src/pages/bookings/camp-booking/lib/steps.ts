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

/** The steps that these children need: none needs a form, and there is no step for it. */
export function stepsFor(
  coming: readonly ComingChild[],
  { formNeeded }: Camp,
  seen: ReadonlySet<string>,
): Step[] {
  const isAsked = coming.some(({ person }) => person.needsForm || seen.has(person.attendee.id));
  return formNeeded && isAsked ? ['children', 'days', 'forms'] : ['children', 'days'];
}
