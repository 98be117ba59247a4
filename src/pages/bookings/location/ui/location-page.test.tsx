import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { $selectedVenueSlug } from '@/shared/mode';
import { type FakeAnswer, readText } from '@/shared/testing';
import {
  buildActivityReference,
  buildActivitySession,
  buildTimetable,
  buildTimetableDay,
} from '../../../../../tests/fixtures/activities.ts';
import { buildVenue } from '../../../../../tests/fixtures/venues.ts';
import { buildPrice } from '../../../../../tests/fixtures/wire.ts';
import {
  buildStartedSession,
  buildTodayAnswer,
  emptyTomorrow,
  findDayHeading,
  fixClock,
  openTimetable,
  querySessionRows,
  scopeInUse,
  todayAnswer,
  yogaSession,
} from '../testing/open-timetable';

fixClock();

// Proves B1.1.
test('a day lists its sessions, each with its time, its state and its price', async () => {
  openTimetable([todayAnswer]);
  expect(await findDayHeading('Monday 23 November')).toBeTruthy();
  expect(screen.getByText('2 sessions')).toBeTruthy();
  const [firstRow] = querySessionRows();
  expect(firstRow && within(firstRow).getByRole('heading', { level: 3 }).textContent).toBe(
    '18:30 Yoga for improvers',
  );
  expect(readText(firstRow)).toContain('Studio 1 · with Ana · Improver · Aged 16 and over');
  expect(firstRow?.textContent).toContain('3 spaces left');
  expect(firstRow?.textContent).toContain('£7.50');
  await waitFor(() => expect(scopeInUse.getState($selectedVenueSlug)).toBe('riverside-leisure-centre'));
});

// Proves B1.5.
test('a cancelled session stays in the list, with the reason and without a price', async () => {
  openTimetable([todayAnswer]);
  await findDayHeading('Monday 23 November');
  const [, cancelledRow] = querySessionRows();
  expect(cancelledRow?.textContent).toContain('Cancelled: The pool is closed.');
  expect(cancelledRow?.textContent).not.toContain('£');
});

// Proves B1.1.
test('a customer sees their own price', async () => {
  const ownPrice = { price: buildPrice(0), label: 'Included in your Unlimited Fitness' };
  openTimetable([buildTodayAnswer({ sessions: [{ ...yogaSession, yours: ownPrice }] })]);
  await findDayHeading('Monday 23 November');
  expect(querySessionRows()[0]?.textContent).toContain('Included in your Unlimited Fitness');
});

// Proves B1.2.
test('a filter applies at once, shows how many sessions it hides, is kept in the address, and can be cleared', async () => {
  const { user } = openTimetable([todayAnswer]);
  await findDayHeading('Monday 23 November');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Activity' }), 'Swim');
  expect(await screen.findByText('1 of 2 sessions. 1 is hidden by your filters.')).toBeTruthy();
  expect(screen.getByText('Swim', { selector: 'label > span' })).toBeTruthy();
  expect(screen.getByText(/at .*\?date=2026-11-23&activity=swim$/)).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'With spaces' }));
  expect(await screen.findByText('Nothing on this day matches your filters.')).toBeTruthy();
  const [clearButton] = screen.getAllByRole('button', { name: 'Clear filters' });
  if (clearButton) await user.click(clearButton);
  expect(await screen.findByText('2 sessions')).toBeTruthy();
});

// Proves B1.3.
test('another day has its own address, focuses its heading, and names the next day with sessions', async () => {
  const { user } = openTimetable([todayAnswer, { data: emptyTomorrow }]);
  await findDayHeading('Monday 23 November');
  await user.click(screen.getByRole('link', { name: 'Tuesday 24 November, 0 sessions' }));
  const heading = await findDayHeading('Tuesday 24 November');
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText(/\?date=2026-11-24$/)).toBeTruthy();
  expect(
    await screen.findByText(
      'There’s nothing on Tuesday 24 November. The next sessions are on Wednesday 25 November.',
    ),
  ).toBeTruthy();
  const descriptionId = heading.getAttribute('aria-describedby');
  expect(screen.getByText('0 sessions').id).toBe(descriptionId);
  expect(
    screen.getByRole('link', { name: 'Tuesday 24 November, 0 sessions' }).getAttribute('aria-current'),
  ).toBe('date');
});

test.each(['2026-11-20', '2028-01-01'])(
  'an address with %s, which has no timetable, shows today',
  async (date) => {
    const body = { message: 'The day isn’t valid.', errors: { from: ['Choose today or a later day.'] } };
    openTimetable([{ status: 422, body }, todayAnswer], `?date=${date}`);
    expect(await findDayHeading('Monday 23 November')).toBeTruthy();
    expect(querySessionRows()).toHaveLength(2);
    expect(screen.queryByText('We couldn’t load the timetable.')).toBeNull();
  },
);

