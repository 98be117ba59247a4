import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import type { StateName } from '../states.ts';
import { everyCall } from './every-call.ts';
import { failing, relyOn } from './rely-on.ts';

// Failures that can meet any call. The request stands without its body: it is not what decides.

interface Outcome {
  readonly status: 401 | 419 | 429 | 500 | 503;
  readonly given: StateName;
  readonly meets: string;
  readonly saysWhen?: true;
}

const outcomes: readonly Outcome[] = [
  { status: 401, given: 'a-visitor', meets: 'of nobody' },
  { status: 419, given: 'an-expired-page', meets: 'from an expired page' },
  { status: 429, given: 'too-many-calls', meets: 'one time too many', saysWhen: true },
  { status: 500, given: 'a-broken-server', meets: 'of a broken server' },
  { status: 503, given: 'planned-maintenance', meets: 'during maintenance', saysWhen: true },
];

const matrix = outcomes.flatMap((outcome) =>
  everyCall
    .filter(
      ({ mayAnswer }) => outcome.status >= 500 || mayAnswer?.some((status) => status === outcome.status),
    )
    .map((call) => ({ ...outcome, call, asking: `${call.name} ${outcome.meets}` })),
);

describe('a failure that can meet any call', () => {
  test.each(matrix)('$asking: $status', async ({ status, given, saysWhen, call, asking }) => {
    const { name: _name, mayAnswer: _mayAnswer, html, make, ...request } = call;
    const isVisitors = status !== 401;
    const outcome = await relyOn(
      {
        ...request,
        given,
        asking,
        as: isVisitors ? 'visitor' : 'stranger',
        ...(html ? { accept: 'text/html' } : {}),
        answers: {
          status,
          body: failing('A sentence about it.'),
          ...(saysWhen ? { headers: { 'Retry-After': MatchersV3.regex('^[0-9]+$', '30') } } : {}),
        },
      },
      make,
    );

    expect(outcome).toEqual({
      kind: 'http',
      status,
      message: 'A sentence about it.',
      ...(saysWhen ? { retryAfter: 30 } : {}),
    });
  });
});
