import { type ApiFailure, type DataFieldSection, describeFailure, groupMessages } from '@/shared/api';
import { type FieldErrors, findFieldPath } from '@/shared/forms';
import { text } from '../texts';
import { CURRENT_PASSWORD_FIELD } from './section-form';

const UNAUTHENTICATED_STATUS = 401;

/** The errors of details that were not saved: by field, or under '' for the whole form. */
export function toDetailsErrors(failure: ApiFailure, { sectionFields }: DataFieldSection): FieldErrors {
  const isField = (name: string) => sectionFields.some((field) => field.name === name);
  return groupMessages(
    failure,
    (name) => (name === CURRENT_PASSWORD_FIELD ? name : findFieldPath(name, isField)),
    formatFormError,
  );
}

/**
 * The error text for the whole form. A 401 that did not reload the page was for a token that another tab has replaced.
 */
export function formatFormError(failure: ApiFailure): string {
  const isTokenReplaced = failure.kind === 'http' && failure.status === UNAUTHENTICATED_STATUS;
  return isTokenReplaced ? text('details.renewed') : describeFailure(failure);
}
