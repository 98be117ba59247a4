import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createWatch, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test, vi } from 'vitest';
import type { Attendee } from '@/shared/api';
import { type FakeAnswer, type FakeCall, fakeOperator } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { toastTimerFx } from '@/shared/toast';
import { buildAttendee } from '../../../../tests/fixtures/attendees.ts';
import { attendeeSaved } from '../model/subject';
import { AddChild, ChangeChild } from './attendee-buttons';
import { AttendeeDialog } from './attendee-dialog';

const PEOPLE = '/api/activities/attendees';
const mia = buildAttendee({ id: 'child-1' });
const added = { data: mia };

function openPage(answers: { lists?: FakeAnswer[]; adds?: FakeAnswer[]; changes?: FakeAnswer[] }) {
  const { lists = [], adds = [], changes = [] } = answers;
  const calls: FakeCall[] = fakeOperator({
    [`GET ${PEOPLE}`]: () => lists.shift() ?? { breaks: true },
    [`POST ${PEOPLE}`]: () => adds.shift() ?? { breaks: true },
    [`PUT ${PEOPLE}/child-1`]: () => changes.shift() ?? { breaks: true },
  });
  const scope = fork({ handlers: [[toastTimerFx, () => 0]] });
  const onSaved = vi.fn<(attendee: Attendee) => void>();
  createWatch({ unit: attendeeSaved, fn: onSaved, scope });
  render(
    <ChakraProvider value={createDesignSystem()}>
      <Provider value={scope}>
        <AddChild />
        <ChangeChild id="child-1" name="Mia Taylor" />
        <AttendeeDialog />
      </Provider>
    </ChakraProvider>,
  );
  const listBodies = (call: string) =>
    calls.filter((fakeCall) => fakeCall.call === call).map(({ body }) => body);
  return { user: userEvent.setup(), onSaved, listBodies };
}

type User = ReturnType<typeof userEvent.setup>;
const openNew = (user: User) => user.click(screen.getByRole('button', { name: 'Add a child' }));
const openChange = (user: User) =>
  user.click(screen.getByRole('button', { name: 'Change details of Mia Taylor' }));
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save' }));
async function fillIn(user: User, dateOfBirth = '14/06/2017') {
  await user.type(screen.getByLabelText('First name'), 'Mia');
  await user.type(screen.getByLabelText('Last name'), 'Taylor');
  await user.type(screen.getByLabelText('Date of birth'), dateOfBirth);
}
const details = {
  first_name: 'Mia',
  last_name: 'Taylor',
  date_of_birth: '2017-06-14',
  relationship: 'grandchild',
};

test('a child is added, and the dialog closes', async () => {
  const { user, onSaved, listBodies } = openPage({ adds: [added] });
  await openNew(user);
  await fillIn(user);
  await user.selectOptions(screen.getByLabelText('How are you related to this child?'), 'My grandchild');
  await save(user);
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(listBodies(`POST ${PEOPLE}`)).toEqual([details]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the server’s message about a field is shown at the field, which gets the focus, and nothing typed is lost', async () => {
  const errors = { date_of_birth: ['People aged 16 or over need their own account.'] };
  const { user, onSaved } = openPage({ adds: [{ status: 422, body: { message: 'No.', errors } }] });
  await openNew(user);
  await fillIn(user, '1/1/1990');
  await save(user);
  expect(await screen.findByText('People aged 16 or over need their own account.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Date of birth')));
  expect(screen.getByDisplayValue('Taylor')).toBeTruthy();
  expect(onSaved).not.toHaveBeenCalled();
});

test('an invalid date is not sent', async () => {
  const { user, listBodies } = openPage({ adds: [added] });
  await openNew(user);
  await fillIn(user, 'in June');
  await save(user);
  expect(await screen.findByText('Enter a date of birth, for example 27/3/2017.')).toBeTruthy();
  expect(listBodies(`POST ${PEOPLE}`)).toEqual([]);
});

test('a child whose response was lost is not added a second time', async () => {
  const { user, onSaved, listBodies } = openPage({ adds: [{ breaks: true }], lists: [{ data: [mia] }] });
  await openNew(user);
  await fillIn(user);
  await save(user);
  expect(await screen.findByText('We couldn’t save the details')).toBeTruthy();
  await save(user);
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(listBodies(`POST ${PEOPLE}`)).toHaveLength(1);
});

test('a child whose request never arrived is added on the second attempt', async () => {
  const { user, onSaved, listBodies } = openPage({ adds: [{ breaks: true }, added], lists: [{ data: [] }] });
  await openNew(user);
  await fillIn(user);
  await save(user);
  await screen.findByText('We couldn’t save the details');
  await save(user);
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(listBodies(`POST ${PEOPLE}`)).toHaveLength(2);
});

test('a child’s details can be changed', async () => {
  const { user, onSaved, listBodies } = openPage({ lists: [{ data: [mia] }], changes: [added] });
  await openChange(user);
  expect(await screen.findByDisplayValue('14/06/2017')).toBeTruthy();
  await user.clear(screen.getByLabelText('Last name'));
  await user.type(screen.getByLabelText('Last name'), 'Jones');
  await save(user);
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(listBodies(`PUT ${PEOPLE}/child-1`)).toEqual([
    { ...details, last_name: 'Jones', relationship: 'child' },
  ]);
});

test('details that failed to load can be retried; a child who is no longer on the list is reported', async () => {
  const { user } = openPage({ lists: [{ breaks: true }, { data: [] }] });
  await openChange(user);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('This child is no longer on your list.')).toBeTruthy();
});

test('details typed for one child are cleared for the next', async () => {
  const { user } = openPage({});
  await openNew(user);
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await openNew(user);
  expect((screen.getByLabelText('First name') as HTMLInputElement).value).toBe('');
});
