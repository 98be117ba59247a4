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
import {
  buildCamp,
  buildCampDay,
  buildCampOptions,
  buildCampPerson,
} from '../../../../../tests/fixtures/camps.ts';
import { buildCart } from '../../../../../tests/fixtures/cart.ts';
import { buildCampEntry, buildWaitingOffer } from '../../../../../tests/fixtures/waiting-list.ts';
import { CampPage } from './camp-page';

let calls: FakeCall[] = [];
const WAITING_LIST_PATH = '/api/activities/waiting-list';
const ownEntry = buildCampEntry({ rank: 2, length: 2 });
const fullWednesday = buildCampDay({
  date: '2026-12-09',
  options: buildCampOptions({ state: 'full', remaining: 0 }),
});
const [fullDay, morning] = fullWednesday.options;
const leo = { id: 'p-1', name: 'Leo Taylor', relation: 'child', age: 6 } as const;

const buildCampFullOnWednesday = (overrides: Parameters<typeof buildCamp>[0] = {}) => ({
  data: buildCamp({
    days: [buildCampDay(), buildCampDay({ date: '2026-12-08' }), fullWednesday],
    people: [buildCampPerson()],
    waiting_list: { is_open: true, length: 1, mine: [] },
    ...overrides,
  }),
});

function openCamp(
  answers: readonly FakeAnswer[],
  otherAnswers: Parameters<typeof fakeOperator>[0] = {},
  token: string | null = 't-1',
) {
  calls = fakeOperator({
    'GET /api/activities/camps/multi-sports-camp': answerInTurn(answers),
    'GET /api/cart': { data: buildCart({ items: [] }) },
    ...otherAnswers,
  });
  const scope = fork({ values: [[$token, token]] });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={['/camps/riverside/multi-sports-camp']}>
          <Routes>
            <Route path="/camps/:locationSlug/:campSlug" element={<CampPage />} />
          </Routes>
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  return { scope };
}

const findJoinButton = () => screen.findByRole('button', { name: 'Join the waiting list' });
const findSentBody = () => calls.find(({ call }) => call === `POST ${WAITING_LIST_PATH}`)?.body;
const tickBox = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));

test('a child who can be booked on other days can join the waiting list for a full day', async () => {
  openCamp(
    [
      buildCampFullOnWednesday(),
      buildCampFullOnWednesday({ waiting_list: { is_open: false, length: 2, mine: [ownEntry] } }),
    ],
    {
      [`POST ${WAITING_LIST_PATH}`]: { status: 201, data: ownEntry },
    },
  );
  await findJoinButton();
  const dayGroups = within(screen.getByRole('group', { name: 'Which days?' }));
  expect(dayGroups.getAllByRole('group').map((day) => day.getAttribute('aria-label'))).toEqual([
    'Wednesday 9 December',
  ]);
  await tickBox('Full day, 08:30 to 17:30');
  await userEvent.click(await findJoinButton());
  expect(await screen.findByText('You’re number 2 of 2 on the list.')).toBeTruthy();
  expect(screen.getByText('For Mia Taylor')).toBeTruthy();
  expect(screen.getByText('Wed 9 Dec, 08:30 to 17:30 · Full day')).toBeTruthy();
  expect(findSentBody()).toEqual({
    session_id: buildCamp().id,
    attendee_ids: [buildCampPerson().attendee.id],
    days: [{ day_id: fullWednesday.id, option_id: fullDay?.id }],
  });
  expect(screen.getByRole('button', { name: 'Leave the waiting list' })).toBeTruthy();
});

test('one option is chosen for each day, and the children if several could come', async () => {
  const inBasketVerdict = { can_book: false, code: 'in_basket', message: 'Already in your basket.' } as const;
  const people = [buildCampPerson(), buildCampPerson({ attendee: leo, verdict: inBasketVerdict })];
  openCamp([buildCampFullOnWednesday({ people })], {
    [`POST ${WAITING_LIST_PATH}`]: { status: 201, data: ownEntry },
  });
  await userEvent.click(await findJoinButton());
  expect((await screen.findByRole('alert')).textContent).toBe('Choose who it’s for.');
  await tickBox('Leo Taylor, aged 6');
  expect(screen.getByRole('alert').textContent).toBe('Choose the days.');
  await tickBox('Full day, 08:30 to 17:30');
  expect(screen.queryByRole('alert')).toBeNull();
  await tickBox('Morning, 08:30 to 12:45');
  await userEvent.click(await findJoinButton());
  expect(await screen.findByText('You’re number 2 of 2 on the list.')).toBeTruthy();
  expect(findSentBody()).toMatchObject({
    attendee_ids: ['p-1'],
    days: [{ day_id: fullWednesday.id, option_id: morning?.id }],
  });
});

