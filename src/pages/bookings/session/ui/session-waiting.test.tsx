import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { $isLoginRequested } from '@/features/sign-in';
import {
  type buildActivitySessionDetail,
  buildPersonVerdict,
} from '../../../../../tests/fixtures/activities.ts';
import { buildWaitingEntry } from '../../../../../tests/fixtures/waiting-list.ts';
import {
  buildSessionAnswer,
  calls,
  customerOptions,
  findButton,
  miaVerdict,
  openSession,
  SESSION_ID,
  samVerdict,
} from '../testing/open-session';

const WAITING_LIST_PATH = '/api/activities/waiting-list';
const buildFullPerson = (overrides: Parameters<typeof buildPersonVerdict>[0] = {}) =>
  buildPersonVerdict({
    verdict: { can_book: false, code: 'full', message: 'This session is full.' },
    ...overrides,
  });
const buildAwaitedSession = (overrides: Parameters<typeof buildActivitySessionDetail>[0] = {}) =>
  buildSessionAnswer({
    state: 'full',
    remaining: 0,
    people: [buildFullPerson(), buildFullPerson({ attendee: miaVerdict.attendee })],
    waiting_list: { is_open: true, length: 2, mine: [] },
    ...overrides,
  });

test('a visitor logs in before joining the waiting list', async () => {
  const scope = openSession([buildAwaitedSession({ people: [] })]);
  await userEvent.click(await findButton('Join the waiting list'));
  expect(scope.getState($isLoginRequested)).toBe(true);
});

test('a customer joins the waiting list with their people, and sees their position', async () => {
  const ownEntry = buildWaitingEntry({ rank: 3, length: 3 });
  openSession(
    [
      buildAwaitedSession(),
      buildAwaitedSession({ waiting_list: { is_open: false, length: 3, mine: [ownEntry] } }),
    ],
    customerOptions,
    {
      [`POST ${WAITING_LIST_PATH}`]: { data: ownEntry },
    },
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Mia Taylor, aged 9' }));
  await userEvent.click(await findButton('Join the waiting list'));
  expect(await screen.findByText('You’re number 3 of 3 on the list.')).toBeTruthy();
  expect(calls.find(({ call }) => call === `POST ${WAITING_LIST_PATH}`)?.body).toEqual({
    session_id: SESSION_ID,
    attendee_ids: [samVerdict.attendee.id, miaVerdict.attendee.id],
  });
  expect(screen.queryByRole('button', { name: 'Join the waiting list' })).toBeNull();
});

test('a customer on the waiting list can join again for somebody else, and sees both positions', async () => {
  const ownEntry = buildWaitingEntry({
    rank: 2,
    length: 2,
    attendees: [{ id: samVerdict.attendee.id, name: samVerdict.attendee.name }],
  });
  const miaEntry = buildWaitingEntry({
    id: 'entry-2',
    rank: 3,
    length: 3,
    attendees: [{ id: miaVerdict.attendee.id, name: miaVerdict.attendee.name }],
  });
  const buildWaitingAnswer = (...entries: (typeof ownEntry)[]) =>
    buildAwaitedSession({ waiting_list: { is_open: true, length: 3, mine: entries } });
  openSession([buildWaitingAnswer(ownEntry), buildWaitingAnswer(ownEntry, miaEntry)], customerOptions, {
    [`POST ${WAITING_LIST_PATH}`]: { data: miaEntry },
  });
  await userEvent.click(await findButton('Wait for someone else'));
  expect(screen.queryByRole('checkbox', { name: samVerdict.attendee.name })).toBeNull();
  await userEvent.click(await findButton('Join the waiting list'));
  expect(await screen.findByText('You’re number 3 of 3 on the list.')).toBeTruthy();
  expect(screen.getByText('You’re number 2 of 2 on the list.')).toBeTruthy();
  expect(calls.find(({ call }) => call === `POST ${WAITING_LIST_PATH}`)?.body).toEqual({
    session_id: SESSION_ID,
    attendee_ids: [miaVerdict.attendee.id],
  });
  // Nobody is left who could join.
  expect(screen.queryByRole('button', { name: 'Wait for someone else' })).toBeNull();
});

test('choosing nobody shows an error beside the button, and a refusal shows the server’s message', async () => {
  openSession([buildAwaitedSession(), buildAwaitedSession()], customerOptions, {
    [`POST ${WAITING_LIST_PATH}`]: {
      status: 422,
      body: { message: 'The waiting list is full, sorry.', errors: {} },
    },
  });
  const samBox = await screen.findByRole('checkbox', { name: 'Sam Taylor' });
  await userEvent.click(samBox);
  await userEvent.click(await findButton('Join the waiting list'));
  expect(screen.getByRole('alert').textContent).toBe('Choose who it’s for.');
  await userEvent.click(samBox);
  await userEvent.click(await findButton('Join the waiting list'));
  expect(await screen.findByText('The waiting list is full, sorry.')).toBeTruthy();
});

test('a customer can leave the waiting list', async () => {
  const ownEntry = buildWaitingEntry({ rank: 1, length: 2 });
  const leftEntry = buildWaitingEntry({ status: 'ended', ended_by: 'left', rank: null });
  openSession(
    [
      buildAwaitedSession({ waiting_list: { is_open: false, length: 2, mine: [ownEntry] } }),
      buildAwaitedSession(),
    ],
    customerOptions,
    {
      [`DELETE ${WAITING_LIST_PATH}/${ownEntry.id}`]: { data: leftEntry },
    },
  );
  await userEvent.click(await findButton('Leave the waiting list'));
  expect(await findButton('Join the waiting list')).toBeTruthy();
});
