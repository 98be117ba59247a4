import { type ApiFailure, type DataFieldSection, failureText } from '@/shared/api';
import { type FieldErrors, fieldPathOf } from '@/shared/forms';
import { text } from '../texts';
import { CURRENT_PASSWORD } from './section-form';

const UNAUTHENTICATED = 401;

/** Why the details were not saved: beside the field, or under '' for the form as a whole. */
export function detailsErrors(failure: ApiFailure, { sectionFields }: DataFieldSection): FieldErrors {
  const named = failure.kind === 'validation' ? Object.entries(failure.errors) : [];
  if (named.length === 0) return { '': [wholeText(failure)] };
  const isField = (name: string) => sectionFields.some((field) => field.name === name);
  const pathOf = (name: string) =>
    name === CURRENT_PASSWORD ? CURRENT_PASSWORD : (fieldPathOf(name, isField) ?? '');
  const errors = new Map<string, readonly string[]>();
  for (const [name, messages] of named) {
    const path = pathOf(name);
    errors.set(path, [...(errors.get(path) ?? []), ...messages]);
  }
  return Object.fromEntries(errors);
}

/** A 401 that leaves the page as it is was for a token that another tab has replaced. */
export function wholeText(failure: ApiFailure): string {
  const isRenewed = failure.kind === 'http' && failure.status === UNAUTHENTICATED;
  return isRenewed ? text('details.renewed') : failureText(failure);
}
