import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { $token } from '@/entities/customer';
import { $toasts } from '@/shared/toast';
import { buildToken } from '../../../../../tests/fixtures/auth.ts';
import { listSentBodies, openDetails } from '../testing/open-details';

const CHANGE_CALL = 'PUT /api/my-account/password';
const tokenAnswer = { data: buildToken({ token: 'pv_a-renewed-token' }) };
type OpenedPage = ReturnType<typeof openDetails>;

async function openPasswordSection({ user }: OpenedPage) {
  const region = within(await screen.findByRole('region', { name: 'Password' }));
  await user.click(region.getByRole('button', { name: 'Change Password' }));
  await region.findByRole('button', { name: 'Save' });
  return region;
}
type OpenedSection = Awaited<ReturnType<typeof openPasswordSection>>;

async function typeAndSave(
  { user }: OpenedPage,
  region: OpenedSection,
  [currentPassword, newPassword, repeatedPassword]: readonly [string, string, string],
) {
  await user.type(region.getByLabelText('Current password'), currentPassword);
  await user.type(region.getByLabelText('New password'), newPassword);
  await user.type(region.getByLabelText('Repeat new password'), repeatedPassword);
  await user.click(region.getByRole('button', { name: 'Save' }));
}

test('after a change of password this device stays logged in with the new token', async () => {
  const page = openDetails({ answers: { [CHANGE_CALL]: tokenAnswer } });
  const region = await openPasswordSection(page);
  await typeAndSave(page, region, ['Swim-2026!', 'Dive-2027!', 'Dive-2027!']);
  expect(await region.findByRole('button', { name: 'Change Password' })).toBeTruthy();
  expect(listSentBodies(page.calls, CHANGE_CALL)).toEqual([
    { current_password: 'Swim-2026!', password: 'Dive-2027!', password_confirmation: 'Dive-2027!' },
  ]);
  expect(page.scope.getState($token)).toBe('pv_a-renewed-token');
  expect(page.scope.getState($toasts).map(({ content }) => content)).toEqual([
    'We’ve changed your password. You’re logged out everywhere else.',
  ]);
});

// Proves A4.7.
test('the rules are ticked as the password is typed', async () => {
  const page = openDetails();
  const region = await openPasswordSection(page);
  const listMetRules = () =>
    region.getAllByRole('listitem').filter(({ textContent }) => /^✓/.test(textContent ?? '')).length;
  expect(listMetRules()).toBe(0);
  const metRuleCounts = [];
  for (const characters of ['a', 'B', '1', '!', 'cccc']) {
    await page.user.type(region.getByLabelText('New password'), characters);
    metRuleCounts.push(listMetRules());
  }
  expect(metRuleCounts).toEqual([1, 2, 3, 4, 5]);
});

test('a weak password and a different repetition are not sent', async () => {
  const page = openDetails();
  const region = await openPasswordSection(page);
  await typeAndSave(page, region, ['Swim-2026!', 'short', 'other']);
  expect((await region.findAllByText('Password must meet every rule in the list.')).length).toBeGreaterThan(
    0,
  );
  expect(region.getAllByText('The passwords don’t match.').length).toBeGreaterThan(0);
  expect(listSentBodies(page.calls, CHANGE_CALL)).toEqual([]);
});

test.each([
  [
    'the error of a wrong current password is below its field',
    {
      status: 422,
      body: { message: 'No.', errors: { current_password: ['The current password isn’t right.'] } },
    },
    'Current password',
    'The current password isn’t right.',
  ],
  [
    'the error of a refused repetition is below its field',
    {
      status: 422,
      body: { message: 'No.', errors: { password: ['The password confirmation does not match.'] } },
    },
    'Repeat new password',
    'The password confirmation does not match.',
  ],
])('%s, and the values stay', async (_, answer, label, sentence) => {
  const page = openDetails({ answers: { [CHANGE_CALL]: answer } });
  const region = await openPasswordSection(page);
  await typeAndSave(page, region, ['Swim-2026!', 'Dive-2027!', 'Dive-2027!']);
  await region.findAllByText(sentence);
  const field = region.getByLabelText(label);
  const descriptionIds = (field.getAttribute('aria-describedby') ?? '').split(' ');
  expect(descriptionIds.map((id) => document.getElementById(id)?.textContent)).toContain(sentence);
  expect(region.getByLabelText('New password')).toHaveProperty('value', 'Dive-2027!');
});

test.each([
  [
    'too many attempts',
    { status: 429, body: { message: 'Too many attempts. Please try again in 60 seconds.' } },
    /60 seconds/,
  ],
  ['a lost connection', { breaks: true as const }, /please try again/],
])('%s are shown above the form', async (_, answer, sentence) => {
  const page = openDetails({ answers: { [CHANGE_CALL]: answer } });
  const region = await openPasswordSection(page);
  await typeAndSave(page, region, ['Swim-2026!', 'Dive-2027!', 'Dive-2027!']);
  expect((await region.findByRole('alert')).textContent).toMatch(sentence);
});

test('cancelling clears the typed password', async () => {
  const page = openDetails();
  const region = await openPasswordSection(page);
  await page.user.type(region.getByLabelText('Current password'), 'Swim-2026!');
  await page.user.click(region.getByRole('button', { name: 'Cancel' }));
  await openPasswordSection(page);
  expect(region.getByLabelText('Current password')).toHaveProperty('value', '');
});
