import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { $cart } from '@/entities/cart';
import { $token } from '@/entities/customer';
import { answerInTurn, type FakeAnswer, type FakeCall, fakeOperator, readText } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { $toasts, toastTimerFx } from '@/shared/toast';
import { buildCart, buildPlaceItem } from '../../../../../tests/fixtures/cart.ts';
import {
  buildCampEntry,
  buildWaitingEntry,
  buildWaitingOffer,
} from '../../../../../tests/fixtures/waiting-list.ts';
import { offerEnded } from '../model/waiting-offer';
import { WaitingOfferPage } from './waiting-offer-page';

const ENTRY_ID = '0197b1c2-0000-7c31-9a55-3e1f0c2d4c30';
const ENTRY_PATH = `/api/activities/waiting-list/${ENTRY_ID}`;
let calls: FakeCall[] = [];

function openOffer(answers: readonly FakeAnswer[], otherAnswers: Record<string, FakeAnswer> = {}) {
  calls = fakeOperator({
    [`GET ${ENTRY_PATH}`]: answerInTurn(answers),
    ...otherAnswers,
  });
  const scope = fork({ values: [[$token, 't-1']], handlers: [[toastTimerFx, () => 0]] });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={[`/waiting-list/${ENTRY_ID}`]}>
          <Routes>
            <Route path="/waiting-list/:entryId" element={<WaitingOfferPage />} />
          </Routes>
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  return scope;
}

const pressButton = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const listCalls = () => calls.map(({ call }) => call);

// Proves B6.6.
test('an offer shows what, for whom, until when and at which price it is', async () => {
  openOffer([{ data: buildWaitingOffer() }]);
  expect(await screen.findByText('We’re keeping a space for you until Mon 23 Nov, 19:02.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Yoga for improvers' })).toBeTruthy();
  expect(screen.getByText('Tuesday 24 November, 18:30 to 19:15')).toBeTruthy();
  expect(screen.getByText('For Sam Taylor')).toBeTruthy();
  expect(screen.getByText('Price: £7.50')).toBeTruthy();
  expect(readText(screen.getByRole('timer'))).toBe('59 minutes left');
  expect(screen.getByRole('link', { name: 'To the session' }).getAttribute('href')).toBe(
    `/location/riverside-leisure-centre/sessions/${buildWaitingEntry().session.id}`,
  );
});

// Proves B6.7.
test('after a sleep of forty minutes an offer shows the correct remaining time and is reloaded', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T18:02:11Z'), shouldAdvanceTime: true });
  try {
    openOffer([{ data: buildWaitingOffer() }]);
    const timer = await screen.findByRole('timer');
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(readText(timer)).toBe('59 minutes left');
    // The monotonic clock stands still while the device sleeps.
    vi.setSystemTime(Date.now() + 40 * 60_000);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(readText(timer)).toBe('19 minutes left');
    await vi.waitFor(() =>
      expect(listCalls().filter((call) => call === `GET ${ENTRY_PATH}`)).toHaveLength(2),
    );
  } finally {
    vi.useRealTimers();
  }
});

// Proves B6.6.
test('an accepted offer is in the basket', async () => {
  const cart = buildCart({ items: [buildPlaceItem()] });
  const scope = openOffer([{ data: buildWaitingOffer() }], { [`POST ${ENTRY_PATH}/accept`]: { data: cart } });
  await pressButton('Accept space');
  await vi.waitFor(() => expect(scope.getState($cart)?.items).toHaveLength(1));
  expect(scope.getState($toasts).map(({ content }) => content)).toEqual([
    'Successfully added item to the basket.',
  ]);
});

test('an expired offer shows the server’s message and its current state', async () => {
  openOffer(
    [
      { data: buildWaitingOffer() },
      { data: buildWaitingEntry({ status: 'ended', ended_by: 'expired', rank: null }) },
    ],
    {
      [`POST ${ENTRY_PATH}/accept`]: {
        status: 422,
        body: { message: 'This offer has expired.', errors: {} },
      },
    },
  );
  await pressButton('Accept space');
  expect(
    await screen.findByText('This offer has expired. The space has gone to the next person.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept space' })).toBeNull();
});

