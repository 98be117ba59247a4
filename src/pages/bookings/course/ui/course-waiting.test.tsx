import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { $token } from '@/entities/customer';
import { $isLoginRequested } from '@/features/sign-in';
import { answerInTurn, type FakeAnswer, type FakeCall, fakeOperator } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { buildPersonVerdict } from '../../../../../tests/fixtures/activities.ts';
import { buildCart } from '../../../../../tests/fixtures/cart.ts';
import { buildCourse } from '../../../../../tests/fixtures/courses.ts';
import { buildWaitingEntry } from '../../../../../tests/fixtures/waiting-list.ts';
import { CoursePage } from './course-page';

let calls: FakeCall[] = [];
const WAITING_LIST_PATH = '/api/activities/waiting-list';
const fullVerdict = { can_book: false, code: 'full', message: 'This course is full.' } as const;
const leo = { id: 'p-1', name: 'Leo Taylor', relation: 'child', age: 6 } as const;
const courseSession = { ...buildWaitingEntry().session, type: 'course' as const, id: 'c-1' };
const ownEntry = buildWaitingEntry({ session: courseSession, rank: 2, length: 2 });

const buildFullCourse = (overrides: Parameters<typeof buildCourse>[0] = {}) => ({
  data: buildCourse({
    id: 'c-1',
    state: 'full',
    remaining: 0,
    waiting_list_open: true,
    waiting_list: { is_open: true, length: 1, mine: [] },
    people: [buildPersonVerdict({ verdict: fullVerdict })],
    ...overrides,
  }),
});

function openCourse(
  answers: readonly FakeAnswer[],
  otherAnswers: Readonly<Record<string, FakeAnswer>> = {},
  token: string | null = 't-1',
) {
  calls = fakeOperator({
    'GET /api/activities/courses/c-1': answerInTurn(answers),
    'GET /api/cart': { data: buildCart({ items: [] }) },
    ...otherAnswers,
  });
  const scope = fork({ values: [[$token, token]] });
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
  return { scope };
}

const findJoinButton = () => screen.findByRole('button', { name: 'Join the waiting list' });

test('a full course has a waiting list, which is joined for the chosen attendees', async () => {
  openCourse(
    [buildFullCourse(), buildFullCourse({ waiting_list: { is_open: false, length: 2, mine: [ownEntry] } })],
    {
      [`POST ${WAITING_LIST_PATH}`]: { status: 201, data: ownEntry },
    },
  );
  expect(await screen.findByText('1 person is waiting.')).toBeTruthy();
  await userEvent.click(await findJoinButton());
  expect(await screen.findByText('You’re number 2 of 2 on the list.')).toBeTruthy();
  expect(calls.find(({ call }) => call === `POST ${WAITING_LIST_PATH}`)?.body).toEqual({
    session_id: 'c-1',
    attendee_ids: [buildPersonVerdict().attendee.id],
  });
  expect(screen.queryByRole('group', { name: 'Who can come' })).toBeNull();
});

test('a visitor logs in before joining the waiting list', async () => {
  const { scope } = openCourse([buildFullCourse({ people: [] })], {}, null);
  await userEvent.click(await findJoinButton());
  expect(scope.getState($isLoginRequested)).toBe(true);
});

test('a refusal is shown beside the button', async () => {
  openCourse([buildFullCourse(), buildFullCourse()], {
    [`POST ${WAITING_LIST_PATH}`]: {
      status: 422,
      body: { message: 'The waiting list is full.', errors: {} },
    },
  });
  await userEvent.click(await findJoinButton());
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('The waiting list is full.')).toBeTruthy();
});

test('the form of a child is needed before joining the waiting list, and a child can be added', async () => {
  const message = 'We need a few details about this child before the first day.';
  openCourse([
    buildFullCourse({
      age: { min: 5, max: 11 },
      form_needed: true,
      people: [
        buildPersonVerdict({
          attendee: leo,
          verdict: { can_book: false, code: 'form_needed', message },
        }),
      ],
    }),
  ]);
  expect(await screen.findByRole('button', { name: 'Tell us about Leo Taylor' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Join the waiting list' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Add a child' })).toBeTruthy();
});
