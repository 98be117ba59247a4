import type { ApiFailure } from '@/shared/api';
import type { FieldErrors } from '@/shared/forms';
import { wholeText } from './details-errors';
import { PASSWORD, REPEAT } from './password-form';
import { CURRENT_PASSWORD } from './section-form';

const FIELDS = [CURRENT_PASSWORD, PASSWORD, REPEAT];

/** Why the password was not changed: beside the field, or under '' for the form as a whole. */
export function passwordErrors(failure: ApiFailure): FieldErrors {
  const said =
    failure.kind === 'validation'
      ? Object.entries(failure.errors).flatMap(([name, messages]) =>
          messages.map((message) => ({ path: pathOf(name, message), message })),
        )
      : [];
  if (said.length === 0) return { '': [wholeText(failure)] };
  const paths = [...new Set(said.map(({ path }) => path))];
  return Object.fromEntries(
    paths.map((path) => [path, said.filter((one) => one.path === path).map(({ message }) => message)]),
  );
}

/** The server writes about the repeated password under the name of the password. Requirement J4.19. */
function pathOf(name: string, message: string): string {
  if (/password confirmation/i.test(message)) return REPEAT;
  return FIELDS.includes(name) ? name : '';
}