test('a customer on the waiting list can add another child, and sees both entries', async () => {
  const sisterEntry = buildCampEntry({ id: 'entry-2', attendees: [{ id: leo.id, name: leo.name }] });
  const people = [buildCampPerson(), buildCampPerson({ attendee: leo })];
  const buildWaitingAnswer = (...entries: (typeof ownEntry)[]) =>
    buildCampFullOnWednesday({ people, waiting_list: { is_open: true, length: 2, mine: entries } });
  openCamp([buildWaitingAnswer(ownEntry), buildWaitingAnswer(ownEntry, sisterEntry)], {
    [`POST ${WAITING_LIST_PATH}`]: { status: 201, data: sisterEntry },
  });
  const rejoinButton = await screen.findByRole('button', {
    name: 'Wait for other people or other days',
    expanded: false,
  });
  expect(screen.queryByRole('button', { name: 'Join the waiting list' })).toBeNull();
  await userEvent.click(rejoinButton);
  await tickBox('Leo Taylor, aged 6');
  await tickBox('Full day, 08:30 to 17:30');
  await userEvent.click(await findJoinButton());
  expect(await screen.findByText('For Leo Taylor')).toBeTruthy();
  expect(screen.getByText('For Mia Taylor')).toBeTruthy();
  expect(findSentBody()).toMatchObject({ attendee_ids: ['p-1'] });
  expect(screen.getAllByRole('button', { name: 'Leave the waiting list' })).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Waiting list' }));
});

test('the error names a child who is already waiting for the day, and the choices stay', async () => {
  const message = 'Mia is already on the waiting list for 9 December 2026.';
  const campAnswer = buildCampFullOnWednesday({
    waiting_list: { is_open: true, length: 1, mine: [ownEntry] },
  });
  openCamp([campAnswer, campAnswer], {
    [`POST ${WAITING_LIST_PATH}`]: { status: 422, body: { message, errors: {} } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Wait for other people or other days' }));
  await tickBox('Full day, 08:30 to 17:30');
  await userEvent.click(await findJoinButton());
  expect((await screen.findByRole('alert')).textContent).toBe(
    `We couldn’t add this to the waiting list${message}`,
  );
  expect(screen.getByRole('checkbox', { name: 'Full day, 08:30 to 17:30', checked: true })).toBeTruthy();
});

test('a child who is too old cannot join the waiting list, and there is none without a full day', async () => {
  const message = 'This camp is for children aged 5 to 11 on its first day.';
  const tooOldVerdict = { can_book: false, code: 'too_old', message } as const;
  const people = [buildCampPerson({ verdict: tooOldVerdict })];
  openCamp([buildCampFullOnWednesday({ people })]);
  expect(await screen.findByText(`Mia Taylor, aged 9: ${message}`)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Join the waiting list' })).toBeNull();
});

test('a camp without a full day has no waiting list', async () => {
  openCamp([{ data: buildCamp({ people: [buildCampPerson()] }) }]);
  expect(await screen.findByRole('button', { name: 'Book' })).toBeTruthy();
  expect(screen.queryByText('Waiting list')).toBeNull();
});

test('a visitor logs in before they wait', async () => {
  const { scope } = openCamp([buildCampFullOnWednesday({ people: [] })], {}, null);
  await userEvent.click(await findJoinButton());
  expect(scope.getState($isLoginRequested)).toBe(true);
});

test('a refusal is shown beside the button, the choices stay, and it can be retried', async () => {
  const joinAnswers: FakeAnswer[] = [
    { status: 422, body: { message: 'Spaces have come up. You can book now.', errors: {} } },
    { data: ownEntry },
  ];
  const joinedCamp = buildCampFullOnWednesday({
    waiting_list: { is_open: false, length: 2, mine: [ownEntry] },
  });
  openCamp([buildCampFullOnWednesday(), buildCampFullOnWednesday(), joinedCamp], {
    [`POST ${WAITING_LIST_PATH}`]: () => joinAnswers.shift() ?? { breaks: true },
  });
  await findJoinButton();
  await tickBox('Full day, 08:30 to 17:30');
  await userEvent.click(await findJoinButton());
  expect(
    within(await screen.findByRole('alert')).getByText('Spaces have come up. You can book now.'),
  ).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'Full day, 08:30 to 17:30', checked: true })).toBeTruthy();
  await userEvent.click(await findJoinButton());
  expect(await screen.findByText('You’re number 2 of 2 on the list.')).toBeTruthy();
});

test('an offer links to its page', async () => {
  const { session, days } = ownEntry;
  const offeredEntry = buildWaitingOffer({ session, days });
  openCamp([buildCampFullOnWednesday({ waiting_list: { is_open: false, length: 0, mine: [offeredEntry] } })]);
  const link = await screen.findByRole('link', { name: 'Accept or decline' });
  expect(link.getAttribute('href')).toContain(`/waiting-list/${offeredEntry.id}`);
});
