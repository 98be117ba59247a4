import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { $toasts } from '@/shared/toast';
import { buildAdultInvitation } from '../../../../../tests/fixtures/attendees.ts';
import { ADULTS_CALL, listSentBodies, openDetails } from '../testing/open-details';

const INVITE_CALL = 'POST /api/activities/attendees/invite';
const INVITATIONS_PATH = '/api/activities/attendee-invitations';
const findOtherAdultsRegion = async () => within(await screen.findByRole('region', { name: 'Other adults' }));
const sentInvitation = buildAdultInvitation({ id: 'sent' });
const receivedInvitation = buildAdultInvitation({
  id: 'asked',
  direction: 'received',
  email: null,
  name: 'Rosa Taylor',
});
const acceptedInvitation = { ...receivedInvitation, state: 'accepted' as const };

test('an adult is invited by email and listed as not having answered', async () => {
  const listAnswers = [{ data: [] }, { data: [sentInvitation] }];
  const page = openDetails({
    answers: {
      [ADULTS_CALL]: () => listAnswers.shift() ?? { data: [sentInvitation] },
      [INVITE_CALL]: { data: sentInvitation },
    },
  });
  const adults = await findOtherAdultsRegion();
  const emailField = await adults.findByRole('textbox', { name: /^Another adult’s email address/ });
  await page.user.type(emailField, ' alex.taylor@example.com ');
  await page.user.click(adults.getByRole('button', { name: 'Invite' }));
  expect(await adults.findByText('alex.taylor@example.com hasn’t answered yet.')).toBeTruthy();
  expect(listSentBodies(page.calls, INVITE_CALL)).toEqual([{ email: 'alex.taylor@example.com' }]);
  expect(emailField).toHaveProperty('value', '');
  expect(page.scope.getState($toasts).map(({ content }) => content)).toEqual([
    'We’ve sent an invitation to alex.taylor@example.com.',
  ]);
});

test.each([
  [
    'the operator’s messages about the address',
    { status: 422, body: { message: 'No.', errors: { email: ['This is your own email address.'] } } },
    'This is your own email address.',
  ],
  ['too many attempts', { status: 429, body: { message: 'Too many attempts.' } }, 'Too many attempts.'],
  ['a lost connection', { breaks: true as const }, /please try again/],
])('%s are shown beside the field, which keeps its value', async (_, answer, sentence) => {
  const page = openDetails({ answers: { [INVITE_CALL]: answer } });
  const adults = await findOtherAdultsRegion();
  const emailField = await adults.findByRole('textbox', { name: /^Another adult’s email address/ });
  await page.user.type(emailField, 'sam.taylor@example.com');
  await page.user.click(adults.getByRole('button', { name: 'Invite' }));
  expect(await adults.findByText(sentence)).toBeTruthy();
  expect(emailField.getAttribute('aria-invalid')).toBe('true');
  expect(emailField).toHaveProperty('value', 'sam.taylor@example.com');
  expect(document.activeElement).toBe(emailField);
});

test('nothing is sent without an address', async () => {
  const page = openDetails();
  const adults = await findOtherAdultsRegion();
  await page.user.click(await adults.findByRole('button', { name: 'Invite' }));
  expect(await adults.findByText('Enter an email address.')).toBeTruthy();
  expect(listSentBodies(page.calls, INVITE_CALL)).toEqual([]);
});

test('an invited customer accepts after a failed attempt', async () => {
  const acceptAnswers = [{ breaks: true as const }, { data: acceptedInvitation }];
  const listAnswers = [{ data: [receivedInvitation] }, { data: [receivedInvitation] }];
  const page = openDetails({
    answers: {
      [ADULTS_CALL]: () => listAnswers.shift() ?? { data: [acceptedInvitation] },
      [`POST ${INVITATIONS_PATH}/asked/accept`]: () => acceptAnswers.shift() ?? { breaks: true },
    },
  });
  const adults = await findOtherAdultsRegion();
  expect(await adults.findByText('Rosa Taylor would like to book for you.')).toBeTruthy();
  await page.user.click(adults.getByRole('button', { name: 'Accept' }));
  expect(await adults.findByText('We couldn’t check whether that worked.')).toBeTruthy();
  await page.user.click(adults.getByRole('button', { name: 'Accept' }));
  expect(await adults.findByText('Rosa Taylor can book for you.')).toBeTruthy();
  expect(adults.queryByText('We couldn’t check whether that worked.')).toBeNull();
});

test.each([
  ['declines an invitation', receivedInvitation, 'Decline: Rosa Taylor'],
  ['ends an accepted invitation', acceptedInvitation, 'End: Rosa Taylor'],
  [
    'takes back an unanswered invitation of their own',
    { ...sentInvitation, id: 'asked', name: 'Rosa Taylor' },
    'Cancel invitation: Rosa Taylor',
  ],
])('a customer %s, which then leaves the list', async (_, invitation, buttonName) => {
  const listAnswers = [{ data: [invitation] }];
  const page = openDetails({
    answers: {
      [ADULTS_CALL]: () => listAnswers.shift() ?? { data: [] },
      [`DELETE ${INVITATIONS_PATH}/asked`]: { data: null },
    },
  });
  const adults = await findOtherAdultsRegion();
  await page.user.click(await adults.findByRole('button', { name: buttonName }));
  await waitFor(() => expect(adults.queryByText(/Rosa Taylor/)).toBeNull());
});

test('if invitations fail to load, the children stay and they can be retried', async () => {
  const listAnswers = [{ breaks: true as const }, { data: [sentInvitation] }];
  const page = openDetails({
    answers: { [ADULTS_CALL]: () => listAnswers.shift() ?? { data: [sentInvitation] } },
  });
  const adults = await findOtherAdultsRegion();
  expect(await adults.findByText('We couldn’t load the other adults.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Add a child' })).toBeTruthy();
  await page.user.click(adults.getByRole('button', { name: 'Try again' }));
  expect(await adults.findByText(/hasn’t answered yet/)).toBeTruthy();
});
