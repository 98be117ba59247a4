import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { useEffect } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $client } from '@/entities/client';
import { $token } from '@/entities/customer';
import { $isLoginRequested } from '@/features/sign-in';
import { locationChanged, navigatorReady } from '@/shared/routes';
import { answerInTurn, type FakeAnswer, fakeOperator, toCamelCase } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { toastTimerFx } from '@/shared/toast';
import { buildActivitySessionDetail, buildPersonVerdict } from '../../../../../tests/fixtures/activities.ts';
import { buildCart } from '../../../../../tests/fixtures/cart.ts';
import { buildClient } from '../../../../../tests/fixtures/frontend.ts';
import { buildSlotDay, buildSlotGrid, buildSlotRow } from '../../../../../tests/fixtures/spaces.ts';
import { SpacePage } from './space-page';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T18:02:00Z'), shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const SLOT_ID = '0197b1c2-0000-7c31-9a55-3e1f0c2d4c05-20261124-1800';
const grid = buildSlotGrid();
const gridWithBasketSlot = buildSlotGrid({
  rows: [buildSlotRow('17:00', { state: 'taken' }), buildSlotRow('18:00', { state: 'in_basket' })],
});
const buildSlotWithPeople = (...people: Parameters<typeof buildPersonVerdict>[0][]) =>
  buildActivitySessionDetail({
    id: SLOT_ID,
    title: 'Badminton court',
    people: people.map(buildPersonVerdict),
  });

let scopeInUse = fork();
function RouterBridge() {
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    void allSettled(navigatorReady, { scope: scopeInUse, params: navigate });
    void allSettled(locationChanged, { scope: scopeInUse, params: location });
  }, [location, navigate]);
  return <p>{`at ${location.pathname}${location.search}`}</p>;
}

type Answers = Parameters<typeof fakeOperator>[0];
type OpenCourtsOptions = { token?: string; otherAnswers?: Answers; search?: string; knownDate?: string };

function openCourts(
  answers: FakeAnswer[],
  { token, otherAnswers = {}, search = '?date=2026-11-24', knownDate = '2026-11-23' }: OpenCourtsOptions = {},
) {
  const calls = fakeOperator({
    'GET /api/activities/spaces/badminton-courts': answerInTurn(answers),
    'GET /api/cart': { data: buildCart({ items: [] }) },
    'GET /api/client': { data: buildClient({ today: '2026-11-24' }) },
    ...otherAnswers,
  });
  scopeInUse = fork({
    values: [
      [$client, toCamelCase(buildClient({ today: knownDate }))],
      [$token, token ?? null],
    ],
    handlers: [[toastTimerFx, () => 0]],
  });
  render(
    <Provider value={scopeInUse}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter
          initialEntries={[`/location/riverside-leisure-centre/spaces/badminton-courts${search}`]}
        >
          <RouterBridge />
          <Routes>
            <Route path="/location/:locationSlug/spaces/:facilitySlug" element={<SpacePage />} />
          </Routes>
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) });
  return { calls, user };
}

const findFreeSlot = (name: string) => screen.findByRole('button', { name });

