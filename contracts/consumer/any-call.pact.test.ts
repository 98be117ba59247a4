import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import type { StateName } from '../states.ts';
import { everyCall } from './every-call.ts';
import { buildFailureBody, verifyInteraction } from './verify-interaction.ts';

// Failures that any call can have. The request has no body, because the body does not decide the outcome.

interface Failure {
  readonly status: 401 | 419 | 429 | 500 | 503;
  readonly given: StateName;
  readonly circumstance: string;
  readonly hasRetryAfter?: true;
}

/** Failures that depend on the call: who may make it, and how often. */
const failuresOfSomeCalls: readonly Failure[] = [
  { status: 401, given: 'a-visitor', circumstance: 'without authentication' },
  { status: 429, given: 'too-many-calls', circumstance: 'after too many calls', hasRetryAfter: true },
];
/** Failures that the site handles alike for every call (`tests/faults` proves it), so each has one contract. */
const failuresOfAnyCall: readonly Failure[] = [
  { status: 419, given: 'an-expired-page', circumstance: 'from an expired page' },
  { status: 500, given: 'a-broken-server', circumstance: 'with a server error' },
  { status: 503, given: 'planned-maintenance', circumstance: 'during maintenance', hasRetryAfter: true },
];

const failedCalls = [
  ...failuresOfSomeCalls.flatMap((failure) =>
    everyCall
      .filter(({ failureStatuses }) => failureStatuses?.some((status) => status === failure.status))
      .map((call) => ({ failure, call })),
  ),
  ...failuresOfAnyCall.flatMap((failure) =>
    everyCall.filter(({ name }) => name === 'a log-in').map((call) => ({ failure, call })),
  ),
].map(({ failure, call }) => ({
  ...failure,
  call,
  description: `${call.name} ${failure.circumstance}`,
}));

describe('a failure that any call can have', () => {
  test.each(failedCalls)(
    '$description: $status',
    async ({ status, given, hasRetryAfter, call, description }) => {
      const { name: _name, failureStatuses: _failureStatuses, html, send, ...request } = call;
      const isAnonymous = status !== 401;
      const outcome = await verifyInteraction(
        {
          ...request,
          given,
          description,
          token: isAnonymous ? 'none' : 'expired',
          ...(html ? { accept: 'text/html' } : {}),
          answers: {
            status,
            body: buildFailureBody('A sentence about it.'),
            ...(hasRetryAfter ? { headers: { 'Retry-After': MatchersV3.regex('^[0-9]+$', '30') } } : {}),
          },
        },
        send,
      );

      expect(outcome).toEqual({
        kind: 'http',
        status,
        message: 'A sentence about it.',
        ...(hasRetryAfter ? { retryAfter: 30 } : {}),
      });
    },
  );
});
