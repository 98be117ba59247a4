import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { $token, signedIn } from '@/entities/customer';
import { $isLoginRequested } from '@/features/sign-in';
import { answerInTurn, type FakeAnswer, type FakeCall, fakeOperator, readText } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { toastTimerFx } from '@/shared/toast';
import { buildOffer, buildPersonVerdict } from '../../../../../tests/fixtures/activities.ts';
import { buildCart } from '../../../../../tests/fixtures/cart.ts';
import { buildCourse } from '../../../../../tests/fixtures/courses.ts';
import { CoursePage } from './course-page';

let calls: FakeCall[] = [];

function openCourse(
  answers: readonly FakeAnswer[],
  {
    token = null,
    otherAnswers = {},
  }: { token?: string | null; otherAnswers?: Readonly<Record<string, FakeAnswer>> } = {},
) {
  calls = fakeOperator({
    'GET /api/activities/courses/c-1': answerInTurn(answers),
    'GET /api/cart': { data: buildCart({ items: [] }) },
    'POST /api/cart/add': { data: buildCart() },
    ...otherAnswers,
  });
  const scope = fork({ values: [[$token, token]], handlers: [[toastTimerFx, () => 0]] });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={['/courses/riverside/c-1']}>
          <Routes>
            <Route path="/courses/:locationSlug/:courseId" element={<CoursePage />} />
          </Routes>
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  return scope;
}

const buildCourseAnswer = (overrides: Parameters<typeof buildCourse>[0] = {}) => ({
  data: buildCourse({ id: 'c-1', ...overrides }),
});
const customerOptions = { token: 't-1' };
const samVerdict = buildPersonVerdict();
const leo = { id: 'p-1', name: 'Leo Taylor', relation: 'child', age: 6 } as const;
const mia = { id: 'p-2', name: 'Mia Taylor', relation: 'child', age: 9 } as const;
const buildRefusal = (code: 'level_needed' | 'form_needed' | 'in_basket' | 'too_old', message: string) =>
  ({ can_book: false, code, message }) as const;
const findBookButton = () => screen.findByRole('button', { name: 'Book' });
const listAddedBodies = () =>
  calls.filter(({ call }) => call === 'POST /api/cart/add').map(({ body }) => body);