describe('the courts of a day', () => {
  // Proves B1.4.
  test.each([
    ['three days behind', '2026-11-21T18:02:00Z', '', '2026-11-24'],
    ['twenty days ahead', '2026-12-14T18:02:00Z', '', '2026-11-24'],
    ['right, and the page was opened yesterday', '2026-11-24T18:02:00Z', '', '2026-11-23'],
    ['right, and yesterday is in the address', '2026-11-24T18:02:00Z', '?date=2026-11-23', '2026-11-23'],
  ])(
    'the courts of the server’s today are shown on a device whose clock is %s',
    async (_, clockTime, search, knownDate) => {
      vi.setSystemTime(clockTime);
      const requestedDates: (string | null)[] = [];
      openCourts([], {
        search,
        knownDate,
        otherAnswers: {
          'GET /api/activities/spaces/badminton-courts': (_call, query) => {
            requestedDates.push(query.get('date'));
            if (query.get('date') === '2026-11-24') return { data: grid };
            return { status: 422, body: { message: 'The day is over.', errors: {} } };
          },
        },
      });
      expect(
        await screen.findByRole('table', { name: 'Badminton courts, Tuesday 24 November' }),
      ).toBeTruthy();
      expect(requestedDates).toEqual([...new Set([knownDate, '2026-11-24'])]);
    },
  );

  // Proves B3.1.
  test('the courts of a day are a table with times as rows and courts as columns, and a free slot is a button with a full name', async () => {
    openCourts([{ data: grid }]);
    const table = await screen.findByRole('table', { name: 'Badminton courts, Tuesday 24 November' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Time', 'Court 1', 'Court 2']);
    const row = within(table).getByRole('row', { name: /^17:00/ });
    expect(within(row).getByRole('rowheader').textContent).toBe('17:00 to 17:50');
    expect(within(row).getByText('Taken')).toBeTruthy();
    expect(
      within(row).getByRole('button', { name: 'Book £14.50, 17:00 to 17:50, Court 2' }).textContent,
    ).toBe('Book £14.50');
    expect(screen.getByRole('status').textContent).toBe('3 free');
    expect(screen.getByText('Up to 3 slots a day, 2 in a row.')).toBeTruthy();
  });

  // Proves B3.1.
  test('the courts of a day are a list by time if there is no room for a table', async () => {
    const mediaQuery = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
    vi.stubGlobal('matchMedia', () => mediaQuery);
    openCourts([{ data: grid }]);
    const list = await screen.findByRole('list', { name: 'Badminton courts, Tuesday 24 November' });
    expect(screen.queryByRole('table')).toBeNull();
    expect(within(list).getByRole('heading', { level: 3, name: '18:00 to 18:50' })).toBeTruthy();
    expect(within(list).getByRole('button', { name: 'Book £14.50, 18:00 to 18:50, Court 2' })).toBeTruthy();
    expect(within(list).getByText('Taken: Court 1')).toBeTruthy();
  });

  test('an unavailable court shows the reason', async () => {
    const rows = [
      buildSlotRow('10:00', { state: 'closed' }, { state: 'closed' }),
      buildSlotRow('12:00', { state: 'in_use', note: 'In use for Netball.' }, { state: 'booked' }),
      buildSlotRow(
        '18:00',
        { state: 'not_yet', opens_at: '2026-11-24T18:00:00Z' },
        { state: 'none', session_id: null },
      ),
      buildSlotRow('19:00', { state: 'in_basket' }),
    ];
    openCourts([{ data: buildSlotGrid({ rows }) }]);
    expect(await screen.findByText('In use for Netball.')).toBeTruthy();
    expect(screen.getByText('Booked by you')).toBeTruthy();
    expect(screen.getByText('Opens Tue 18:00')).toBeTruthy();
    expect(screen.getByText('Not for hire')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'In your basket' }).getAttribute('href')).toBe('/basket');
    // Past times have no row.
    expect(screen.queryByRole('rowheader', { name: '10:00' })).toBeNull();
    expect(screen.getByText('Today’s earlier times have passed.')).toBeTruthy();
  });

  test.each([
    [
      'taken',
      buildSlotGrid({
        rows: [buildSlotRow('18:00', { state: 'taken' }, { state: 'taken' })],
        days: [buildSlotDay({ free_count: 0 }), buildSlotDay({ date: '2026-11-26', free_count: 4 })],
      }),
      'There’s nothing free on Tuesday 24 November. The next free times are on Thursday 26 November.',
      'Go to Thursday 26 November',
    ],
    [
      'closed',
      buildSlotGrid({ rows: [], closed_reason: 'We are closed for Christmas.', days: [buildSlotDay()] }),
      'Riverside Leisure Centre is closed on Tuesday 24 November: We are closed for Christmas.',
      null,
    ],
    [
      'not open yet',
      buildSlotGrid({
        rows: [
          buildSlotRow('18:00', { state: 'not_yet', opens_at: '2026-11-25T18:00:00Z' }, { state: 'taken' }),
        ],
        days: [buildSlotDay({ free_count: 0 })],
      }),
      'Booking for this day opens on Wednesday 25 November at 18:00.',
      null,
    ],
    [
      'over',
      buildSlotGrid({ rows: [buildSlotRow('10:00', { state: 'closed' }, { state: 'closed' })], days: [] }),
      'All of today’s times have passed.',
      null,
    ],
  ])(
    'if all courts of a day are %s, a message and an alternative are shown',
    async (_, data, sentence, alternative) => {
      openCourts([{ data }]);
      expect(await screen.findByText(sentence)).toBeTruthy();
      if (alternative) expect(screen.getByRole('link', { name: alternative })).toBeTruthy();
    },
  );

  test('the link to another day loads its courts and focuses its heading', async () => {
    const nextGrid = buildSlotGrid({ date: '2026-11-25', rows: [buildSlotRow('09:00')] });
    const { user, calls } = openCourts([{ data: grid }, { data: nextGrid }]);
    await user.click(await screen.findByRole('link', { name: 'Wednesday 25 November, Nothing available' }));
    await findFreeSlot('Book £14.50, 09:00 to 09:50, Court 1');
    expect(calls.filter(({ call }) => call.includes('/spaces/'))).toHaveLength(2);
    expect(document.activeElement?.textContent).toBe('Wednesday 25 November');
  });

  test('courts that fail to load can be retried, and stay on the page when a refresh fails', async () => {
    const { user } = openCourts([{ breaks: true }, { data: grid }, { breaks: true }]);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await findFreeSlot('Book £14.50, 18:00 to 18:50, Court 1');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(await screen.findByText(/They were last updated at 18:02/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Book £14.50, 18:00 to 18:50, Court 1' })).toBeTruthy();
  });

  test('an unknown facility shows a message', async () => {
    openCourts([{ status: 404, body: { message: 'Unable to complete request, item not found.' } }]);
    expect(await screen.findByText('We can’t find those courts at this centre.')).toBeTruthy();
  });
});

describe('a free court', () => {
  const listAddedBodies = (calls: ReturnType<typeof openCourts>['calls']) =>
    calls.filter(({ call }) => call === 'POST /api/cart/add');

  // Proves B3.2.
  test('a customer can add a free court to the basket, with hired extras', async () => {
    const { user, calls } = openCourts([{ data: grid }, { data: gridWithBasketSlot }], {
      token: 'pv_1',
      otherAnswers: {
        [`GET /api/activities/sessions/${SLOT_ID}`]: { data: buildSlotWithPeople({}) },
        'POST /api/cart/add': { data: buildCart() },
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Two rackets, £3.00' }));
    await user.click(await findFreeSlot('Book £17.50, 18:00 to 18:50, Court 1'));
    await user.click(await screen.findByRole('button', { name: 'Add to basket' }));
    await screen.findByRole('link', { name: 'In your basket' });
    expect(listAddedBodies(calls)).toMatchObject([
      { body: { items: [{ id: SLOT_ID, type: 'activity', extras: ['rackets'] }] } },
    ]);
    // The button has disappeared, and its cell is focused.
    await waitFor(() => expect(document.activeElement?.textContent).toBe('In your basket'));
  });

  test('a free court that needs a choice links to its page', async () => {
    const verdict = {
      can_book: false,
      code: 'limit_reached' as const,
      message: 'You can book up to 2 in a row.',
    };
    const { user, calls } = openCourts([{ data: grid }], {
      token: 'pv_1',
      otherAnswers: {
        [`GET /api/activities/sessions/${SLOT_ID}`]: { data: buildSlotWithPeople({ verdict }) },
      },
    });
    await user.click(await findFreeSlot('Book £14.50, 18:00 to 18:50, Court 1'));
    expect(await screen.findByText(`at /location/riverside-leisure-centre/sessions/${SLOT_ID}`)).toBeTruthy();
    expect(listAddedBodies(calls)).toEqual([]);
  });

  // Proves B3.2.
  test('a free court asks a visitor to log in', async () => {
    const { user } = openCourts([{ data: grid }]);
    await user.click(await findFreeSlot('Book £14.50, 18:00 to 18:50, Court 1'));
    await waitFor(() => expect(scopeInUse.getState($isLoginRequested)).toBe(true));
  });
});
