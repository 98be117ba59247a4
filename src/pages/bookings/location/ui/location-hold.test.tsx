import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildActivitySessionDetail, buildPersonVerdict } from '../../../../../tests/fixtures/activities.ts';
import { buildCart, buildHeldPlace } from '../../../../../tests/fixtures/cart.ts';
import { atTheClock, openTimetable, today } from '../testing/open-timetable';

atTheClock();

test('how long a place is held is said on the timetable as soon as it is in the basket, with the way to keep it', async () => {
  const held = buildCart({
    items: [buildHeldPlace()],
    hold_until: '2026-11-23T18:17:00Z',
    server_time: '2026-11-23T18:02:00Z',
  });
  const longer = { ...held, hold_until: '2026-11-23T18:27:00Z' };
  const people = [buildPersonVerdict()];
  const { user, calls } = openTimetable([{ data: today }, { data: today }], '', {
    token: 't-1',
    given: {
      'GET /api/activities/sessions/yoga-1': { data: buildActivitySessionDetail({ id: 'yoga-1', people }) },
      'POST /api/cart/add': { data: held },
      'POST /api/cart/extend': { data: longer },
    },
  });
  const book = await screen.findByRole('button', { name: /^Book Yoga for improvers/ });
  expect(screen.queryByRole('timer')).toBeNull();
  await user.click(book);
  expect(await screen.findByText('We hold your places until 18:17.')).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toBe('15 minutes left.');
  await user.click(screen.getByRole('button', { name: 'Keep my places' }));
  expect(await screen.findByText('We hold your places until 18:27.')).toBeTruthy();
  await waitFor(() => expect(calls.filter(({ call }) => call === 'POST /api/cart/extend')).toHaveLength(1));
});