test('a lost response shows an error beside the button, and the offer can be accepted again', async () => {
  openOffer([{ data: buildWaitingOffer() }], { [`POST ${ENTRY_PATH}/accept`]: { breaks: true } });
  await pressButton('Accept space');
  expect(readText(await screen.findByRole('alert'))).toContain('You don’t have the space yet');
  expect(screen.getByRole('button', { name: 'Accept space' }).getAttribute('aria-busy')).toBeNull();
});

test('a declined offer shows a confirmation', async () => {
  const endedEntry = buildWaitingEntry({ status: 'ended', ended_by: 'declined', rank: null });
  const scope = openOffer([{ data: buildWaitingOffer() }, { data: endedEntry }], {
    [`DELETE ${ENTRY_PATH}`]: { data: endedEntry },
  });
  await pressButton('No thanks');
  expect(await screen.findByText('You turned this space down.')).toBeTruthy();
  expect(scope.getState($toasts).map(({ content }) => content)).toEqual([
    'The space goes to the next person.',
  ]);
});

test('when the offer expires the entry is reloaded', async () => {
  const scope = openOffer([
    { data: buildWaitingOffer() },
    { data: buildWaitingEntry({ status: 'booked', rank: null }) },
  ]);
  await screen.findByRole('timer');
  await act(() => allSettled(offerEnded, { scope }));
  expect(await screen.findByText('You’re booked.')).toBeTruthy();
  expect(listCalls()).toEqual([`GET ${ENTRY_PATH}`, `GET ${ENTRY_PATH}`]);
});

test.each([
  ['waiting', { rank: 3, length: 7 }, 'You’re number 3 of 7 on the list.'],
  ['told', { rank: 1, length: 2 }, 'A space has come up. First come, first served.'],
  ['accepted', { rank: null }, 'The space is in your basket.'],
  ['ended', { rank: null, ended_by: 'clash' }, /another session at the same time/],
] as const)('an entry that is %s says so', async (status, overrides, sentence) => {
  openOffer([{ data: buildWaitingEntry({ status, ...overrides }) }]);
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('an offer of a course shows its start, and links to the course', async () => {
  const session = { ...buildWaitingEntry().session, type: 'course' as const, id: 'c-1', title: 'Badminton' };
  openOffer([{ data: buildWaitingOffer({ session }) }]);
  expect(await screen.findByText('From Tuesday 24 November, 18:30 to 19:15')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'To the course' }).getAttribute('href')).toBe(
    '/courses/riverside-leisure-centre/c-1',
  );
});

test.each([
  ['started', 'It’s too late to join this course.'],
  ['cancelled', 'The course has been cancelled.'],
  ['left', 'You’ve left this waiting list.'],
] as const)('an entry of a course that has ended because it was %s says so', async (endedBy, sentence) => {
  const session = { ...buildWaitingEntry().session, type: 'course' as const };
  openOffer([{ data: buildWaitingEntry({ status: 'ended', ended_by: endedBy, rank: null, session }) }]);
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('another customer’s offer is not found', async () => {
  openOffer([{ status: 404, body: { message: 'Unable to complete request, item not found.' } }]);
  expect(await screen.findByText('We can’t find that offer.')).toBeTruthy();
});

test('an offer that fails to load can be retried', async () => {
  openOffer([{ breaks: true }, { data: buildWaitingOffer() }]);
  await pressButton('Try again');
  expect(await screen.findByRole('timer')).toBeTruthy();
});

test('an offer for days of a camp lists them, and links to the camp', async () => {
  const { session, days, price } = buildCampEntry();
  openOffer([{ data: buildWaitingOffer({ session, days, price }) }]);
  expect(await screen.findByText('Wed 9 Dec, 08:30 to 17:30 · Full day')).toBeTruthy();
  expect(screen.getByText('Price: £28.00')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'To the camp' }).getAttribute('href')).toBe(
    `/camps/riverside-leisure-centre/${session.id}`,
  );
});

test.each([
  ['started', 'The first of these days has started.'],
  ['cancelled', 'One of these days has been cancelled.'],
] as const)('an entry for days of a camp that is over says so: %s', async (endedBy, sentence) => {
  openOffer([{ data: buildCampEntry({ status: 'ended', ended_by: endedBy, rank: null }) }]);
  expect(await screen.findByText(sentence)).toBeTruthy();
});
