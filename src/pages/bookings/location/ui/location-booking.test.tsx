import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cartRequested } from '@/entities/cart';
import { signedIn } from '@/entities/customer';
import { $isLoginRequested, loginDismissed, registerLinkFollowed } from '@/features/sign-in';
import { locationChanged } from '@/shared/routes';
import type { FakeAnswer } from '@/shared/testing';
import { $toasts } from '@/shared/toast';
import { buildActivitySessionDetail, buildPersonVerdict } from '../../../../../tests/fixtures/activities.ts';
import { buildCart } from '../../../../../tests/fixtures/cart.ts';
import {
  buildTodayAnswer,
  callAndWait,
  fixClock,
  fullYoga,
  openTimetable,
  scopeInUse,
  todayAnswer,
  todayTimetable,
  yogaSession,
} from '../testing/open-timetable';

fixClock();

const PAGE_PATH = '/location/riverside-leisure-centre';
const MIA = { id: 'p-2', name: 'Mia', relation: 'child', age: 9 } as const;
const BOOK_BUTTON = 'Book Yoga for improvers, Monday 23 November, 18:30';
const findBookYogaButton = () => screen.findByRole('button', { name: BOOK_BUTTON });
const buildYogaAnswers = (
  ...people: ReturnType<typeof buildPersonVerdict>[]
): Record<string, FakeAnswer> => ({
  'GET /api/activities/sessions/yoga-1': { data: buildActivitySessionDetail({ id: 'yoga-1', people }) },
  'POST /api/cart/add': { data: buildCart() },
});
const readToasts = () => scopeInUse.getState($toasts).map(({ content }) => content);
const listAddedBodies = (calls: readonly { call: string }[]) =>
  calls.filter(({ call }) => call === 'POST /api/cart/add');

/** Opens the page for a customer with an item in the basket, so that further items are added to the basket too. */
async function loadFilledBasket() {
  await callAndWait(cartRequested, undefined);
}
const filledBasketAnswer = { 'GET /api/cart': { data: buildCart() } };

test('with items in the basket a single attendee with one price is added at once, and the list reloads', async () => {
  const { user, calls } = openTimetable([todayAnswer, todayAnswer], '', {
    token: 't-1',
    otherAnswers: { ...buildYogaAnswers(buildPersonVerdict()), ...filledBasketAnswer },
  });
  await loadFilledBasket();
  await user.click(await findBookYogaButton());
  await waitFor(() => expect(readToasts()).toEqual(['Successfully added item to the basket.']));
  expect(listAddedBodies(calls)).toHaveLength(1);
  expect(screen.getByText('at /location/riverside-leisure-centre')).toBeTruthy();
  await waitFor(() =>
    expect(calls.filter(({ call }) => call === 'GET /api/activities/timetable').length).toBeGreaterThan(1),
  );
});

test('a customer who has to choose is taken to the page of the session', async () => {
  const childVerdict = buildPersonVerdict({ attendee: MIA });
  const { user, calls } = openTimetable([todayAnswer], '', {
    token: 't-1',
    otherAnswers: { ...buildYogaAnswers(buildPersonVerdict(), childVerdict), ...filledBasketAnswer },
  });
  await loadFilledBasket();
  await user.click(await findBookYogaButton());
  expect(await screen.findByText('at /location/riverside-leisure-centre/sessions/yoga-1')).toBeTruthy();
  expect(listAddedBodies(calls)).toEqual([]);
});

test('the pending booking of a visitor is added once after the log-in', async () => {
  const { user, calls } = openTimetable([todayAnswer, todayAnswer], '', {
    otherAnswers: buildYogaAnswers(buildPersonVerdict()),
  });
  await user.click(await findBookYogaButton());
  expect(scopeInUse.getState($isLoginRequested)).toBe(true);
  await callAndWait(signedIn, 't-2');
  expect(listAddedBodies(calls)).toHaveLength(1);
  await callAndWait(signedIn, 't-3');
  expect(listAddedBodies(calls)).toHaveLength(1);
  expect(sessionStorage.getItem('pavilion.pending-booking')).toBeNull();
});

test.each([
  ['the log-in was closed', () => callAndWait(loginDismissed, undefined)],
  ['half an hour has passed', async () => void (await vi.advanceTimersByTimeAsync(30 * 60_000))],
])('a pending booking is dropped when %s', async (_, causeDrop) => {
  const { user, calls } = openTimetable([todayAnswer], '', {
    otherAnswers: buildYogaAnswers(buildPersonVerdict()),
  });
  await user.click(await findBookYogaButton());
  await act(causeDrop);
  await callAndWait(signedIn, 't-2');
  expect(listAddedBodies(calls)).toEqual([]);
});

describe('a visitor who has pressed Book', () => {
  const goTo = (pathname: string) =>
    callAndWait(locationChanged, { pathname, search: '', hash: '', state: null });
  async function pressBookLoggedOut() {
    const { user, calls } = openTimetable([todayAnswer], '', {
      otherAnswers: buildYogaAnswers(buildPersonVerdict()),
    });
    await user.click(await findBookYogaButton());
    return calls;
  }
  const registerInstead = async () => {
    await callAndWait(registerLinkFollowed, undefined);
    await goTo('/register');
  };
  const logIn = () => callAndWait(signedIn, 't-2');

  test('the pending booking of a visitor is added after they create an account', async () => {
    const calls = await pressBookLoggedOut();
    await registerInstead();
    await logIn();
    expect(listAddedBodies(calls)).toHaveLength(1);
  });

  test.each([
    ['went to another page', () => goTo('/')],
    ['began to make an account and came back', () => registerInstead().then(() => goTo(PAGE_PATH))],
    ['began to make an account and left', () => registerInstead().then(() => goTo('/packages'))],
  ])(
    'a visitor who presses Book and then %s causes no booking for the next customer',
    async (_reason, leavePage) => {
      const calls = await pressBookLoggedOut();
      await leavePage();
      await logIn();
      expect(listAddedBodies(calls)).toEqual([]);
      expect(sessionStorage.getItem('pavilion.pending-booking')).toBeNull();
    },
  );
});

