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
import { buildAnswer, buildPrice } from '../../tests/fixtures/wire.ts';
import { stateValues } from '../state-values.ts';
import { matchBody, matchList } from './body-matcher.ts';
import { buildFailureBody, matchState, path, verifyInteraction } from './verify-interaction.ts';

const { venueSlug: venue, sessionDate: from, sessionId, activitySlug, bookingId } = stateValues;
const NO_SUCH = 'no-such-centre';
const notFound = { status: 404, body: buildFailureBody('Unable to complete request, item not found.') };
const ask = { given: 'a-session-with-spaces', method: 'GET' } as const;
const timetable = { ...ask, path: '/api/activities/timetable' } as const;
const session = { ...ask, path: path`/api/activities/sessions/${'sessionId'}` } as const;

describe('the timetable', () => {
  test.each(['visitor', 'customer'] as const)('a %s reads the timetable of a day', async (as) => {
    const body = buildAnswer(matchBody('Timetable', buildTimetable()));
    const outcome = await verifyInteraction(
      {
        ...timetable,
        as,
        description: `the timetable of a day for a ${as}`,
        query: { venue: matchState('venueSlug'), from: matchState('sessionDate'), days: '1' },
        answers: { status: 200, body },
      },
      () => loadTimetable({ venue, from, days: 1 }),
    );

    expect(outcome).toMatchObject({
      activities: [{ slug: 'yoga' }],
      sessions: [{ localStart: '18:30', state: 'few' }],
    });
  });

  test('the timetable marks the sessions that the customer has booked', async () => {
    const booked = MatchersV3.eachLike({
      session_id: MatchersV3.string(sessionId),
      booking_id: MatchersV3.string(bookingId),
    });
    const outcome = await verifyInteraction(
      {
        ...timetable,
        given: 'a-booked-class',
        as: 'customer',
        optional: 'booked',
        description: 'the timetable of a day with a booking',
        query: { venue: matchState('venueSlug'), from: matchState('sessionDate'), days: '1' },
        answers: { status: 200, body: { data: MatchersV3.like({ booked }) } },
      },
      () => loadTimetable({ venue, from, days: 1 }),
    );

    expect(outcome).toMatchObject({ booked: [{ bookingId }] });
  });

  test('the timetable of an unknown centre is a 404', async () => {
    const outcome = await verifyInteraction(
      {
        ...timetable,
        description: 'the timetable of an unknown centre',
        query: { venue: NO_SUCH, from: matchState('sessionDate') },
        answers: notFound,
      },
      () => loadTimetable({ venue: NO_SUCH, from }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });

  test('the timetable of a day in the past is a 422 with a message at the day', async () => {
    const outcome = await verifyInteraction(
      {
        ...timetable,
        description: 'the timetable of a day in the past',
        query: { venue: matchState('venueSlug'), from: '2020-01-01' },
        answers: { status: 422, body: buildFailureBody('Choose today or a later day.', 'from') },
      },
      () => loadTimetable({ venue, from: '2020-01-01' }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { from: [expect.any(String)] } });
  });
});

describe('a session', () => {
  test('a visitor reads a session with the prices for everybody', async () => {
    const outcome = await verifyInteraction(
      {
        ...session,
        description: 'a session for a visitor',
        answers: {
          status: 200,
          body: buildAnswer(matchBody('ActivitySessionDetail', buildActivitySessionDetail())),
        },
      },
      () => loadActivitySession({ sessionId }),
    );

    expect(outcome).toMatchObject({ title: 'Yoga for improvers', openOffers: [{ label: 'Adult' }] });
  });

  test('a customer reads a session with a verdict on each of their attendees', async () => {
    const detail = buildActivitySessionDetail({ people: [buildPersonVerdict()] });
    const outcome = await verifyInteraction(
      {
        ...session,
        given: 'a-parent-of-two',
        as: 'customer',
        description: 'a session for a customer',
        answers: { status: 200, body: buildAnswer(matchBody('ActivitySessionDetail', detail)) },
      },
      () => loadActivitySession({ sessionId }),
    );

    expect(outcome).toMatchObject({ people: [{ verdict: { canBook: true, code: 'ok' } }] });
  });

  test('a session lists its repeats in later weeks', async () => {
    const detail = buildActivitySessionDetail({ repeats: [buildSessionRepeat()] });
    const outcome = await verifyInteraction(
      {
        ...session,
        as: 'customer',
        given: 'a-weekly-session',
        description: 'a weekly session',
        answers: {
          status: 200,
          body: buildAnswer(
            MatchersV3.like({
              id: MatchersV3.string(detail.id),
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
    const detail = buildActivitySessionDetail();
    const outcome = await verifyInteraction(
      {
        ...session,
        description: 'a session that costs members less',
        answers: {
          status: 200,
          body: buildAnswer(
            MatchersV3.like({
              id: MatchersV3.string(detail.id),
              members_from: matchBody('Price', buildPrice(520)),
            }),
          ),
        },
      },
      () => loadActivitySession({ sessionId }),
    );

    expect(outcome).toMatchObject({ membersFrom: { amount: 520 } });
  });

  test('a session that does not exist is a 404', async () => {
    const outcome = await verifyInteraction(
      {
        ...session,
        path: '/api/activities/sessions/no-such-session',
        description: 'an unknown session',
        answers: notFound,
      },
      () => loadActivitySession({ sessionId: 'no-such-session' }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });
});

describe('activities', () => {
  const catalogue = { ...ask, path: '/api/activities/catalogue' } as const;
  const activity = { ...ask, path: path`/api/activities/catalogue/${'activitySlug'}` } as const;

  test('the activities of a centre are listed', async () => {
    const outcome = await verifyInteraction(
      {
        ...catalogue,
        description: 'the activities of a centre',
        query: { venue: matchState('venueSlug') },
        answers: { status: 200, body: buildAnswer(matchList('Activity', buildActivity())) },
      },
      () => listActivities({ venue }),
    );

    expect(outcome).toMatchObject([{ slug: 'yoga', categoryName: 'Mind and body' }]);
  });

  test('the activities of an unknown centre are a 404', async () => {
    const outcome = await verifyInteraction(
      {
        ...catalogue,
        description: 'the activities of an unknown centre',
        query: { venue: NO_SUCH },
        answers: notFound,
      },
      () => listActivities({ venue: NO_SUCH }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });

  test('an activity is read with its sessions', async () => {
    const outcome = await verifyInteraction(
      {
        ...activity,
        description: 'an activity',
        query: { venue: matchState('venueSlug') },
        answers: {
          status: 200,
          body: buildAnswer(matchBody('ActivityDetail', buildActivityDetail())),
        },
      },
      () => loadActivity({ venue, activitySlug }),
    );

    expect(outcome).toMatchObject({ slug: 'yoga', sessions: [{ title: 'Yoga for improvers' }] });
  });

  test('an activity that the centre does not have is a 404', async () => {
    const outcome = await verifyInteraction(
      {
        ...activity,
        path: '/api/activities/catalogue/no-such-activity',
        description: 'an unknown activity',
        query: { venue: matchState('venueSlug') },
        answers: notFound,
      },
      () => loadActivity({ venue, activitySlug: 'no-such-activity' }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });

  test.each([
    ['the activities', catalogue, (wrong: string) => listActivities({ venue: wrong })],
    ['an activity', activity, (wrong: string) => loadActivity({ venue: wrong, activitySlug })],
  ] as const)('%s with an invalid venue are a 422', async (name, call, make) => {
    const outcome = await verifyInteraction(
      {
        ...call,
        description: `${name} of an invalid venue`,
        query: { venue: 'No Centre' },
        answers: { status: 422, body: buildFailureBody('The given data was invalid.', 'venue') },
      },
      () => make('No Centre'),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { venue: [expect.any(String)] } });
  });
});
