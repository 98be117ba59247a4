import { type ApiFailure, type DataFieldSection, failureMessages, failureText } from '@/shared/api';
import { type FieldErrors, fieldPathOf } from '@/shared/forms';
import { text } from '../texts';
import { CURRENT_PASSWORD } from './section-form';

const UNAUTHENTICATED = 401;

/** The errors of details that were not saved: by field, or under '' for the whole form. */
export function detailsErrors(failure: ApiFailure, { sectionFields }: DataFieldSection): FieldErrors {
  const isField = (name: string) => sectionFields.some((field) => field.name === name);
  return failureMessages(
    failure,
    (name) => (name === CURRENT_PASSWORD ? name : fieldPathOf(name, isField)),
    formErrorText,
  );
}

/**
 * The error text for the whole form. A 401 that did not reload the page was for a token that another tab has replaced.
 */
export function formErrorText(failure: ApiFailure): string {
  const isRenewed = failure.kind === 'http' && failure.status === UNAUTHENTICATED;
  return isRenewed ? text('details.renewed') : failureText(failure);
}
