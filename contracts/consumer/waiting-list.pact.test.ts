import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import * as api from '../../src/shared/api/index.ts';
import { buildPlaceDay } from '../../tests/fixtures/cart.ts';
import { buildCampEntry, buildWaitingEntry, buildWaitingOffer } from '../../tests/fixtures/waiting-list.ts';
import { buildResponseBody } from '../../tests/fixtures/wire.ts';
import { providerStateValues } from '../state-values.ts';
import { matchBody, matchList } from './body-matcher.ts';
import { notFoundAnswer, UNKNOWN_ID } from './unknown-values.ts';
import { buildFailureBody, matchPath, matchProviderValue, verifyInteraction } from './verify-interaction.ts';

const { waitingEntryId, sessionId, courseId, userId } = providerStateValues;
const { campId, campDayId, campOptionId, attendeeId } = providerStateValues;
const LIST_PATH = '/api/activities/waiting-list';
const waitingRequest = { given: 'a-waiting-customer', token: 'valid' } as const;
const offerRequest = { given: 'an-offer-from-a-waiting-list', token: 'valid' } as const;
const entryPath = matchPath`/api/activities/waiting-list/${'waitingEntryId'}`;
const customerIds = [matchProviderValue('userId')];
const joinBody = { session_id: matchProviderValue('sessionId'), attendee_ids: customerIds };
const childIds = [matchProviderValue('attendeeId')];
const campBody = { session_id: matchProviderValue('campId'), attendee_ids: childIds };
const joinRequest = { method: 'POST', path: LIST_PATH, body: joinBody, token: 'valid' } as const;
const joinList = () => api.joinWaitingList({ sessionId, attendeeIds: [userId] });
const cartMatcher = MatchersV3.like({
  items: MatchersV3.eachLike({ id: MatchersV3.string(waitingEntryId), type: 'activity' }),
  hold_until: MatchersV3.string('2026-11-24T12:15:00Z'),
});
const daysMatcher = MatchersV3.eachLike({ label: MatchersV3.string('Full day') });

/** Nullable keys of an entry: `rank` while it waits, `offer_until` once a place is offered. */
const rankKey = { rank: MatchersV3.integer(3) };
const offerUntilKey = {
  offer_until: MatchersV3.like({
    at: MatchersV3.string('2026-11-23T19:02:11.000Z'),
    local_date: MatchersV3.regex('^\\d{4}-\\d{2}-\\d{2}$', '2026-11-23'),
    local_time: MatchersV3.regex('^\\d{2}:\\d{2}$', '19:02'),
  }),
};

