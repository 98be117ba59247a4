import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { allSettled } from 'effector';
import { afterEach, expect, test, vi } from 'vitest';
import { $token, signedIn, signedOut, tokenRefused } from '@/entities/customer';
import { $isLoginRequested } from '@/features/sign-in';
import { aUser, type FakeAnswer, type FakeCall } from '@/shared/testing';
import { buildActivitySessionDetail, buildPersonVerdict } from '../../../../../tests/fixtures/activities.ts';
import { buildUser } from '../../../../../tests/fixtures/auth.ts';
import { buildCart, buildHeldPlace } from '../../../../../tests/fixtures/cart.ts';
import { buildPrice } from '../../../../../tests/fixtures/wire.ts';
import { findDay, fixClock, openTimetable, scopeInUse, settle, today, yoga } from '../testing/open-timetable';

fixClock();
afterEach(() => sessionStorage.clear());

const BOOK_BUTTON = 'Book Yoga for improvers, Monday 23 November, 18:30';
const LOOK_UP = 'GET /api/activities/sessions/yoga-1';
const ADD_CALL = 'POST /api/cart/add';
const USER_CALL = 'GET /api/auth/user';
const freeSession: FakeAnswer = {
  data: buildActivitySessionDetail({ id: 'yoga-1', people: [buildPersonVerdict()] }),
};
const heldPlace = buildHeldPlace({ object_id: 'yoga-1' });
const answers = { [LOOK_UP]: freeSession, [ADD_CALL]: { data: buildCart({ items: [heldPlace] }) } };
const countAdditions = (calls: readonly FakeCall[]) =>
  calls.filter(({ call }) => call === ADD_CALL).map(({ body }) => body);
const buildEndedSession = (): FakeAnswer => {
  void allSettled(tokenRefused, { scope: scopeInUse });
  return { status: 401, body: { message: 'Unauthenticated.' } };
};

/** The responses for a visitor, which public requests also get after the session has expired. */
const asVisitor: FakeAnswer = { data: buildActivitySessionDetail({ id: 'yoga-1', people: [] }) };

/** Books as Sam, whose session has expired; the page reloads, and the given customer logs in. */
async function bookAfterTheEnd(endedCall: string, nextId: string) {
  const { user } = openTimetable([{ data: today }], '', {
    token: 't-1',
    user: aUser({ id: 'sam' }),
    extraAnswers: {
      ...answers,
      ...(endedCall === USER_CALL && { [LOOK_UP]: asVisitor }),
      [endedCall]: buildEndedSession,
    },
  });
  await user.click(await screen.findByRole('button', { name: BOOK_BUTTON }));
  if (endedCall === ADD_CALL) await user.click(await screen.findByRole('button', { name: 'Add to basket' }));
  await waitFor(() => expect(sessionStorage.getItem('pavilion.pending-booking')).not.toBeNull());
  cleanup();
  const { calls } = openTimetable([{ data: today }, { data: today }], '', {
    extraAnswers: { ...answers, [USER_CALL]: { data: buildUser({ id: nextId }) } },
  });
  await waitFor(() => expect(scopeInUse.getState($isLoginRequested)).toBe(true));
  expect(countAdditions(calls)).toEqual([]);
  await settle(signedIn, 't-2');
  return calls;
}

test.each([LOOK_UP, USER_CALL, ADD_CALL])(
  'a customer whose session has expired (%s) logs in, and the place is added to the basket once',
  async (endedCall) => {
    const calls = await bookAfterTheEnd(endedCall, 'sam');
    expect(countAdditions(calls)).toEqual([
      expect.objectContaining({ items: [expect.objectContaining({ id: 'yoga-1', type: 'activity' })] }),
    ]);
    // The added place is shown, and its basket link is focused.
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('link', { name: 'In your basket Go to basket' })),
    );
    await settle(signedIn, 't-3');
    expect(countAdditions(calls)).toHaveLength(1);
    expect(sessionStorage.getItem('pavilion.pending-booking')).toBeNull();
  },
);

test.each([LOOK_UP, USER_CALL, ADD_CALL])(
  'the pending booking of a customer whose session has expired (%s) is never added for another customer',
  async (endedCall) => {
    const calls = await bookAfterTheEnd(endedCall, 'alex');
    expect(countAdditions(calls)).toEqual([]);
    expect(sessionStorage.getItem('pavilion.pending-booking')).toBeNull();
  },
);

const passPauseBeforeWeek = () => act(() => vi.advanceTimersByTimeAsync(2000));

test("a week requested before the log-in does not restore a visitor's prices, and is requested again", async () => {
  const yours = { price: buildPrice(0), label: 'Included in your Unlimited Fitness' };
  const toVisitor: FakeAnswer = { data: today };
  const toMember: FakeAnswer = { data: { ...today, sessions: [{ ...yoga, yours }] } };
  const weeks: ((answer: FakeAnswer) => void)[] = [];
  openTimetable([], '', {
    extraAnswers: {
      'GET /api/activities/timetable': (_call, query) => {
        if (query.get('days') === '1') return scopeInUse.getState($token) ? toMember : toVisitor;
        return new Promise<FakeAnswer>((resolve) => {
          weeks.push(resolve);
        });
      },
    },
  });
  await findDay('Monday 23 November');
  await passPauseBeforeWeek();
  expect(weeks).toHaveLength(1);
  void allSettled(signedIn, { scope: scopeInUse, params: 't-1' });
  expect(await screen.findByText(yours.label)).toBeTruthy();
  weeks[0]?.(toVisitor);
  await passPauseBeforeWeek();
  expect(weeks).toHaveLength(2);
  expect(screen.getByText(yours.label)).toBeTruthy();
});

test("after a log-in the rows stay until the customer's prices have loaded; the next visitor sees none of them", async () => {
  const answersLeft: ((answer: FakeAnswer) => void)[] = [];
  openTimetable([], '', {
    extraAnswers: {
      'GET /api/activities/timetable': (_call, query) =>
        query.get('days') === '1'
          ? new Promise<FakeAnswer>((resolve) => answersLeft.push(resolve))
          : { data: today },
    },
  });
  await waitFor(() => expect(answersLeft).toHaveLength(1));
  answersLeft[0]?.({ data: today });
  const button = await screen.findByRole('button', { name: BOOK_BUTTON });
  button.focus();
  void allSettled(signedIn, { scope: scopeInUse, params: 't-1' });
  await waitFor(() => expect(answersLeft).toHaveLength(2));
  expect(screen.getByRole('button', { name: BOOK_BUTTON })).toBe(button);
  const yours = { price: buildPrice(0), label: 'Included in your Unlimited Fitness' };
  answersLeft[1]?.({ data: { ...today, sessions: [{ ...yoga, yours }] } });
  expect(await screen.findByText(yours.label)).toBeTruthy();
  expect(document.activeElement).toBe(button);
  void allSettled(signedOut, { scope: scopeInUse });
  await waitFor(() => expect(screen.queryByText(yours.label)).toBeNull());
});
