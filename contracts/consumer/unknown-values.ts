import { buildFailureBody } from './verify-interaction.ts';

/** An id that nothing has. */
export const UNKNOWN_ID = '00000000-0000-8000-a000-000000000000';

/** A slug that no centre has. */
export const UNKNOWN_SLUG = 'no-such-centre';

/** A text that is longer than the API document allows for an id, a name or a code. */
export const OVERLONG_TEXT = 'x'.repeat(600);

/** The answer to a request about something that does not exist or belongs to another customer. */
export const notFoundAnswer = {
  status: 404,
  body: buildFailureBody('Unable to complete request, item not found.'),
} as const;
