import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { loadActivitySession, loadTimetable } from '../../src/shared/api/index.ts';
import { buildActivitySession, buildVerdict, buildYourPrice } from '../../tests/fixtures/activities.ts';
import { buildPrice } from '../../tests/fixtures/wire.ts';
import { providerStateValues } from '../state-values.ts';
import { matchBody } from './body-matcher.ts';
import { matchPath, matchProviderValue, verifyInteraction } from './verify-interaction.ts';

const { venueSlug, sessionDate, sessionId } = providerStateValues;
const { id, title, local_date, local_start, local_end, starts_at, state } = buildActivitySession();
const rowKeys = Object.fromEntries(
  Object.entries({ id, title, local_date, local_start, local_end, starts_at, state }).map(([key, value]) => [
    key,
    MatchersV3.string(value),
  ]),
);

describe('a row of the timetable', () => {
  test.each([
    [
      'from which price members book',
      'sessions.members_from',
      'a-session-with-spaces',
      { ...rowKeys, members_from: matchBody('Price', buildPrice(520)) },
      { membersFrom: { amount: 520 } },
    ],
    [
      "why none of the caller's people can book",
      'sessions.verdict',
      'a-booked-class',
      { ...rowKeys, verdict: matchBody('Verdict', buildVerdict()) },
      { verdict: { canBook: false, code: 'already_booked' } },
    ],
    [
      'whose price it is',
      'sessions.yours.for_people',
      'a-parent-of-two',
      {
        ...rowKeys,
        yours: MatchersV3.like({
          price: matchBody('Price', buildPrice(420)),
          label: MatchersV3.string('Junior'),
          for_people: MatchersV3.eachLike('Leo'),
        }),
      },
      { yours: { price: { amount: 420 }, forPeople: ['Leo'] } },
    ],
  ] as const)(
    'a row of the timetable says %s',
    async (statement, optionalKey, given, matchedRow, expectedSession) => {
      const outcome = await verifyInteraction(
        {
          given,
          token: 'valid',
          optionalKey,
          description: `a row of the timetable that says ${statement}`,
          method: 'GET',
          path: '/api/activities/timetable',
          query: {
            venue: matchProviderValue('venueSlug'),
            from: matchProviderValue('sessionDate'),
            days: '1',
          },
          answers: {
            status: 200,
            body: { data: { sessions: MatchersV3.arrayContaining(matchedRow) } },
          },
        },
        () => loadTimetable({ venue: venueSlug, from: sessionDate, days: 1 }),
      );

      expect(outcome).toMatchObject({ sessions: [expectedSession] });
    },
  );
});

test("the caller's price of a session names the reduction", async () => {
  const { price, label } = buildYourPrice();
  const outcome = await verifyInteraction(
    {
      given: 'a-customer-with-a-package',
      token: 'valid',
      optionalKey: 'yours.reduction_kind',
      description: 'a session whose price a package lowers',
      method: 'GET',
      path: matchPath`/api/activities/sessions/${'sessionId'}`,
      answers: {
        status: 200,
        body: {
          data: MatchersV3.like({
            id: MatchersV3.string(sessionId),
            yours: MatchersV3.like({
              price: matchBody('Price', price),
              label: MatchersV3.string(label),
              reduction_kind: MatchersV3.regex('^(membership|benefit|package)$', 'package'),
            }),
          }),
        },
      },
    },
    () => loadActivitySession({ sessionId }),
  );

  expect(outcome).toMatchObject({ yours: { reductionKind: 'package' } });
});
