import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import {
  listActivities,
  loadActivity,
  loadActivitySession,
  loadTimetable,
} from '../../src/shared/api/index.ts';
import {
  buildActivity,
  buildActivityDetail,
  buildActivitySessionDetail,
  buildPersonVerdict,
  buildSessionRepeat,
  buildTimetable,
} from '../../tests/fixtures/activities.ts';
import { buildPrice, buildResponseBody } from '../../tests/fixtures/wire.ts';
import { providerStateValues } from '../state-values.ts';
import { matchBody, matchList } from './body-matcher.ts';
import { notFoundAnswer, UNKNOWN_SLUG } from './unknown-values.ts';
import { buildFailureBody, matchPath, matchProviderValue, verifyInteraction } from './verify-interaction.ts';

const { venueSlug, sessionDate, sessionId, activitySlug, bookingId } = providerStateValues;
const readRequest = { given: 'a-session-with-spaces', method: 'GET' } as const;
const timetableRequest = { ...readRequest, path: '/api/activities/timetable' } as const;
const sessionRequest = { ...readRequest, path: matchPath`/api/activities/sessions/${'sessionId'}` } as const;

describe('the timetable', () => {
  test.each(['visitor', 'customer'] as const)('a %s reads the timetable of a day', async (reader) => {
    const body = buildResponseBody(matchBody('Timetable', buildTimetable()));
    const outcome = await verifyInteraction(
      {
        ...timetableRequest,
        token: reader === 'visitor' ? 'none' : 'valid',
        description: `the timetable of a day for a ${reader}`,
        query: { venue: matchProviderValue('venueSlug'), from: matchProviderValue('sessionDate'), days: '1' },
        answers: { status: 200, body },
      },
      () => loadTimetable({ venue: venueSlug, from: sessionDate, days: 1 }),
    );

    expect(outcome).toMatchObject({
      activities: [{ slug: 'yoga' }],
      sessions: [{ localStart: '18:30', state: 'few' }],
    });
  });

  test('the timetable marks the sessions that the customer has booked', async () => {
    const matchBookedPeople = MatchersV3.eachLike({
      session_id: MatchersV3.string(sessionId),
      booking_id: MatchersV3.string(bookingId),
    });
    const outcome = await verifyInteraction(
      {
        ...timetableRequest,
        given: 'a-booked-class',
        token: 'valid',
        optionalKey: 'booked',
        description: 'the timetable of a day with a booking',
        query: { venue: matchProviderValue('venueSlug'), from: matchProviderValue('sessionDate'), days: '1' },
        answers: { status: 200, body: { data: MatchersV3.like({ booked: matchBookedPeople }) } },
      },
      () => loadTimetable({ venue: venueSlug, from: sessionDate, days: 1 }),
    );

    expect(outcome).toMatchObject({ booked: [{ bookingId }] });
  });

  test('the timetable of an unknown centre is a 404', async () => {
    const outcome = await verifyInteraction(
      {
        ...timetableRequest,
        description: 'the timetable of an unknown centre',
        query: { venue: UNKNOWN_SLUG, from: matchProviderValue('sessionDate') },
        answers: notFoundAnswer,
      },
      () => loadTimetable({ venue: UNKNOWN_SLUG, from: sessionDate }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });

  test('the timetable of a day in the past is a 422 with a message at the day', async () => {
    const outcome = await verifyInteraction(
      {
        ...timetableRequest,
        description: 'the timetable of a day in the past',
        query: { venue: matchProviderValue('venueSlug'), from: '2020-01-01' },
        answers: { status: 422, body: buildFailureBody('Choose today or a later day.', 'from') },
      },
      () => loadTimetable({ venue: venueSlug, from: '2020-01-01' }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { from: [expect.any(String)] } });
  });
});

describe('a session', () => {
  test('a visitor reads a session with the prices for everybody', async () => {
    const outcome = await verifyInteraction(
      {
        ...sessionRequest,
        description: 'a session for a visitor',
        answers: {
          status: 200,
          body: buildResponseBody(matchBody('ActivitySessionDetail', buildActivitySessionDetail())),
        },
      },
      () => loadActivitySession({ sessionId }),
    );

    expect(outcome).toMatchObject({ title: 'Yoga for improvers', openOffers: [{ label: 'Adult' }] });
  });

  test('a customer reads a session with a verdict on each of their attendees', async () => {
    const sessionDetail = buildActivitySessionDetail({ people: [buildPersonVerdict()] });
    const outcome = await verifyInteraction(
      {
        ...sessionRequest,
        given: 'a-parent-of-two',
        token: 'valid',
        description: 'a session for a customer',
        answers: { status: 200, body: buildResponseBody(matchBody('ActivitySessionDetail', sessionDetail)) },
      },
      () => loadActivitySession({ sessionId }),
    );

    expect(outcome).toMatchObject({ people: [{ verdict: { canBook: true, code: 'ok' } }] });
  });

  test('a session lists its repeats in later weeks', async () => {
    const sessionDetail = buildActivitySessionDetail({ repeats: [buildSessionRepeat()] });
    const outcome = await verifyInteraction(
      {
        ...sessionRequest,
        token: 'valid',
        given: 'a-weekly-session',
        description: 'a weekly session',
        answers: {
          status: 200,
          body: buildResponseBody(
            MatchersV3.like({
              id: MatchersV3.string(sessionDetail.id),
              repeats: MatchersV3.eachLike(matchBody('SessionRepeat', buildSessionRepeat())),
            }),
          ),
        },
      },
      () => loadActivitySession({ sessionId }),
    );

    expect(outcome).toMatchObject({ repeats: [{ localDate: '2026-12-01', state: 'available' }] });
  });

  test('a session shows the lowest price for members', async () => {
    const sessionDetail = buildActivitySessionDetail();
    const outcome = await verifyInteraction(
      {
        ...sessionRequest,
        description: 'a session that costs members less',
        answers: {
          status: 200,
          body: buildResponseBody(
            MatchersV3.like({
              id: MatchersV3.string(sessionDetail.id),
              members_from: matchBody('Price', buildPrice(520)),
            }),
          ),
        },
      },
      () => loadActivitySession({ sessionId }),
    );

    expect(outcome).toMatchObject({ membersFrom: { amount: 520 } });
  });

  test('reading a session that does not exist is a 404', async () => {
    const outcome = await verifyInteraction(
      {
        ...sessionRequest,
        path: '/api/activities/sessions/no-such-session',
        description: 'an unknown session',
        answers: notFoundAnswer,
      },
      () => loadActivitySession({ sessionId: 'no-such-session' }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });
});

describe('activities', () => {
  const catalogueRequest = { ...readRequest, path: '/api/activities/catalogue' } as const;
  const activityRequest = {
    ...readRequest,
    path: matchPath`/api/activities/catalogue/${'activitySlug'}`,
  } as const;

  test('the activities of a centre are listed', async () => {
    const outcome = await verifyInteraction(
      {
        ...catalogueRequest,
        description: 'the activities of a centre',
        query: { venue: matchProviderValue('venueSlug') },
        answers: { status: 200, body: buildResponseBody(matchList('Activity', buildActivity())) },
      },
      () => listActivities({ venue: venueSlug }),
    );

    expect(outcome).toMatchObject([{ slug: 'yoga', categoryName: 'Mind and body' }]);
  });

  test('the activities of an unknown centre are a 404', async () => {
    const outcome = await verifyInteraction(
      {
        ...catalogueRequest,
        description: 'the activities of an unknown centre',
        query: { venue: UNKNOWN_SLUG },
        answers: notFoundAnswer,
      },
      () => listActivities({ venue: UNKNOWN_SLUG }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });

  test('an activity is read with its sessions', async () => {
    const outcome = await verifyInteraction(
      {
        ...activityRequest,
        description: 'an activity',
        query: { venue: matchProviderValue('venueSlug') },
        answers: {
          status: 200,
          body: buildResponseBody(matchBody('ActivityDetail', buildActivityDetail())),
        },
      },
      () => loadActivity({ venue: venueSlug, activitySlug }),
    );

    expect(outcome).toMatchObject({ slug: 'yoga', sessions: [{ title: 'Yoga for improvers' }] });
  });

  test('an activity that the centre does not have is a 404', async () => {
    const outcome = await verifyInteraction(
      {
        ...activityRequest,
        path: '/api/activities/catalogue/no-such-activity',
        description: 'an unknown activity',
        query: { venue: matchProviderValue('venueSlug') },
        answers: notFoundAnswer,
      },
      () => loadActivity({ venue: venueSlug, activitySlug: 'no-such-activity' }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });

  test.each([
    ['the activities', catalogueRequest, (unknownSlug: string) => listActivities({ venue: unknownSlug })],
    [
      'an activity',
      activityRequest,
      (unknownSlug: string) => loadActivity({ venue: unknownSlug, activitySlug }),
    ],
  ] as const)('reading %s with an invalid venue is a 422', async (subject, subjectRequest, sendWithVenue) => {
    const outcome = await verifyInteraction(
      {
        ...subjectRequest,
        description: `${subject} of an invalid venue`,
        query: { venue: 'No Centre' },
        answers: { status: 422, body: buildFailureBody('The given data was invalid.', 'venue') },
      },
      () => sendWithVenue('No Centre'),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { venue: [expect.any(String)] } });
  });
});
