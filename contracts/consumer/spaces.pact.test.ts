import { describe, expect, test } from 'vitest';
import { listFacilities, loadActivitySession, loadSlots } from '../../src/shared/api/index.ts';
import { buildActivitySessionDetail } from '../../tests/fixtures/activities.ts';
import { buildFacilityList, buildHireExtra, buildSlotGrid } from '../../tests/fixtures/spaces.ts';
import { buildResponseBody } from '../../tests/fixtures/wire.ts';
import { providerStateValues } from '../state-values.ts';
import { matchBody } from './body-matcher.ts';
import { notFoundAnswer, UNKNOWN_SLUG } from './unknown-values.ts';
import { buildFailureBody, matchPath, matchProviderValue, verifyInteraction } from './verify-interaction.ts';

const { venueSlug, sessionDate: slotDate, facilitySlug, sessionId } = providerStateValues;
const courtRequest = { given: 'a-court-day', method: 'GET' } as const;
const facilitiesRequest = { ...courtRequest, path: '/api/activities/spaces' } as const;
const slotsRequest = { ...courtRequest, path: matchPath`/api/activities/spaces/${'facilitySlug'}` } as const;
const dayQuery = { venue: matchProviderValue('venueSlug'), date: matchProviderValue('sessionDate') };

describe('courts and pitches', () => {
  test('the facilities of a centre are listed', async () => {
    const outcome = await verifyInteraction(
      {
        ...facilitiesRequest,
        description: 'the facilities of a centre',
        query: { venue: matchProviderValue('venueSlug') },
        answers: { status: 200, body: buildResponseBody(matchBody('FacilityList', buildFacilityList())) },
      },
      () => listFacilities({ venue: venueSlug }),
    );

    expect(outcome).toMatchObject({ facilities: [{ slug: 'badminton-courts', freeToday: 12 }] });
  });

  test('the facilities of an unknown centre are a 404', async () => {
    const outcome = await verifyInteraction(
      {
        ...facilitiesRequest,
        description: 'the facilities of an unknown centre',
        query: { venue: UNKNOWN_SLUG },
        answers: notFoundAnswer,
      },
      () => listFacilities({ venue: UNKNOWN_SLUG }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });

  test('the facilities of an invalid venue are a 422', async () => {
    const outcome = await verifyInteraction(
      {
        ...facilitiesRequest,
        description: 'the facilities of an invalid venue',
        query: { venue: 'No Centre' },
        answers: { status: 422, body: buildFailureBody('The given data was invalid.', 'venue') },
      },
      () => listFacilities({ venue: 'No Centre' }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { venue: [expect.any(String)] } });
  });
});

describe('the slots of a day', () => {
  test.each(['visitor', 'customer'] as const)('a %s reads the slots of a day', async (reader) => {
    const outcome = await verifyInteraction(
      {
        ...slotsRequest,
        token: reader === 'visitor' ? 'none' : 'valid',
        description: `the slots of a day for a ${reader}`,
        query: dayQuery,
        answers: { status: 200, body: buildResponseBody(matchBody('SlotGrid', buildSlotGrid())) },
      },
      () => loadSlots({ venue: venueSlug, facilitySlug, date: slotDate }),
    );

    expect(outcome).toMatchObject({ rows: [{ localStart: '17:00', cells: [{ state: 'taken' }] }] });
  });

  test('the slots of a day of an unknown facility are a 404', async () => {
    const outcome = await verifyInteraction(
      {
        ...slotsRequest,
        path: '/api/activities/spaces/no-such-courts',
        description: 'the slots of an unknown facility',
        query: dayQuery,
        answers: notFoundAnswer,
      },
      () => loadSlots({ venue: venueSlug, facilitySlug: 'no-such-courts', date: slotDate }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });

  test('the slots of a day in the past are a 422 with a message at the day', async () => {
    const outcome = await verifyInteraction(
      {
        ...slotsRequest,
        description: 'the slots of a day in the past',
        query: { venue: matchProviderValue('venueSlug'), date: '2020-01-01' },
        answers: { status: 422, body: buildFailureBody('Choose today or a later day.', 'date') },
      },
      () => loadSlots({ venue: venueSlug, facilitySlug, date: '2020-01-01' }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { date: [expect.any(String)] } });
  });
});

test('a slot is read as a session, with the equipment for hire', async () => {
  const slotDetail = buildActivitySessionDetail({ extras: [buildHireExtra()] });
  const outcome = await verifyInteraction(
    {
      ...courtRequest,
      path: matchPath`/api/activities/sessions/${'sessionId'}`,
      description: 'a slot of a court',
      answers: { status: 200, body: buildResponseBody(matchBody('ActivitySessionDetail', slotDetail)) },
    },
    () => loadActivitySession({ sessionId }),
  );

  expect(outcome).toMatchObject({ extras: [{ id: 'rackets', label: 'Two rackets' }] });
});
