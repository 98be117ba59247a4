import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { useEffect } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $token, signedIn } from '@/entities/customer';
import { $isLoginRequested, loginDismissed } from '@/features/sign-in';
import { keepTokenFx } from '@/shared/auth';
import { $selectedVenueSlug } from '@/shared/mode';
import { bookings, locationChanged, navigatorReady } from '@/shared/routes';
import { type FakeAnswer, fakeOperator } from '@/shared/testing';
import { system } from '@/shared/theme';
import { $toasts, toastTimeFx } from '@/shared/toast';
import {
  buildActivityReference,
  buildActivitySession,
  buildActivitySessionDetail,
  buildPersonVerdict,
  buildTimetable,
  buildTimetableDay,
} from '../../../../tests/fixtures/activities.ts';
import { buildCart } from '../../../../tests/fixtures/cart.ts';
import { buildPrice } from '../../../../tests/fixtures/wire.ts';
import { LocationPage } from './location-page';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T18:02:00Z'), shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const SWIM = buildActivityReference({ id: 'a-2', slug: 'swim', name: 'Swim' });
const yoga = buildActivitySession({ id: 'yoga-1', local_date: '2026-11-23', title: 'Yoga for improvers' });
const swim = buildActivitySession({
  id: 'swim-1',
  activity_id: SWIM.id,
  title: 'Lane swim',
  local_date: '2026-11-23',
  local_start: '19:30',
  local_end: '20:30',
  level: null,
  leader: null,
  age: null,
  state: 'cancelled',
  notice: 'The pool is closed.',
});
const today = buildTimetable({
  from: '2026-11-23',
  days: [
    buildTimetableDay({ date: '2026-11-23', weekday: 1, session_count: 2 }),
    buildTimetableDay({ date: '2026-11-24', session_count: 0 }),
    buildTimetableDay({ date: '2026-11-25', weekday: 3, session_count: 1 }),
  ],
  activities: [buildActivityReference(), SWIM],
  sessions: [yoga, swim],
});
const tomorrow = buildTimetable({ ...today, from: '2026-11-24', activities: [], levels: [], sessions: [] });

/** Connects the router to the models, as the application does. */
function Bridge() {
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    void allSettled(navigatorReady, { scope: scopeInUse, params: navigate });
    void allSettled(locationChanged, { scope: scopeInUse, params: location });
  }, [location, navigate]);
  return <p>{`at ${location.pathname}${location.search}`}</p>;
}
let scopeInUse = fork();

type Visit = { token?: string; given?: Record<string, FakeAnswer> };

function openTimetable(answers: FakeAnswer[], search = '', { token, given = {} }: Visit = {}) {
  const left = [...answers];
  const calls = fakeOperator({
    'GET /api/activities/timetable': () => left.shift() ?? { breaks: true },
    'GET /api/cart': { data: buildCart({ items: [] }) },
    ...given,
  });
  scopeInUse = fork({
    values: [[$token, token ?? null]],
    handlers: [
      [toastTimeFx, () => 0],
      [keepTokenFx, (_: unknown, kept: string) => kept],
    ],
  });
  render(
    <Provider value={scopeInUse}>
      <ChakraProvider value={system}>
        <MemoryRouter initialEntries={[`/location/riverside-leisure-centre${search}`]}>
          <Bridge />
          <Routes>
            <Route path={bookings.location} element={<LocationPage />} />
            <Route path={bookings.session} element={<h1>The page of the session</h1>} />
          </Routes>
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) });
  return { calls, user };
}

const day = (name: string) => screen.findByRole('heading', { level: 2, name });
const rows = () => screen.queryAllByRole('article');

