import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { $toasts } from '@/shared/toast';
import {
  buildAttendee,
  buildAttendeeForm,
  buildAttendeeFormState,
} from '../../../../../tests/fixtures/attendees.ts';
import { openDetails, PEOPLE_CALL } from '../testing/open-details';

const childForm = buildAttendeeFormState();
const customerThemselves = buildAttendee({
  id: 'self',
  first_name: 'Sam',
  relation: 'self',
  relationship: null,
  form: null,
});
const mia = buildAttendee({ id: 'mia', form: childForm });
const leo = buildAttendee({
  id: 'leo',
  first_name: 'Leo',
  form: buildAttendeeFormState({ status: 'none', confirmed_at: null, valid_until: null }),
});
const REMOVE_CALL = 'DELETE /api/activities/attendees/mia';
const familyAnswer = { data: [customerThemselves, mia, leo] };

const findPeopleRegion = async () => within(await screen.findByRole('region', { name: 'People' }));

test('the people are listed with their forms, and the customer is not among them', async () => {
  openDetails({ answers: { [PEOPLE_CALL]: familyAnswer } });
  const people = await findPeopleRegion();
  expect(await people.findByText('Mia Taylor, aged 9')).toBeTruthy();
  expect(people.getByText('Form valid until 31/08/2027.')).toBeTruthy();
  expect(people.getByText(/^Form not filled in/)).toBeTruthy();
  expect(people.queryByText(/^Sam/)).toBeNull();
});

test('a child can be added to an empty list', async () => {
  const { user } = openDetails({ answers: { [PEOPLE_CALL]: { data: [customerThemselves] } } });
  const people = await findPeopleRegion();
  expect(await people.findByText('You haven’t added anyone yet.')).toBeTruthy();
  await user.click(people.getByRole('button', { name: 'Add a child' }));
  expect(await screen.findByRole('dialog', { name: 'Add a child' })).toBeTruthy();
});

test('a child is removed after a confirmation', async () => {
  const peopleAnswers = [familyAnswer, { data: [customerThemselves, leo] }];
  const page = openDetails({
    answers: {
      [PEOPLE_CALL]: () => peopleAnswers.shift() ?? { breaks: true },
      [REMOVE_CALL]: { data: null },
    },
  });
  const people = await findPeopleRegion();
  await page.user.click(await people.findByRole('button', { name: 'Remove Mia Taylor' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Mia?' }));
  await page.user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(people.queryByText('Mia Taylor, aged 9')).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(page.scope.getState($toasts).map(({ content }) => content)).toEqual(['Mia has been removed.']);
});

test('a removal whose response was lost succeeds at the next attempt', async () => {
  const message = 'Unable to complete request, item not found.';
  const removeAnswers = [{ breaks: true as const }, { status: 404, body: { message } }];
  const page = openDetails({
    answers: { [PEOPLE_CALL]: familyAnswer, [REMOVE_CALL]: () => removeAnswers.shift() ?? { breaks: true } },
  });
  const people = await findPeopleRegion();
  await page.user.click(await people.findByRole('button', { name: 'Remove Mia Taylor' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Mia?' }));
  await page.user.click(dialog.getByRole('button', { name: 'Remove' }));
  await dialog.findByText('We couldn’t remove Mia.');
  await page.user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a child with upcoming bookings stays, and the operator’s reason is shown', async () => {
  const message = 'Mia has upcoming bookings. Cancel them first.';
  const removeAnswers = [{ status: 422, body: { message, errors: {} } }, { breaks: true as const }];
  const { user } = openDetails({
    answers: { [PEOPLE_CALL]: familyAnswer, [REMOVE_CALL]: () => removeAnswers.shift() ?? { breaks: true } },
  });
  const people = await findPeopleRegion();
  await user.click(await people.findByRole('button', { name: 'Remove Mia Taylor' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Mia?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await dialog.findByText(message)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await dialog.findByText(/please try again/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Keep' }));
  expect(people.getByText('Mia Taylor, aged 9')).toBeTruthy();
});

test('the form of a child can be checked and saved from My details', async () => {
  const formPath = '/api/activities/attendees/mia/form';
  const { calls, user } = openDetails({
    answers: {
      [PEOPLE_CALL]: familyAnswer,
      [`GET ${formPath}`]: { data: buildAttendeeForm() },
      [`PUT ${formPath}`]: { data: childForm },
    },
  });
  const people = await findPeopleRegion();
  await user.click(await people.findByRole('button', { name: 'Form about Mia Taylor' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Form about Mia' }));
  await user.click(await dialog.findByRole('checkbox', { name: /^These answers are correct/ }));
  await user.click(dialog.getByRole('button', { name: 'Save the form' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ call }) => call === PEOPLE_CALL)).toHaveLength(2);
});

test('if people fail to load, the rest of the page stays and they can be retried', async () => {
  const peopleAnswers = [{ breaks: true as const }, familyAnswer];
  const { user } = openDetails({ answers: { [PEOPLE_CALL]: () => peopleAnswers.shift() ?? familyAnswer } });
  const people = await findPeopleRegion();
  expect(await people.findByText('We couldn’t load your people.')).toBeTruthy();
  expect(await screen.findByRole('region', { name: 'About you' })).toBeTruthy();
  await user.click(people.getByRole('button', { name: 'Try again' }));
  expect(await people.findByText('Mia Taylor, aged 9')).toBeTruthy();
});