// Proves B1.4.
test.each([
  ['three days behind', '2026-11-20T18:02:00Z', '2026-11-23'],
  ['twenty days ahead', '2026-12-13T18:02:00Z', '2026-11-23'],
  ['right, and the page was opened yesterday', '2026-11-23T18:02:00Z', '2026-11-22'],
])('today is the server’s date on a device whose clock is %s', async (_, clockTime, knownDate) => {
  vi.setSystemTime(clockTime);
  const requestedDates: (string | null)[] = [];
  openTimetable([], '', {
    knownDate,
    otherAnswers: {
      'GET /api/activities/timetable': (_call, query) => {
        requestedDates.push(query.get('from'));
        if (query.get('from') === '2026-11-23') return todayAnswer;
        return { status: 422, body: { message: 'The day is over.', errors: { from: ['The day is over.'] } } };
      },
    },
  });
  expect(await findDayHeading('Monday 23 November')).toBeTruthy();
  expect(querySessionRows()).toHaveLength(2);
  expect(requestedDates).toEqual([...new Set([knownDate, '2026-11-23'])]);
});

test.each([
  [{ date: '2026-11-30', opens_at: '2026-11-23T07:00:00.000Z' }, 'You can book up to Mon 30 Nov'],
  [
    { date: '2026-12-01', opens_at: '2026-11-23T19:00:00.000Z' },
    'Tue 1 Dec opens for booking at 19:00 today',
  ],
  [{ date: '2026-12-01', opens_at: null }, 'You can book up to Tue 1 Dec'],
])('the strip marks the last bookable day, or the day that opens today', async (opening, name) => {
  openTimetable([buildTodayAnswer({ opening })], '?time=evening');
  const link = await screen.findByRole('link', { name: new RegExp(`\\. ${name}$`) });
  const href = `/location/riverside-leisure-centre?date=${opening.date}&time=evening`;
  expect(link.getAttribute('href')).toBe(href);
});

// Proves B1.6.
test('a day on which the centre is closed shows the reason', async () => {
  const closedDay = buildTimetableDay({ session_count: 0, closed_reason: 'We are repairing the roof.' });
  openTimetable([{ data: { ...emptyTomorrow, days: [closedDay] } }], '?date=2026-11-24');
  expect(
    await screen.findByText(
      'Riverside Leisure Centre is closed on Tuesday 24 November: We are repairing the roof.',
    ),
  ).toBeTruthy();
});

const buildTomorrowWithSession = (state: 'available' | 'cancelled' = 'available', local_start = '18:30') =>
  buildTimetable({
    ...emptyTomorrow,
    activities: [buildActivityReference()],
    sessions: [buildActivitySession({ local_date: '2026-11-24', local_start, state })],
  });
const buildCentreAtLatitude = (slug: string, name: string, lat: number) =>
  buildVenue({ id: slug, slug, name, lat, lng: -2.2 });

test('a day without sessions links only to the nearest centres with sessions on that day', async () => {
  const answersBySlug: Record<string, FakeAnswer> = {
    'riverside-leisure-centre': { data: emptyTomorrow },
    'hill-top': { data: buildTomorrowWithSession() },
    'closed-that-day': { data: emptyTomorrow },
    'moss-lane': { data: buildTomorrowWithSession() },
    'cancelled-that-day': { data: buildTomorrowWithSession('cancelled') },
    'only-mornings': { data: buildTomorrowWithSession('available', '09:30') },
    'no-answer': { breaks: true },
  };
  openTimetable([], '?date=2026-11-24&time=evening', {
    otherAnswers: {
      'GET /api/activities/timetable': (_call, query) =>
        answersBySlug[query.get('venue') ?? ''] ?? { breaks: true },
      'GET /api/activities/venues': {
        data: [
          buildCentreAtLatitude('far-away', 'Far Away Baths', 55),
          buildCentreAtLatitude('moss-lane', 'Moss Lane Pool', 53.52),
          buildCentreAtLatitude('riverside-leisure-centre', 'Riverside Leisure Centre', 53.5),
          buildCentreAtLatitude('hill-top', 'Hill Top Gym', 53.51),
          buildCentreAtLatitude('closed-that-day', 'Closed Baths', 53.501),
          buildCentreAtLatitude('cancelled-that-day', 'Cancelled Baths', 53.502),
          buildCentreAtLatitude('only-mornings', 'Morning Baths', 53.503),
          buildCentreAtLatitude('no-answer', 'Silent Baths', 53.504),
        ],
      },
    },
  });
  expect(await screen.findByText('On the same day nearby')).toBeTruthy();
  const links = screen.getAllByRole('link', { name: /miles away$/ });
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Hill Top Gym, 0.7 miles away',
    'Moss Lane Pool, 1.4 miles away',
  ]);
  expect(links[0]?.getAttribute('href')).toBe('/location/hill-top?date=2026-11-24&time=evening');
});