test('a day is a list of sessions, each with its time, its state and its price', async () => {
  openTimetable([{ data: today }]);
  expect(await day('Monday 23 November')).toBeTruthy();
  expect(screen.getByText('2 sessions')).toBeTruthy();
  const [first] = rows();
  expect(first && within(first).getByRole('heading', { level: 3 }).textContent).toBe(
    '18:30 Yoga for improvers',
  );
  expect(first?.textContent).toContain('Studio 1 · with Ana · Improver · Aged 16 and over');
  expect(first?.textContent).toContain('3 spaces left');
  expect(first?.textContent).toContain('£7.50');
  await waitFor(() => expect(scopeInUse.getState($selectedVenueSlug)).toBe('riverside-leisure-centre'));
});

test('a cancelled session stays, with its reason and without a price', async () => {
  openTimetable([{ data: today }]);
  await day('Monday 23 November');
  const [, cancelled] = rows();
  expect(cancelled?.textContent).toContain('Cancelled: The pool is closed.');
  expect(cancelled?.textContent).not.toContain('£');
});

test('a customer reads their own price', async () => {
  const yours = { price: buildPrice(0), label: 'Included in your Unlimited Fitness' };
  openTimetable([{ data: { ...today, sessions: [{ ...yoga, yours }] } }]);
  await day('Monday 23 November');
  expect(rows()[0]?.textContent).toContain('Included in your Unlimited Fitness');
});

test('a filter hides at once, says how many it hides, stands in the address, and is taken away', async () => {
  const { user } = openTimetable([{ data: today }]);
  await day('Monday 23 November');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Activity' }), 'Swim');
  expect(await screen.findByText('1 of 2 sessions. 1 is hidden by your filters.')).toBeTruthy();
  expect(screen.getByText(/at .*\?date=2026-11-23&activity=swim$/)).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Only with spaces' }));
  expect(await screen.findByText('No session of this day matches your filters.')).toBeTruthy();
  const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
  if (clear) await user.click(clear);
  expect(await screen.findByText('2 sessions')).toBeTruthy();
});

test('another day has its address, takes the focus to its heading, and names the next day with sessions', async () => {
  const { user } = openTimetable([{ data: today }, { data: tomorrow }]);
  await day('Monday 23 November');
  await user.click(screen.getByRole('link', { name: 'Tuesday 24 November, 0 sessions' }));
  expect(document.activeElement).toBe(await day('Tuesday 24 November'));
  expect(screen.getByText(/\?date=2026-11-24$/)).toBeTruthy();
  expect(
    await screen.findByText(
      'Nothing is planned for Tuesday 24 November. The next sessions are on Wednesday 25 November.',
    ),
  ).toBeTruthy();
  expect(
    screen.getByRole('link', { name: 'Tuesday 24 November, 0 sessions' }).getAttribute('aria-current'),
  ).toBe('date');
});

test.each([
  [{ date: '2026-11-30', opens_at: '2026-11-23T07:00:00.000Z' }, 'Last day you can book: Mon 30 Nov'],
  [{ date: '2026-12-01', opens_at: '2026-11-23T19:00:00.000Z' }, 'Opens for you today at 19:00: Tue 1 Dec'],
  [{ date: '2026-12-01', opens_at: null }, 'Last day you can book: Tue 1 Dec'],
])('the day that was opened last, or is opened today, has a link of its own', async (opening, name) => {
  openTimetable([{ data: { ...today, opening } }], '?time=evening');
  const link = await screen.findByRole('link', { name });
  expect(link.getAttribute('href')).toBe(
    `/location/riverside-leisure-centre?date=${opening.date}&time=evening`,
  );
});

test('a day on which the centre is closed says why', async () => {
  const closed = buildTimetableDay({ session_count: 0, closed_reason: 'We are repairing the roof.' });
  openTimetable([{ data: { ...tomorrow, days: [closed] } }], '?date=2026-11-24');
  expect(
    await screen.findByText(
      'Riverside Leisure Centre is closed on Tuesday 24 November: We are repairing the roof.',
    ),
  ).toBeTruthy();
});