test('a session that fails to load shows an error, and the button can be pressed again', async () => {
  const { user, calls } = openTimetable([todayAnswer], '', {
    token: 't-1',
    otherAnswers: { 'GET /api/activities/sessions/yoga-1': { breaks: true } },
  });
  await user.click(await findBookYogaButton());
  await waitFor(() => expect(readToasts()).toHaveLength(1));
  expect((await findBookYogaButton()).getAttribute('aria-busy')).toBeNull();
  await user.click(await findBookYogaButton());
  await waitFor(() =>
    expect(calls.filter(({ call }) => call === 'GET /api/activities/sessions/yoga-1')).toHaveLength(2),
  );
});

test('a session that has become full shows a message, and the list reloads', async () => {
  const fullSession = buildActivitySessionDetail({
    id: 'yoga-1',
    state: 'full',
    people: [buildPersonVerdict()],
  });
  const refusedPerson = buildPersonVerdict({
    verdict: { can_book: false, code: 'full', message: 'Full.' },
    offers: [],
  });
  const { user } = openTimetable(
    [todayAnswer, buildTodayAnswer({ sessions: [{ ...yogaSession, state: 'full', remaining: 0 }] })],
    '',
    {
      token: 't-1',
      otherAnswers: {
        'GET /api/activities/sessions/yoga-1': { data: { ...fullSession, people: [refusedPerson] } },
      },
    },
  );
  await user.click(await findBookYogaButton());
  expect(await screen.findByText('Full')).toBeTruthy();
  expect(readToasts()).toEqual(['The last space has just gone.']);
});

describe('with room for the panel beside the timetable', () => {
  const ADDRESS = 'at /location/riverside-leisure-centre';
  const answers = buildYogaAnswers(buildPersonVerdict(), buildPersonVerdict({ attendee: MIA }));
  beforeEach(() => {
    const mediaQuery = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
    vi.stubGlobal('matchMedia', () => mediaQuery);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const findRowLink = () => screen.findByRole('link', { name: '18:30 Yoga for improvers' });
  const findPanel = () => screen.findByRole('dialog', { name: 'Yoga for improvers' });

  test('a session opens in a panel, and closing it returns the focus to the row', async () => {
    const { user } = openTimetable([todayAnswer], '?time=evening', { otherAnswers: answers });
    await user.click(await findRowLink());
    expect(within(await findPanel()).getByText('About this session')).toBeTruthy();
    expect(screen.getByText(`${ADDRESS}?time=evening&session=yoga-1`)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText(`${ADDRESS}?time=evening`)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(await findRowLink());
  });

  test('attendees are chosen in the panel beside the timetable', async () => {
    const { user, calls } = openTimetable([todayAnswer], '', {
      token: 't-1',
      otherAnswers: { ...answers, ...filledBasketAnswer },
    });
    await loadFilledBasket();
    await user.click(await findBookYogaButton());
    expect(within(await findPanel()).getByRole('group', { name: 'Who is coming?' })).toBeTruthy();
    expect(listAddedBodies(calls)).toEqual([]);
  });

  test('an address with a session opens the panel, and closing it removes the session from the address', async () => {
    const { user } = openTimetable([todayAnswer], '?session=yoga-1', { otherAnswers: answers });
    await findPanel();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText(ADDRESS)).toBeTruthy();
  });

  test('a row opened in a new tab shows the page of the session', async () => {
    const { user } = openTimetable([todayAnswer], '', { otherAnswers: answers });
    await user.keyboard('{Control>}');
    await user.click(await findRowLink());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText(/session=/)).toBeNull();
  });
});

test('an address with a session redirects to its page if there is no room for the panel', async () => {
  openTimetable([todayAnswer], '?session=yoga-1');
  expect(await screen.findByRole('heading', { name: 'The page of the session' })).toBeTruthy();
});

describe('a session that none of the customer’s people can attend', () => {
  const buildRefusedTimetable = (code: 'too_young' | 'in_basket', message: string) => ({
    ...todayTimetable,
    sessions: [{ ...yogaSession, verdict: { can_book: false, code, message } }],
  });
  const TOO_YOUNG_MESSAGE = 'This session is for people aged 60 or over.';

  test('a session that none of the customer’s people can attend shows who it is for instead of the button, without a waiting list', async () => {
    const refusedTimetable = buildRefusedTimetable('too_young', TOO_YOUNG_MESSAGE);
    const age = { min: 60, max: null };
    const [session = yogaSession] = refusedTimetable.sessions;
    const sessions = [
      { ...session, age },
      { ...fullYoga, id: 'yoga-2', age, verdict: session.verdict },
    ];
    openTimetable([{ data: { ...refusedTimetable, sessions } }], '', { token: 't-1' });
    expect(await screen.findAllByText('For ages 60 and over')).toHaveLength(2);
    expect(screen.queryByText(TOO_YOUNG_MESSAGE)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Book / })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Join the waiting list/ })).toBeNull();
  });

  test('a session in the basket that none of the customer’s people can attend shows the basket link only once', async () => {
    openTimetable([{ data: buildRefusedTimetable('in_basket', 'Already in your basket.') }], '', {
      token: 't-1',
    });
    expect(await screen.findByText(/Yoga for improvers/)).toBeTruthy();
    expect(screen.queryByText('Already in your basket.')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Book / })).toBeNull();
  });
});
