import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { allSettled } from 'effector';
import { afterEach, expect, test, vi } from 'vitest';
import { $token, signedIn, signedOut, tokenRefused } from '@/entities/customer';
import { $isLoginRequested } from '@/features/sign-in';
import { aUser, type FakeAnswer, type FakeCall } from '@/shared/testing';
import { buildActivitySessionDetail, buildPersonVerdict } from '../../../../../tests/fixtures/activities.ts';
import { buildUser } from '../../../../../tests/fixtures/auth.ts';
import { buildCart, buildPlaceItem } from '../../../../../tests/fixtures/cart.ts';
import { buildPrice } from '../../../../../tests/fixtures/wire.ts';
import {
  buildTodayAnswer,
  callAndWait,
  findDayHeading,
  fixClock,
  openTimetable,
  scopeInUse,
  todayAnswer,
  todayTimetable,
  yogaSession,
} from '../testing/open-timetable';

fixClock();
afterEach(() => sessionStorage.clear());

const BOOK_BUTTON = 'Book Yoga for improvers, Monday 23 November, 18:30';
const SESSION_CALL = 'GET /api/activities/sessions/yoga-1';
const ADD_CALL = 'POST /api/cart/add';
const USER_CALL = 'GET /api/auth/user';
const freeSession: FakeAnswer = {
  data: buildActivitySessionDetail({ id: 'yoga-1', people: [buildPersonVerdict()] }),
};
const yogaItem = buildPlaceItem({ object_id: 'yoga-1' });
const answers = { [SESSION_CALL]: freeSession, [ADD_CALL]: { data: buildCart({ items: [yogaItem] }) } };
const listAddedBodies = (calls: readonly FakeCall[]) =>
  calls.filter(({ call }) => call === ADD_CALL).map(({ body }) => body);
const answerUnauthenticated = (): FakeAnswer => {
  void allSettled(tokenRefused, { scope: scopeInUse });
  return { status: 401, body: { message: 'Unauthenticated.' } };
};

/** The responses for a visitor, which public requests also get after the session has expired. */
const visitorAnswer: FakeAnswer = { data: buildActivitySessionDetail({ id: 'yoga-1', people: [] }) };

/** Books as Sam, whose session has expired; the page reloads, and the given customer logs in. */
async function bookAfterLogInExpired(refusedCall: string, nextCustomerId: string) {
  const { user } = openTimetable([todayAnswer], '', {
    token: 't-1',
    user: aUser({ id: 'sam' }),
    otherAnswers: {
      ...answers,
      ...(refusedCall === USER_CALL && { [SESSION_CALL]: visitorAnswer }),
      [refusedCall]: answerUnauthenticated,
    },
  });
  await user.click(await screen.findByRole('button', { name: BOOK_BUTTON }));
  if (refusedCall === ADD_CALL)
    await user.click(await screen.findByRole('button', { name: 'Add to basket' }));
  await waitFor(() => expect(sessionStorage.getItem('pavilion.pending-booking')).not.toBeNull());
  cleanup();
  const { calls } = openTimetable([todayAnswer, todayAnswer], '', {
    otherAnswers: { ...answers, [USER_CALL]: { data: buildUser({ id: nextCustomerId }) } },
  });
  await waitFor(() => expect(scopeInUse.getState($isLoginRequested)).toBe(true));
  expect(listAddedBodies(calls)).toEqual([]);
  await callAndWait(signedIn, 't-2');
  return calls;
}

test.each([SESSION_CALL, USER_CALL, ADD_CALL])(
  'a customer whose session has expired (%s) logs in, and the place is added to the basket once',
  async (refusedCall) => {
    const calls = await bookAfterLogInExpired(refusedCall, 'sam');
    expect(listAddedBodies(calls)).toEqual([
      expect.objectContaining({ items: [expect.objectContaining({ id: 'yoga-1', type: 'activity' })] }),
    ]);
    // The added place is shown, and its basket link is focused.
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('link', { name: 'In your basket Go to basket' })),
    );
    await callAndWait(signedIn, 't-3');
    expect(listAddedBodies(calls)).toHaveLength(1);
    expect(sessionStorage.getItem('pavilion.pending-booking')).toBeNull();
  },
);

test.each([SESSION_CALL, USER_CALL, ADD_CALL])(
  'the pending booking of a customer whose session has expired (%s) is never added for another customer',
  async (refusedCall) => {
    const calls = await bookAfterLogInExpired(refusedCall, 'alex');
    expect(listAddedBodies(calls)).toEqual([]);
    expect(sessionStorage.getItem('pavilion.pending-booking')).toBeNull();
  },
);

const passPauseBeforeWeek = () => act(() => vi.advanceTimersByTimeAsync(2000));

test("a week requested before the log-in does not restore a visitor's prices, and is requested again", async () => {
  const ownPrice = { price: buildPrice(0), label: 'Included in your Unlimited Fitness' };
  const publicTimetable: FakeAnswer = todayAnswer;
  const ownTimetable: FakeAnswer = {
    data: { ...todayTimetable, sessions: [{ ...yogaSession, yours: ownPrice }] },
  };
  const weekResolvers: ((answer: FakeAnswer) => void)[] = [];
  openTimetable([], '', {
    otherAnswers: {
      'GET /api/activities/timetable': (_call, query) => {
        if (query.get('days') === '1') return scopeInUse.getState($token) ? ownTimetable : publicTimetable;
        return new Promise<FakeAnswer>((resolve) => {
          weekResolvers.push(resolve);
        });
      },
    },
  });
  await findDayHeading('Monday 23 November');
  await passPauseBeforeWeek();
  expect(weekResolvers).toHaveLength(1);
  void allSettled(signedIn, { scope: scopeInUse, params: 't-1' });
  expect(await screen.findByText(ownPrice.label)).toBeTruthy();
  weekResolvers[0]?.(publicTimetable);
  await passPauseBeforeWeek();
  expect(weekResolvers).toHaveLength(2);
  expect(screen.getByText(ownPrice.label)).toBeTruthy();
});

test("after a log-in the rows stay until the customer's prices have loaded; the next visitor sees none of them", async () => {
  const dayResolvers: ((answer: FakeAnswer) => void)[] = [];
  openTimetable([], '', {
    otherAnswers: {
      'GET /api/activities/timetable': (_call, query) =>
        query.get('days') === '1'
          ? new Promise<FakeAnswer>((resolve) => dayResolvers.push(resolve))
          : todayAnswer,
    },
  });
  await waitFor(() => expect(dayResolvers).toHaveLength(1));
  dayResolvers[0]?.(todayAnswer);
  const button = await screen.findByRole('button', { name: BOOK_BUTTON });
  button.focus();
  void allSettled(signedIn, { scope: scopeInUse, params: 't-1' });
  await waitFor(() => expect(dayResolvers).toHaveLength(2));
  expect(screen.getByRole('button', { name: BOOK_BUTTON })).toBe(button);
  const ownPrice = { price: buildPrice(0), label: 'Included in your Unlimited Fitness' };
  dayResolvers[1]?.(buildTodayAnswer({ sessions: [{ ...yogaSession, yours: ownPrice }] }));
  expect(await screen.findByText(ownPrice.label)).toBeTruthy();
  expect(document.activeElement).toBe(button);
  void allSettled(signedOut, { scope: scopeInUse });
  await waitFor(() => expect(screen.queryByText(ownPrice.label)).toBeNull());
});