// Proves B1.7.
test('a timetable that fails to load can be retried', async () => {
  const { user } = openTimetable([{ breaks: true }, todayAnswer]);
  expect(await screen.findByText('We couldn’t load the timetable.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await findDayHeading('Monday 23 November')).toBeTruthy();
  expect(screen.queryByText('We couldn’t load the timetable.')).toBeNull();
});

test('a response for another day counts as a failure, and is not requested endlessly', async () => {
  const { calls, user } = openTimetable(
    Array.from({ length: 40 }, () => todayAnswer),
    '?date=2026-11-25',
  );
  expect(await screen.findByText('We couldn’t load the timetable.')).toBeTruthy();
  expect(calls.filter(({ call }) => call === 'GET /api/activities/timetable')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('We couldn’t load the timetable.')).toBeTruthy();
});

test('the list is refreshed when somebody returns; if that fails, it shows its age', async () => {
  openTimetable([todayAnswer, buildTodayAnswer({ sessions: [{ ...yogaSession, remaining: 1 }] })]);
  await findDayHeading('Monday 23 November');
  act(() => {
    window.dispatchEvent(new Event('focus'));
  });
  expect(await screen.findByText('1 space left')).toBeTruthy();
  act(() => {
    vi.advanceTimersByTime(1000);
    window.dispatchEvent(new Event('focus'));
  });
  expect(await screen.findByText('We couldn’t update this list. It was last updated at 18:02.')).toBeTruthy();
  expect(screen.getByText('1 space left')).toBeTruthy();
});

test('the countdown to an opening uses the server’s clock, and the list reloads at its end', async () => {
  const soonOpenSession = { ...yogaSession, state: 'not_yet' as const, opens_at: '2026-11-23T18:02:21.000Z' };
  const { calls } = openTimetable([buildTodayAnswer({ sessions: [soonOpenSession] }), todayAnswer]);
  // The server's clock is eleven seconds ahead of the device.
  expect(await screen.findByText('Opens in 0:10')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(13_000));
  expect(await screen.findByText('3 spaces left')).toBeTruthy();
  expect(calls.length).toBeGreaterThan(1);
});

const startedYoga = buildStartedSession('early', '2026-11-23T06:30:00.000Z', 'closed');

test('today’s sessions that have begun are collapsed, except drop-in sessions', async () => {
  const dropInSession = buildStartedSession('open', '2026-11-23T17:30:00.000Z', 'drop_in');
  const { user } = openTimetable([buildTodayAnswer({ sessions: [startedYoga, dropInSession, yogaSession] })]);
  await findDayHeading('Monday 23 November');
  expect(querySessionRows()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Show 1 earlier', expanded: false }));
  expect(querySessionRows()).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Hide earlier', expanded: true }));
  expect(querySessionRows()).toHaveLength(2);
});

test('once all of today’s sessions have begun, the timetable says so and leads to the next day with sessions', async () => {
  openTimetable([buildTodayAnswer({ sessions: [startedYoga] })]);
  expect(await screen.findByText('All of today’s sessions have started.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to Wednesday 25 November' })).toBeTruthy();
});

test('the timetable does not say that all sessions have begun if the filters hide some that have not', async () => {
  const earlySession = { ...startedYoga, local_start: '06:30' };
  openTimetable([buildTodayAnswer({ sessions: [earlySession, yogaSession] })], '?time=early');
  const sentence = 'All of today’s sessions that match your filters have started.';
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('an unknown centre is not requested again', async () => {
  openTimetable([{ status: 404, body: { message: 'Unable to complete request, item not found.' } }]);
  expect(await screen.findByText('We can’t find that centre.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test.each([
  [
    'the price and the lowest price for members',
    { members_from: buildPrice(520) },
    '£7.50members from £5.20',
  ],
  ['that a membership includes it', { members_from: buildPrice(0) }, '£7.50free for some members'],
  ['only the price if no membership lowers it', {}, '£7.50'],
  [
    'that a package pays, with the original price',
    {
      members_from: buildPrice(0),
      yours: { price: buildPrice(0), label: '10 swims, 10 left', reduction_kind: 'package' as const },
    },
    '£0.0010 swims, 10 left',
  ],
])('a row shows %s', async (_, overrides, sentence) => {
  openTimetable([buildTodayAnswer({ sessions: [{ ...yogaSession, ...overrides }] })]);
  await findDayHeading('Monday 23 November');
  const priceText = within(querySessionRows()[0] ?? document.body).getByText(/^£/);
  expect(priceText.parentElement?.textContent).toBe(sentence);
});