describe('a waiting list', () => {
  test('a customer joins a waiting list', async () => {
    const outcome = await verifyInteraction(
      {
        ...joinRequest,
        given: 'a-full-session',
        description: 'a customer to wait for a place',
        answers: { status: 201, body: buildEntryBody(buildWaitingEntry(), rankKey) },
      },
      joinList,
    );

    expect(outcome).toMatchObject({ status: 'waiting', rank: 3, session: { localStart: '18:30' } });
  });

  test('a customer joins the waiting list of a full course by its id', async () => {
    const session = { ...buildWaitingEntry().session, type: 'course' as const };
    const outcome = await verifyInteraction(
      {
        ...joinRequest,
        given: 'a-full-course',
        body: { ...joinBody, session_id: matchProviderValue('courseId') },
        description: 'a customer to wait for a place in a course',
        answers: { status: 201, body: buildEntryBody(buildWaitingEntry({ session }), rankKey) },
      },
      () => api.joinWaitingList({ sessionId: courseId, attendeeIds: [userId] }),
    );

    expect(outcome).toMatchObject({ status: 'waiting', session: { type: 'course' } });
  });

  test('a customer joins the waiting list of a camp by its id, for some of its days', async () => {
    const campDays = MatchersV3.eachLike(matchBody('PlaceDay', buildPlaceDay({ extras: [] })));
    const outcome = await verifyInteraction(
      {
        ...joinRequest,
        given: 'a-camp-full-on-wednesday',
        body: {
          ...campBody,
          days: [{ day_id: matchProviderValue('campDayId'), option_id: matchProviderValue('campOptionId') }],
        },
        description: 'a customer to wait for a day of a camp',
        answers: { status: 201, body: buildEntryBody(buildCampEntry(), { ...rankKey, days: campDays }) },
      },
      () =>
        api.joinWaitingList({
          sessionId: campId,
          attendeeIds: [attendeeId],
          days: [{ dayId: campDayId, optionId: campOptionId }],
        }),
    );

    expect(outcome).toMatchObject({ session: { type: 'camp' }, days: [{ label: 'Full day' }] });
  });

  test('joining the waiting list of a camp without days is a 422 at the days', async () => {
    const outcome = await verifyInteraction(
      {
        ...joinRequest,
        given: 'a-camp-full-on-wednesday',
        body: { ...campBody, days: [] },
        description: 'a customer to wait for a camp without days',
        answers: { status: 422, body: buildFailureBody('Choose at least one day.', 'days') },
      },
      () => api.joinWaitingList({ sessionId: campId, attendeeIds: [attendeeId], days: [] }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { days: [expect.any(String)] } });
  });

  test('joining the waiting list of a session with free places is a 422 with one message', async () => {
    const refusal = { ...buildFailureBody('Spaces have come up. You can book now.'), code: 'not_full' };
    const outcome = await verifyInteraction(
      {
        ...joinRequest,
        given: 'a-session-with-spaces',
        description: 'a customer to wait where there are places',
        answers: { status: 422, body: refusal },
      },
      joinList,
    );

    expect(outcome).toMatchObject({ kind: 'validation', message: expect.any(String) });
  });

  test('joining the waiting list of an unknown session is a 404', async () => {
    const outcome = await verifyInteraction(
      {
        ...joinRequest,
        given: 'a-full-session',
        body: { ...joinBody, session_id: 'no-such-session' },
        description: 'a customer to wait for an unknown session',
        answers: notFoundAnswer,
      },
      () => api.joinWaitingList({ sessionId: 'no-such-session', attendeeIds: [userId] }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });

  test('joining a waiting list without attendees is a 422 at the attendees', async () => {
    const outcome = await verifyInteraction(
      {
        ...joinRequest,
        given: 'a-full-session',
        body: { ...joinBody, attendee_ids: [] },
        description: 'nobody to wait for a place',
        answers: { status: 422, body: buildFailureBody('The given data was invalid.', 'attendee_ids') },
      },
      () => api.joinWaitingList({ sessionId, attendeeIds: [] }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { attendee_ids: [expect.any(String)] } });
  });

  test('the waiting-list entries of a customer are listed', async () => {
    const outcome = await verifyInteraction(
      {
        ...waitingRequest,
        method: 'GET',
        path: LIST_PATH,
        description: 'what a customer waits for',
        answers: { status: 200, body: buildResponseBody(matchList('WaitingEntry', buildWaitingEntry())) },
      },
      () => api.listWaitingEntries(),
    );

    expect(outcome).toMatchObject([{ status: 'waiting', attendees: [{ name: 'Sam Taylor' }] }]);
  });

  test('the entry of a parent who waits for a camp is listed with its days', async () => {
    const outcome = await verifyInteraction(
      {
        ...waitingRequest,
        given: 'a-parent-who-waits-for-a-camp',
        method: 'GET',
        path: LIST_PATH,
        description: 'what a parent waits for at a camp',
        answers: { status: 200, body: { data: MatchersV3.eachLike({ days: daysMatcher }) } },
      },
      () => api.listWaitingEntries(),
    );

    expect(outcome).toMatchObject([{ days: [{ label: 'Full day' }] }]);
  });

  test('a customer leaves a waiting list', async () => {
    const outcome = await verifyInteraction(
      {
        ...waitingRequest,
        method: 'DELETE',
        path: entryPath,
        description: 'a customer to stop waiting',
        answers: {
          status: 200,
          body: buildEntryBody(buildWaitingEntry({ status: 'ended' }), {
            ended_by: MatchersV3.string('left'),
          }),
        },
      },
      () => api.leaveWaitingList({ id: waitingEntryId }),
    );

    expect(outcome).toMatchObject({ status: 'ended', endedBy: 'left' });
  });
});

describe('an offer of a waiting list', () => {
  test('an offer of a waiting list is read with its expiry', async () => {
    const outcome = await verifyInteraction(
      {
        ...offerRequest,
        method: 'GET',
        path: entryPath,
        description: 'an offer of a waiting list',
        answers: { status: 200, body: buildEntryBody(buildWaitingOffer(), offerUntilKey) },
      },
      () => api.loadWaitingEntry({ id: waitingEntryId }),
    );

    expect(outcome).toMatchObject({ status: 'offered', offerUntil: { localTime: '19:02' } });
  });

  test('an offer of a waiting list is accepted into the cart', async () => {
    const outcome = await verifyInteraction(
      {
        ...offerRequest,
        method: 'POST',
        path: matchPath`/api/activities/waiting-list/${'waitingEntryId'}/accept`,
        description: 'an offer to be accepted',
        answers: { status: 200, body: { data: cartMatcher } },
      },
      () => api.acceptWaitingOffer({ id: waitingEntryId }),
    );

    expect(outcome).toMatchObject({ items: [{ type: 'activity' }], holdUntil: expect.any(String) });
  });

  test('an offer of a waiting list of a day of a camp is accepted into the cart', async () => {
    const items = MatchersV3.eachLike({ type: 'camp', days: daysMatcher });
    const outcome = await verifyInteraction(
      {
        ...offerRequest,
        given: 'an-offer-of-camp-days',
        method: 'POST',
        path: matchPath`/api/activities/waiting-list/${'waitingEntryId'}/accept`,
        description: 'an offer of a day of a camp to be accepted',
        answers: { status: 200, body: { data: MatchersV3.like({ items }) } },
      },
      () => api.acceptWaitingOffer({ id: waitingEntryId }),
    );

    expect(outcome).toMatchObject({ items: [{ type: 'camp' }] });
  });

  test('accepting an offer that was not made is a 422 with one message', async () => {
    const outcome = await verifyInteraction(
      {
        ...waitingRequest,
        method: 'POST',
        path: matchPath`/api/activities/waiting-list/${'waitingEntryId'}/accept`,
        description: 'an offer to be accepted that was not made',
        answers: { status: 422, body: { ...buildFailureBody('This offer has expired.'), code: 'no_offer' } },
      },
      () => api.acceptWaitingOffer({ id: waitingEntryId }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', message: expect.any(String) });
  });

  test.each([
    ['read', 'GET', '', (entryId: string) => api.loadWaitingEntry({ id: entryId })],
    ['let go', 'DELETE', '', (entryId: string) => api.leaveWaitingList({ id: entryId })],
    ['accepted', 'POST', '/accept', (entryId: string) => api.acceptWaitingOffer({ id: entryId })],
  ] as const)('another customer’s offer cannot be %s: a 404', async (action, method, pathSuffix, send) => {
    const outcome = await verifyInteraction(
      {
        ...waitingRequest,
        method,
        path: `${LIST_PATH}/${UNKNOWN_ID}${pathSuffix}`,
        description: `an offer to somebody else to be ${action}`,
        answers: notFoundAnswer,
      },
      () => send(UNKNOWN_ID),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });
});

/** A response with the required keys of an entry, and the nullable keys in `nullableKeys`. */
function buildEntryBody(entry: ReturnType<typeof buildWaitingEntry>, nullableKeys: Record<string, unknown>) {
  const matcher = matchBody('WaitingEntry', entry);
  const isRecord = typeof matcher === 'object' && matcher !== null && 'value' in matcher;
  if (!isRecord || typeof matcher.value !== 'object') throw new Error('The entry is matched by its keys.');
  return buildResponseBody(MatchersV3.like({ ...matcher.value, status: entry.status, ...nullableKeys }));
}
