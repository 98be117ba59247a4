import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { $token } from '@/entities/customer';
import { storeTokenFx } from '@/shared/auth';
import { answerInTurn, type FakeAnswer, fakeOperator } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { toastTimerFx } from '@/shared/toast';
import {
  buildActivityDetail,
  buildActivityRules,
  buildActivitySession,
  buildActivitySessionDetail,
  buildPersonVerdict,
} from '../../../../../tests/fixtures/activities.ts';
import { buildCart } from '../../../../../tests/fixtures/cart.ts';
import { ActivityPage } from './activity-page';

const mondaySession = buildActivitySession({ id: 'yoga-1', local_date: '2026-11-23' });
const mondayEveningSession = buildActivitySession({
  id: 'yoga-2',
  local_date: '2026-11-23',
  local_start: '20:00',
});
const wednesdaySession = buildActivitySession({ id: 'yoga-3', local_date: '2026-11-25' });
const yoga = buildActivityDetail({ sessions: [mondaySession, mondayEveningSession, wednesdaySession] });

const ShownAddress = () => <p>{`at ${useLocation().pathname}`}</p>;

function openActivity(answers: FakeAnswer[], otherAnswers: Record<string, FakeAnswer> = {}) {
  const calls = fakeOperator({
    'GET /api/activities/catalogue/yoga': answerInTurn(answers),
    'GET /api/cart': { data: buildCart({ items: [] }) },
    ...otherAnswers,
  });
  const scope = fork({
    values: [[$token, 't-1']],
    handlers: [
      [toastTimerFx, () => 0],
      [storeTokenFx, (_: unknown, token: string) => token],
    ],
  });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={['/location/riverside/activities/yoga']}>
          <ShownAddress />
          <Routes>
            <Route path="/location/:locationSlug/activities/:activitySlug" element={<ActivityPage />} />
            <Route path="*" element={null} />
          </Routes>
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  return { user: userEvent.setup(), calls };
}

test('an activity shows its description, audience, rules, and sessions by day', async () => {
  openActivity([{ data: yoga }]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Yoga' })).toBeTruthy();
  expect(screen.getByText('Beginner, Improver, Advanced')).toBeTruthy();
  expect(screen.getByText('Mats are here.')).toBeTruthy();
  expect(
    screen.getByText(
      /everyone else 7 days ahead from 07:00\. Free to cancel until 2 hours before the start\. After that, or if you don’t come, you pay £3\.00\./,
    ),
  ).toBeTruthy();
  expect(screen.getByText('3 sessions')).toBeTruthy();
  const mondayList = within(screen.getByRole('list', { name: 'Monday 23 November' }));
  expect(mondayList.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    '18:30 Yoga for improvers',
    '20:00 Yoga for improvers',
  ]);
  expect(screen.getByRole('list', { name: 'Wednesday 25 November' }).textContent).toContain('Studio 1');
});

test.each([
  [0, null, 'Free to cancel until the start.'],
  [60, null, 'Free to cancel until 1 hour before the start.'],
  [90, null, 'Free to cancel until 90 minutes before the start.'],
] as const)(
  'an activity that is free to cancel until %s minutes before its start says so',
  async (minutes, lateFee, sentence) => {
    const rules = buildActivityRules({ cancel_until_minutes: minutes, late_fee: lateFee, opens: 'Now.' });
    openActivity([{ data: { ...yoga, rules } }]);
    expect(await screen.findByText(`Now. ${sentence}`)).toBeTruthy();
  },
);

test('a place can be booked from the page of an activity, which then reloads', async () => {
  const { user, calls } = openActivity([{ data: yoga }, { data: yoga }], {
    'GET /api/activities/sessions/yoga-1': {
      data: buildActivitySessionDetail({ id: 'yoga-1', people: [buildPersonVerdict()] }),
    },
    'POST /api/cart/add': { data: buildCart() },
  });
  const bookButton = await screen.findByRole('button', {
    name: 'Book Yoga for improvers, Monday 23 November, 18:30',
  });
  await user.click(bookButton);
  await user.click(await screen.findByRole('button', { name: 'Add to basket' }));
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain('POST /api/cart/add'));
  await waitFor(() =>
    expect(calls.filter(({ call }) => call === 'GET /api/activities/catalogue/yoga')).toHaveLength(2),
  );
});

test('an activity without sessions links to the timetable', async () => {
  openActivity([{ data: { ...yoga, sessions: [], spaces: [] } }]);
  expect(await screen.findByText('There’s nothing on for the next two weeks.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the timetable' }).getAttribute('href')).toBe(
    '/location/riverside',
  );
});

test('an unknown activity shows a message without Try again', async () => {
  openActivity([{ status: 404, body: { message: 'Unable to complete request, item not found.' } }]);
  expect(await screen.findByText('We can’t find that activity at this centre.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('an activity that fails to load can be retried', async () => {
  const { user } = openActivity([{ breaks: true }, { data: yoga }]);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Yoga' })).toBeTruthy();
});

test('the page reloads when somebody returns to it', async () => {
  const { calls } = openActivity([{ data: yoga }, { data: yoga }]);
  await screen.findByRole('heading', { level: 1, name: 'Yoga' });
  const callsBefore = calls.length;
  act(() => {
    window.dispatchEvent(new Event('focus'));
  });
  await waitFor(() => expect(calls.length).toBe(callsBefore + 1));
});
