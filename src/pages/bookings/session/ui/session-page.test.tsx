import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  buildActivityRules,
  buildOffer,
  buildPersonVerdict,
} from '../../../../../tests/fixtures/activities.ts';
import { buildPrice } from '../../../../../tests/fixtures/wire.ts';
import { buildSessionAnswer, calls, customerOptions, openSession } from '../testing/open-session';

// Proves B2.1.
test('a session shows what, when, where and with whom, and until when it can be cancelled free of charge', async () => {
  openSession([buildSessionAnswer({ rules: buildActivityRules() })]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Yoga for improvers' })).toBeTruthy();
  expect(screen.getByText('Tuesday 24 November')).toBeTruthy();
  expect(screen.getByText('18:30 to 19:15')).toBeTruthy();
  expect(
    screen.getByText('Riverside Leisure Centre · Studio 1 · with Ana · Improver · Aged 16 and over'),
  ).toBeTruthy();
  expect(
    screen.getByText(
      'Free to cancel until Tue 24 Nov, 16:30. After that, or if you don’t come, you pay £3.00.',
    ),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to the timetable' }).getAttribute('href')).toBe(
    '/location/riverside?date=2026-11-24',
  );
});

// Proves B2.2.
test('each person shows the server’s verdict, with the price or the reason', async () => {
  const mia = { id: 'p-2', name: 'Mia Taylor', relation: 'child', age: 9 } as const;
  const message = 'This session is for people aged 16 or over.';
  openSession(
    [
      buildSessionAnswer({
        people: [
          buildPersonVerdict({
            clash: { title: 'Indoor Cycling', local_start: '18:45', local_date: '2026-11-24' },
          }),
          buildPersonVerdict({
            attendee: mia,
            verdict: { can_book: false, code: 'too_young', message },
            offers: [],
          }),
        ],
      }),
    ],
    customerOptions,
  );
  expect(await screen.findByText('Sam Taylor')).toBeTruthy();
  expect(
    screen.getByText('Sam Taylor has Indoor Cycling at 18:45 on the same day. You can still book.'),
  ).toBeTruthy();
  expect(screen.getByText('Mia Taylor, aged 9')).toBeTruthy();
  expect(screen.getByText(message)).toBeTruthy();
});

test('if the response for a customer is that for a visitor, the user is requested, which shows whether the session has expired', async () => {
  const listUserCalls = () => calls.filter(({ call }) => call === 'GET /api/auth/user');
  openSession([buildSessionAnswer({ people: [] })], customerOptions, {
    'GET /api/auth/user': { status: 401, body: { message: 'Unauthenticated.' } },
  });
  await waitFor(() => expect(listUserCalls()).toHaveLength(1));
});

// Proves B2.3.
test('a visitor sees every price', async () => {
  openSession([
    buildSessionAnswer({
      people: [],
      open_offers: [buildOffer(), buildOffer({ pricing_option_id: 'junior', label: 'Junior' })],
    }),
  ]);
  expect(await screen.findByRole('heading', { level: 2, name: 'Prices' })).toBeTruthy();
  expect(screen.getByText('Junior')).toBeTruthy();
  expect(screen.getByText('members from £5.20')).toBeTruthy();
});

test('a visitor sees that some memberships include the session', async () => {
  openSession([buildSessionAnswer({ people: [], members_from: buildPrice(0) })]);
  expect(await screen.findByText('free for some members')).toBeTruthy();
});

// Proves B2.4.
test('a full session shows the length of its waiting list', async () => {
  openSession([
    buildSessionAnswer({ state: 'full', remaining: 0, waiting_list: { is_open: true, length: 2, mine: [] } }),
  ]);
  expect(await screen.findByText('2 people are waiting.')).toBeTruthy();
});

test('a cancelled session shows the reason, without a price or rules', async () => {
  openSession([buildSessionAnswer({ state: 'cancelled', notice: 'Ana is ill.' })]);
  expect(await screen.findByText('Cancelled: Ana is ill.')).toBeTruthy();
  expect(screen.queryByText(/£/)).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Booking and cancelling' })).toBeNull();
});

test('an unknown session shows a message and a link back', async () => {
  openSession([{ status: 404, body: { message: 'Unable to complete request, item not found.' } }]);
  expect(await screen.findByText('This session isn’t running.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to the timetable' }).getAttribute('href')).toBe(
    '/location/riverside',
  );
});

test('a session that fails to load can be retried, and stays on the page when a refresh fails', async () => {
  openSession([{ breaks: true }, buildSessionAnswer()]);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Yoga for improvers' })).toBeTruthy();
  expect(screen.queryByText('We couldn’t load this session.')).toBeNull();
  act(() => {
    window.dispatchEvent(new Event('focus'));
  });
  expect(await screen.findByText('We couldn’t load this session.')).toBeTruthy();
  expect(screen.getByText('Tuesday 24 November')).toBeTruthy();
});
