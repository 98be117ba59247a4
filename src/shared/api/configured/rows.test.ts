import { describe, expect, test } from 'vitest';
import {
  buildActivity,
  buildActivitySession,
  buildTimetable,
} from '../../../../tests/fixtures/activities.ts';
import { buildAccountBooking, buildBookingPage } from '../../../../tests/fixtures/bookings.ts';
import { buildCampSummary } from '../../../../tests/fixtures/camps.ts';
import { buildCourseSummary } from '../../../../tests/fixtures/courses.ts';
import { buildHeldPackage, buildPackages } from '../../../../tests/fixtures/packages.ts';
import { buildFacilityList } from '../../../../tests/fixtures/spaces.ts';
import { buildVenue } from '../../../../tests/fixtures/venues.ts';
import { type FakeAnswer, fakeOperator } from '../../testing';
import {
  type ConfigurationProblem,
  listActivities,
  listActivityVenues,
  listBookings,
  listCamps,
  listCourses,
  listFacilities,
  listVenues,
  loadHeldPackages,
  loadPackages,
  loadTimetable,
} from '../index';

/** Loads a list; returns its rows and the reported problems. */
async function read<Row>(call: string, answer: FakeAnswer, list: () => Promise<readonly Row[]>) {
  const reported: ConfigurationProblem[] = [];
  fakeOperator({ [call]: answer }, (problem) => reported.push(problem));
  return { rows: await list(), reported };
}

const venue = 'v';
const [facility] = buildFacilityList().facilities;
const [soldPackage] = buildPackages().packages;

describe('bad rows', () => {
  const withoutName = { ...buildVenue(), name: null };
  const lists = [
    ['centre', 'GET /api/venues/online-joining', { data: [withoutName, buildVenue()] }, () => listVenues()],
    [
      'centre',
      'GET /api/activities/venues',
      { data: [withoutName, buildVenue()] },
      () => listActivityVenues(),
    ],
    [
      'session',
      'GET /api/activities/timetable',
      {
        data: {
          ...buildTimetable(),
          sessions: [{ ...buildActivitySession(), local_start: 7 }, null, buildActivitySession()],
        },
      },
      () => loadTimetable({ venue, from: '2026-11-24' }).then(({ sessions }) => sessions),
    ],
    [
      'activity',
      'GET /api/activities/catalogue',
      { data: [{ ...buildActivity(), slug: '' }, buildActivity()] },
      () => listActivities({ venue }),
    ],
    [
      'camp',
      'GET /api/activities/camps',
      { data: [{ ...buildCampSummary(), name: undefined }, buildCampSummary()] },
      () => listCamps({ venue }),
    ],
    [
      'course',
      'GET /api/activities/courses',
      { data: [{ ...buildCourseSummary(), title: '' }, buildCourseSummary()] },
      () => listCourses({ venue }),
    ],
    [
      'facility',
      'GET /api/activities/spaces',
      { data: { ...buildFacilityList(), facilities: [{ ...facility, name: {} }, facility] } },
      () => listFacilities({ venue }).then(({ facilities }) => facilities),
    ],
    [
      'package',
      'GET /api/activities/packages',
      { data: { ...buildPackages(), packages: [{ ...soldPackage, name: '' }, soldPackage] } },
      () => loadPackages({ venue }).then(({ packages }) => packages),
    ],
    [
      'package',
      'GET /api/my-account/packages',
      { data: { items: [null, buildHeldPackage()] } },
      () => loadHeldPackages().then(({ items }) => items),
    ],
    [
      'booking',
      'GET /api/my-account/bookings',
      {
        data: {
          ...buildBookingPage(),
          items: [{ ...buildAccountBooking(), title: null }, buildAccountBooking()],
        },
      },
      () => listBookings({ when: 'upcoming' }).then(({ items }) => items),
    ],
  ] satisfies [string, string, FakeAnswer, () => Promise<readonly unknown[]>][];

  test.each(lists)(
    'one bad row is left out and the others are kept: %s (%s)',
    async (kind, call, answer, list) => {
      const { rows, reported } = await read<unknown>(call, answer, list);
      expect(rows).toHaveLength(1);
      expect(new Set(reported.map((problem) => problem.kind))).toEqual(new Set([kind]));
      expect(reported[0]).toMatchObject({ code: 'missing', key: expect.stringMatching(/^\w+$/) });
    },
  );
});

test.each([
  ['no position', { lat: null, lng: null }],
  ['a text for one', { lat: '52.6', lng: 1.2 }],
  ['one beyond the pole', { lat: 999, lng: 1.2 }],
])('a centre with %s is listed and reported', async (_, position) => {
  const { rows, reported } = await read(
    'GET /api/venues/online-joining',
    { data: [{ ...buildVenue({ name: 'Riverside' }), ...position }] },
    () => listVenues(),
  );
  expect(rows).toHaveLength(1);
  expect(reported).toMatchObject([{ kind: 'centre', name: 'Riverside' }]);
});

test('a response that is not a list is a failure', async () => {
  await expect(
    read('GET /api/venues/online-joining', { data: 'none' }, () => listVenues()),
  ).rejects.toMatchObject({
    kind: 'unexpected',
  });
});
