import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, type EventCallable, fork } from 'effector';
import { Provider } from 'effector-react';
import { useEffect } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { $client } from '@/entities/client';
import { $token, $user } from '@/entities/customer';
import type { User } from '@/shared/api';
import { removeTokenFx, storeTokenFx } from '@/shared/auth';
import { $config, readConfig } from '@/shared/config';
import { $subSite } from '@/shared/mode';
import { bookings, leaveFx, locationChanged, navigatorReady } from '@/shared/routes';
import { answerInTurn, type FakeAnswer, fakeOperator, toCamelCase } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { toastTimerFx } from '@/shared/toast';
import {
  buildActivityReference,
  buildActivitySession,
  buildTimetable,
  buildTimetableDay,
} from '../../../../../tests/fixtures/activities.ts';
import { buildCart } from '../../../../../tests/fixtures/cart.ts';
import { buildClient } from '../../../../../tests/fixtures/frontend.ts';
import { LocationPage } from '../ui/location-page';

/** Starts each test on a Monday evening. */
export function fixClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-23T18:02:00Z'), shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

const SWIM_ACTIVITY = buildActivityReference({ id: 'a-2', slug: 'swim', name: 'Swim' });
export const yogaSession = buildActivitySession({
  id: 'yoga-1',
  local_date: '2026-11-23',
  title: 'Yoga for improvers',
});
export const fullYoga = {
  ...yogaSession,
  state: 'full' as const,
  remaining: 0,
  waiting_list_open: true,
};
export const buildStartedSession = (id: string, starts_at: string, state: 'closed' | 'drop_in') => ({
  ...yogaSession,
  id,
  starts_at,
  state,
});
const cancelledSwim = buildActivitySession({
  id: 'swim-1',
  activity_id: SWIM_ACTIVITY.id,
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
export const todayTimetable = buildTimetable({
  from: '2026-11-23',
  days: [
    buildTimetableDay({ date: '2026-11-23', weekday: 1, session_count: 2 }),
    buildTimetableDay({ date: '2026-11-24', session_count: 0 }),
    buildTimetableDay({ date: '2026-11-25', weekday: 3, session_count: 1 }),
  ],
  activities: [buildActivityReference(), SWIM_ACTIVITY],
  sessions: [yogaSession, cancelledSwim],
});
export const buildTodayAnswer = (overrides: Parameters<typeof buildTimetable>[0] = {}) => ({
  data: buildTimetable({ ...todayTimetable, ...overrides }),
});
export const todayAnswer = buildTodayAnswer();
export const emptyTomorrow = buildTimetable({
  ...todayTimetable,
  from: '2026-11-24',
  activities: [],
  levels: [],
  sessions: [],
});

/** Connects the router to the models, as in the app. */
function RouterBridge() {
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    void allSettled(navigatorReady, { scope: scopeInUse, params: navigate });
    void allSettled(locationChanged, { scope: scopeInUse, params: location });
  }, [location, navigate]);
  return <p>{`at ${location.pathname}${location.search}`}</p>;
}
function buildConfig(myAccount: string | undefined) {
  const config = readConfig({});
  return { ...config, subSites: { ...config.subSites, ...(myAccount === undefined ? {} : { myAccount }) } };
}

/** The scope of the last opened page. */
export let scopeInUse = fork();

type Answers = Parameters<typeof fakeOperator>[0];
/** `knownDate`: the date that the page takes for today before it asks. */
type OpenTimetableOptions = {
  token?: string;
  user?: User;
  otherAnswers?: Answers;
  myAccount?: string;
  knownDate?: string;
};
const SERVER_DATE = '2026-11-23';

export function openTimetable(
  answers: FakeAnswer[],
  search = '',
  { token, user: customer, otherAnswers = {}, myAccount, knownDate = SERVER_DATE }: OpenTimetableOptions = {},
) {
  const calls = fakeOperator({
    'GET /api/activities/timetable': answerInTurn(answers),
    'GET /api/cart': { data: buildCart({ items: [] }) },
    'GET /api/client': { data: buildClient({ today: SERVER_DATE }) },
    ...otherAnswers,
  });
  scopeInUse = fork({
    values: [
      [$client, toCamelCase(buildClient({ today: knownDate }))],
      [$token, token ?? null],
      [$user, customer ?? null],
      [$subSite, 'bookings'],
      [$config, buildConfig(myAccount)],
    ],
    handlers: [
      [toastTimerFx, () => 0],
      // jsdom cannot open another document.
      [leaveFx, () => null],
      [storeTokenFx, (_: unknown, token: string) => token],
      [removeTokenFx, () => null],
    ],
  });
  render(
    <Provider value={scopeInUse}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={[`/location/riverside-leisure-centre${search}`]}>
          <RouterBridge />
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

/** Calls an event and moves the clock past the pause after which the rest of the week is requested. */
export async function callAndWait<T>(unit: EventCallable<T>, params: T): Promise<void> {
  await act(async () => {
    const settled = allSettled(unit, { scope: scopeInUse, params });
    await vi.advanceTimersByTimeAsync(2000);
    await settled;
  });
}

export const findDayHeading = (name: string) => screen.findByRole('heading', { level: 2, name });
export const querySessionRows = () => screen.queryAllByRole('article');
