import { type ApiFailure, groupMessages } from '@/shared/api';
import type { FieldErrors } from '@/shared/forms';
import { formatFormError } from './details-errors';
import { PASSWORD, REPEAT } from './password-form';
import { CURRENT_PASSWORD } from './section-form';

const FIELDS = [CURRENT_PASSWORD, PASSWORD, REPEAT];

/** The errors of a password that was not changed: by field, or under '' for the whole form. */
export function toPasswordErrors(failure: ApiFailure): FieldErrors {
  return groupMessages(failure, findFieldPath, formatFormError);
}

/**
 * The field of a server error. The server reports errors of the repeated password under the name of the password.
 * Requirement J4.19.
 */
function findFieldPath(name: string, message: string): string | null {
  if (/password confirmation/i.test(message)) return REPEAT;
  return FIELDS.includes(name) ? name : null;
}
