import {
  type ApiFailure,
  type DataFieldForm,
  type DataFieldSection,
  describeFailure,
  groupMessages,
  isExpired,
  requestText,
} from '@/shared/api';
import { type FieldErrors, findFieldPath } from '@/shared/forms';
import { text } from '../texts';
import { findEmailField, PASSWORD_KEY, REPEAT_KEY } from './register-form';

const TOO_MANY_REQUESTS = 429;

function findFieldKey(name: string, message: string, names: ReadonlySet<string>): string | null {
  // The server reports problems with the password confirmation under the password's name. Requirement J4.19.
  if (/password confirmation/i.test(message)) return REPEAT_KEY;
  if (name === PASSWORD_KEY || name === REPEAT_KEY) return name;
  return findFieldPath(name, (fieldName) => names.has(fieldName));
}

function formatFormError(failure: ApiFailure): string {
  if (failure.kind === 'validation') return text.orServers('register.failed', failure.message);
  if (failure.kind === 'http' && failure.status === TOO_MANY_REQUESTS) return describeFailure(failure);
  return requestText(isExpired(failure) ? 'request.expired' : 'request.server');
}

/** Whether a failure is a refusal of the e-mail address. */
export function isAboutEmail(failure: ApiFailure, form: DataFieldForm | null): boolean {
  const names = failure.kind === 'validation' ? Object.keys(failure.errors) : [];
  return names.length > 0 && names.every((name) => name === findEmailField(form)?.name);
}

/** Whether a failure names no field of the form. */
export function isAboutNoField(failure: ApiFailure): boolean {
  return failure.kind !== 'validation' || Object.keys(failure.errors).length === 0;
}

/**
 * The messages for a refused registration: the server's messages by field, and general ones under ''. Requirements J4.24, J4.25.
 */
export function toFieldErrors(failure: ApiFailure, sections: readonly DataFieldSection[]): FieldErrors {
  const names = new Set(sections.flatMap(({ sectionFields }) => sectionFields.map(({ name }) => name)));
  return groupMessages(failure, (name, message) => findFieldKey(name, message, names), formatFormError);
}
