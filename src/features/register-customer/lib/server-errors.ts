import {
  type ApiFailure,
  type DataFieldForm,
  type DataFieldSection,
  failureMessages,
  failureText,
  isExpired,
  requestText,
} from '@/shared/api';
import { type FieldErrors, fieldPathOf } from '@/shared/forms';
import { text } from '../texts';
import { emailFieldOf, PASSWORD, REPEAT } from './register-form';

const TOO_MANY = 429;

function keyOf(name: string, message: string, names: ReadonlySet<string>): string | null {
  // The server writes about the repeated password under the name of the password. Requirement J4.19.
  if (/password confirmation/i.test(message)) return REPEAT;
  if (name === PASSWORD || name === REPEAT) return name;
  return fieldPathOf(name, (own) => names.has(own));
}

function formErrorText(failure: ApiFailure): string {
  if (failure.kind === 'validation') return text.orServers('register.failed', failure.message);
  if (failure.kind === 'http' && failure.status === TOO_MANY) return failureText(failure);
  return requestText(isExpired(failure) ? 'request.expired' : 'request.server');
}

/** True for a refusal of the e-mail address. */
export function isAboutEmail(failure: ApiFailure, form: DataFieldForm | null): boolean {
  const names = failure.kind === 'validation' ? Object.keys(failure.errors) : [];
  return names.length > 0 && names.every((name) => name === emailFieldOf(form)?.name);
}

/** True for a failure that names no field to go to. */
export function isAboutNoField(failure: ApiFailure): boolean {
  return failure.kind !== 'validation' || Object.keys(failure.errors).length === 0;
}

/**
 * What a refused registration says: the server's messages beside the fields they are about, and under '' what is about the form as
 * a whole. Requirements J4.24, J4.25.
 */
export function registerErrors(failure: ApiFailure, sections: readonly DataFieldSection[]): FieldErrors {
  const names = new Set(sections.flatMap(({ sectionFields }) => sectionFields.map(({ name }) => name)));
  return failureMessages(failure, (name, message) => keyOf(name, message, names), formErrorText);
}