// Proves B8.1.
test('a course shows when, where and for whom it is, the price of the remaining sessions, and the deadlines to join and cancel', async () => {
  openCourse([buildCourseAnswer()]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Badminton for beginners' })).toBeTruthy();
  expect(screen.getByText('Tuesdays, 19:00 to 20:00')).toBeTruthy();
  expect(screen.getByText('Tue 27 Oct to Tue 29 Dec')).toBeTruthy();
  expect(screen.getByText('£42.00 for the 6 sessions left')).toBeTruthy();
  expect(
    screen.getByText(
      'The whole course of 10 sessions costs £70.00. You only pay for the sessions that are left.',
    ),
  ).toBeTruthy();
  expect(screen.getByText('You can join until Tuesday 1 December, 19:00.')).toBeTruthy();
  expect(screen.getByText('This course can’t be refunded once you’ve booked.')).toBeTruthy();
});

test.each([
  ['2026-11-17T18:59:59.000Z', 'Free to cancel until Tue 17 Nov, 19:00. After that there’s no refund.'],
  ['2026-11-17T19:00:00.000Z', 'This course can’t be refunded once you’ve booked.'],
])('at %s the cancellation rule reads: %s', async (serverTime, sentence) => {
  openCourse([buildCourseAnswer({ server_time: serverTime })]);
  expect(await screen.findByText(sentence)).toBeTruthy();
});

// Proves B8.2.
test('each week shows whether it is over or next, or why the centre is closed', async () => {
  openCourse([buildCourseAnswer()]);
  await findBookButton();
  expect(screen.getAllByRole('listitem').map(readText)).toEqual([
    'Tuesday 17 NovemberEnded',
    'Tuesday 24 NovemberNext session19:00 to 20:00',
    'Tuesday 1 DecemberWe are closed.',
  ]);
});

// Proves B8.3.
test('after a visitor has logged in, the course is added to the basket', async () => {
  const scope = openCourse([
    buildCourseAnswer(),
    buildCourseAnswer({ people: [samVerdict] }),
    buildCourseAnswer({ people: [samVerdict] }),
  ]);
  await userEvent.click(await findBookButton());
  expect(scope.getState($isLoginRequested)).toBe(true);
  expect(listAddedBodies()).toEqual([]);
  await act(() => allSettled(signedIn, { scope, params: 't-1' }));
  expect(listAddedBodies()).toMatchObject([
    { items: [{ id: 'c-1', type: 'course', purchased_for_user_id: samVerdict.attendee.id }] },
  ]);
});

// Proves B8.3.
test('after a log-in on the log-in page the course is added to the basket once', async () => {
  const storedPlace = { sessionId: 'c-1', type: 'course', slug: 'riverside' };
  const storedBooking = { place: storedPlace, path: '/', at: Date.now() };
  sessionStorage.setItem('pavilion.pending-booking', JSON.stringify(storedBooking));
  openCourse(
    [
      buildCourseAnswer({ people: [samVerdict] }),
      buildCourseAnswer({ people: [samVerdict] }),
      buildCourseAnswer({ people: [samVerdict] }),
    ],
    customerOptions,
  );
  await waitFor(() => expect(listAddedBodies()).toMatchObject([{ items: [{ id: 'c-1', type: 'course' }] }]));
  expect(sessionStorage.getItem('pavilion.pending-booking')).toBeNull();
});

test('the pending booking of another page is not resumed on the course page', async () => {
  const storedPlace = { sessionId: 'c-1', type: 'course', slug: 'riverside' };
  const storedBooking = { place: storedPlace, path: '/timetable', at: Date.now() };
  sessionStorage.setItem('pavilion.pending-booking', JSON.stringify(storedBooking));
  const scope = openCourse(
    [buildCourseAnswer({ people: [samVerdict] }), buildCourseAnswer({ people: [samVerdict] })],
    customerOptions,
  );
  await waitFor(() => expect(sessionStorage.getItem('pavilion.pending-booking')).toBeNull());
  await act(() => allSettled(scope));
  expect(listAddedBodies()).toEqual([]);
});

test('a visitor makes a necessary choice on the page after the log-in', async () => {
  const people = [samVerdict, buildPersonVerdict({ attendee: mia })];
  const scope = openCourse([
    buildCourseAnswer(),
    buildCourseAnswer({ people }),
    buildCourseAnswer({ people }),
  ]);
  await userEvent.click(await findBookButton());
  await act(() => allSettled(signedIn, { scope, params: 't-1' }));
  expect(await screen.findByRole('checkbox', { name: 'Sam Taylor' })).toBeTruthy();
  expect(listAddedBodies()).toEqual([]);
});

test('the customer chooses attendees, each at the price of the remaining sessions', async () => {
  const juniorOffer = buildOffer({ pricing_option_id: 'child', label: 'Junior' });
  openCourse(
    [
      buildCourseAnswer({
        age: { min: 5, max: 11 },
        people: [
          buildPersonVerdict({
            verdict: buildRefusal('too_old', 'This course is for children aged 5 to 11.'),
          }),
          buildPersonVerdict({ attendee: leo, offers: [juniorOffer] }),
          buildPersonVerdict({
            attendee: mia,
            verdict: buildRefusal('level_needed', 'Complete Stage 2 first. Your coach will record it.'),
          }),
        ],
      }),
      buildCourseAnswer(),
    ],
    customerOptions,
  );
  const peopleGroup = within(await screen.findByRole('group', { name: 'Who is coming?' }));
  expect(peopleGroup.getByText('This course is for children aged 5 to 11.')).toBeTruthy();
  expect(peopleGroup.getByText('Complete Stage 2 first. Your coach will record it.')).toBeTruthy();
  await userEvent.click(await findBookButton());
  expect(screen.getByText('Choose who is coming.')).toBeTruthy();
  await userEvent.click(peopleGroup.getByRole('checkbox', { name: 'Leo Taylor, aged 6' }));
  await userEvent.click(await findBookButton());
  const item = { id: 'c-1', type: 'course', purchased_for_user_id: 'p-1', pricing_option_id: 'child' };
  await waitFor(() => expect(listAddedBodies()).toEqual([{ items: [item], attempt_id: expect.any(String) }]));
});

test('a refusal is shown beside the people and can be retried', async () => {
  const message = 'This course is full.';
  const errors = { 'items.0': [message] };
  openCourse([buildCourseAnswer({ people: [samVerdict] }), buildCourseAnswer({ people: [samVerdict] })], {
    ...customerOptions,
    otherAnswers: { 'POST /api/cart/add': { status: 422, body: { message, errors } } },
  });
  await userEvent.click(await findBookButton());
  expect(await screen.findByText(message)).toBeTruthy();
  expect(await findBookButton()).toBeTruthy();
});

test('the form of a child is shown first, instead of the course, and the parent can go back', async () => {
  const childWithoutForm = buildPersonVerdict({
    attendee: leo,
    verdict: buildRefusal('form_needed', 'We need a few details about this child before the first day.'),
  });
  openCourse([buildCourseAnswer({ people: [childWithoutForm], form_needed: true })], customerOptions);
  expect(
    await screen.findByText('We need a few details about each child before the first session.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Book' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Tell us about Leo Taylor' }));
  const heading = await screen.findByRole('heading', { level: 2, name: 'About Leo Taylor' });
  expect(document.activeElement).toBe(heading);
  await userEvent.click(screen.getByRole('button', { name: 'Back to the course' }));
  expect(await screen.findByRole('button', { name: 'Tell us about Leo Taylor' })).toBeTruthy();
});

test.each([
  ['full', 'Full'],
  ['closed', 'Too late to join'],
  ['over', 'This course has ended'],
] as const)('a course that is %s cannot be booked', async (state, sentence) => {
  openCourse([buildCourseAnswer({ state })]);
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Book' })).toBeNull();
});

test('a cancelled course shows the reason', async () => {
  openCourse([buildCourseAnswer({ state: 'cancelled', notice: 'The hall is flooded.' })]);
  expect(await screen.findByText('The hall is flooded.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Book' })).toBeNull();
});

test('a course that fails to load can be retried, and an unknown course shows a message', async () => {
  openCourse([{ breaks: true }, { status: 404, body: { message: 'Not found.' } }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('We can’t find that course at this centre.')).toBeTruthy();
});
