import { type ApiFailure, groupMessages } from '@/shared/api';
import type { FieldErrors } from '@/shared/forms';
import { formatFormError } from './details-errors';
import { NEW_PASSWORD_FIELD, REPEATED_PASSWORD_FIELD } from './password-form';
import { CURRENT_PASSWORD_FIELD } from './section-form';

const PASSWORD_FIELDS = [CURRENT_PASSWORD_FIELD, NEW_PASSWORD_FIELD, REPEATED_PASSWORD_FIELD];

/** The errors of a password that was not changed: by field, or under '' for the whole form. */
export function toPasswordErrors(failure: ApiFailure): FieldErrors {
  return groupMessages(failure, findFieldPath, formatFormError);
}

/**
 * The field of a server error. The server reports errors of the repeated password under the name of the password.
 * Requirement J4.19.
 */
function findFieldPath(name: string, message: string): string | null {
  if (/password confirmation/i.test(message)) return REPEATED_PASSWORD_FIELD;
  return PASSWORD_FIELDS.includes(name) ? name : null;
}