test('a timetable that does not come can be asked for again', async () => {
  const { user } = openTimetable([{ breaks: true }, { data: today }]);
  expect(await screen.findByText('We could not load the timetable.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await day('Monday 23 November')).toBeTruthy();
  expect(screen.queryByText('We could not load the timetable.')).toBeNull();
});

test('it is refreshed when somebody comes back; a list that could not be says of when it is', async () => {
  openTimetable([{ data: today }, { data: { ...today, sessions: [{ ...yoga, remaining: 1 }] } }]);
  await day('Monday 23 November');
  act(() => {
    window.dispatchEvent(new Event('focus'));
  });
  expect(await screen.findByText('1 space left')).toBeTruthy();
  act(() => {
    window.dispatchEvent(new Event('focus'));
  });
  expect(await screen.findByText('We could not refresh this list. It is as of 18:02.')).toBeTruthy();
  expect(screen.getByText('1 space left')).toBeTruthy();
});

test('an opening is counted down by the server’s clock, and the list is read again when it is reached', async () => {
  const soon = { ...yoga, state: 'not_yet' as const, opens_at: '2026-11-23T18:02:21.000Z' };
  const { calls } = openTimetable([{ data: { ...today, sessions: [soon] } }, { data: today }]);
  // The server is eleven seconds ahead of the device.
  expect(await screen.findByText('Opens in 0:10')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(13_000));
  expect(await screen.findByText('3 spaces left')).toBeTruthy();
  expect(calls.length).toBeGreaterThan(1);
});

const MIA = { id: 'p-2', name: 'Mia', relation: 'child', age: 9 } as const;
const BOOK = 'Book Yoga for improvers, Monday 23 November, 18:30';
const bookYoga = () => screen.findByRole('button', { name: BOOK });
const yogaFor = (...people: ReturnType<typeof buildPersonVerdict>[]): Record<string, FakeAnswer> => ({
  'GET /api/activities/sessions/yoga-1': { data: buildActivitySessionDetail({ id: 'yoga-1', people }) },
  'POST /api/cart/add': { data: buildCart() },
});
const toasts = () => scopeInUse.getState($toasts).map(({ content }) => content);
const addedTo = (calls: readonly { call: string }[]) =>
  calls.filter(({ call }) => call === 'POST /api/cart/add');

test('one person at one price is put into the basket at once, and the list is read again', async () => {
  const { user, calls } = openTimetable([{ data: today }, { data: today }], '', {
    token: 't-1',
    given: yogaFor(buildPersonVerdict()),
  });
  await user.click(await bookYoga());
  await waitFor(() => expect(toasts()).toEqual(['Successfully added item to the basket.']));
  expect(addedTo(calls)).toHaveLength(1);
  expect(screen.getByText('at /location/riverside-leisure-centre')).toBeTruthy();
  await waitFor(() =>
    expect(calls.filter(({ call }) => call === 'GET /api/activities/timetable').length).toBeGreaterThan(1),
  );
});

test('a customer who has to choose does so on the page of the session', async () => {
  const child = buildPersonVerdict({ attendee: MIA });
  const { user, calls } = openTimetable([{ data: today }], '', {
    token: 't-1',
    given: yogaFor(buildPersonVerdict(), child),
  });
  await user.click(await bookYoga());
  expect(await screen.findByText('at /location/riverside-leisure-centre/sessions/yoga-1')).toBeTruthy();
  expect(addedTo(calls)).toEqual([]);
});

test('the wish of a visitor is carried out once they have logged in, once', async () => {
  const { user, calls } = openTimetable([{ data: today }, { data: today }], '', {
    given: yogaFor(buildPersonVerdict()),
  });
  await user.click(await bookYoga());
  expect(scopeInUse.getState($isLoginRequested)).toBe(true);
  await act(() => allSettled(signedIn, { scope: scopeInUse, params: 't-2' }));
  expect(addedTo(calls)).toHaveLength(1);
  await act(() => allSettled(signedIn, { scope: scopeInUse, params: 't-3' }));
  expect(addedTo(calls)).toHaveLength(1);
  expect(sessionStorage.getItem('pavilion.wish')).toBeNull();
});

test.each([
  ['the log-in was closed', async () => void (await allSettled(loginDismissed, { scope: scopeInUse }))],
  ['half an hour has passed', async () => void (await vi.advanceTimersByTimeAsync(30 * 60_000))],
])('a wish is dropped when %s', async (_, happens) => {
  const { user, calls } = openTimetable([{ data: today }], '', { given: yogaFor(buildPersonVerdict()) });
  await user.click(await bookYoga());
  await act(happens);
  await act(() => allSettled(signedIn, { scope: scopeInUse, params: 't-2' }));
  expect(addedTo(calls)).toEqual([]);
});

test('a session that cannot be looked up says so, and the button can be pressed again', async () => {
  const { user, calls } = openTimetable([{ data: today }], '', {
    token: 't-1',
    given: { 'GET /api/activities/sessions/yoga-1': { breaks: true } },
  });
  await user.click(await bookYoga());
  await waitFor(() => expect(toasts()).toHaveLength(1));
  expect((await bookYoga()).getAttribute('aria-busy')).toBeNull();
  await user.click(await bookYoga());
  await waitFor(() =>
    expect(calls.filter(({ call }) => call === 'GET /api/activities/sessions/yoga-1')).toHaveLength(2),
  );
});

test('a session that has filled meanwhile says so, and the list is read again', async () => {
  const full = buildActivitySessionDetail({ id: 'yoga-1', state: 'full', people: [buildPersonVerdict()] });
  const nobody = buildPersonVerdict({
    verdict: { can_book: false, code: 'full', message: 'Full.' },
    offers: [],
  });
  const { user } = openTimetable(
    [{ data: today }, { data: { ...today, sessions: [{ ...yoga, state: 'full', remaining: 0 }] } }],
    '',
    {
      token: 't-1',
      given: { 'GET /api/activities/sessions/yoga-1': { data: { ...full, people: [nobody] } } },
    },
  );
  await user.click(await bookYoga());
  expect(await screen.findByText('Full')).toBeTruthy();
  expect(toasts()).toEqual(['The last place has just gone.']);
});

describe('where there is room beside the timetable', () => {
  const ADDRESS = 'at /location/riverside-leisure-centre';
  const given = yogaFor(buildPersonVerdict(), buildPersonVerdict({ attendee: MIA }));
  beforeEach(() => {
    const query = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
    vi.stubGlobal('matchMedia', () => query);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const rowLink = () => screen.findByRole('link', { name: '18:30 Yoga for improvers' });
  const panel = () => screen.findByRole('dialog', { name: 'Yoga for improvers' });

  test('a session opens at its side, closing leads back, and the row has the focus again', async () => {
    const { user } = openTimetable([{ data: today }], '?time=evening', { given });
    await user.click(await rowLink());
    expect(within(await panel()).getByText('About this session')).toBeTruthy();
    expect(screen.getByText(`${ADDRESS}?time=evening&session=yoga-1`)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText(`${ADDRESS}?time=evening`)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(await rowLink());
  });

  test('who comes is chosen there', async () => {
    const { user, calls } = openTimetable([{ data: today }], '', { token: 't-1', given });
    await user.click(await bookYoga());
    expect(within(await panel()).getByRole('group', { name: 'Who is coming?' })).toBeTruthy();
    expect(addedTo(calls)).toEqual([]);
  });

  test('an address with a session opens it, and closing it takes it out of the address', async () => {
    const { user } = openTimetable([{ data: today }], '?session=yoga-1', { given });
    await panel();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText(ADDRESS)).toBeTruthy();
  });

  test('a row that is opened in a new tab leads to the page', async () => {
    const { user } = openTimetable([{ data: today }], '', { given });
    await user.keyboard('{Control>}');
    await user.click(await rowLink());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText(/session=/)).toBeNull();
  });
});

test('an address with a session leads to its page where there is no room', async () => {
  openTimetable([{ data: today }], '?session=yoga-1');
  expect(await screen.findByRole('heading', { name: 'The page of the session' })).toBeTruthy();
});
