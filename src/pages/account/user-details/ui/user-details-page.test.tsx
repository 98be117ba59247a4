import { fireEvent, screen, within } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import { $token, $user, tokenRefused } from '@/entities/customer';
import { toCamelCase } from '@/shared/testing';
import { $toasts, toastTimerFx } from '@/shared/toast';
import { buildToken, buildUser } from '../../../../../tests/fixtures/auth.ts';
import {
  DETAILS_SECTIONS,
  FORM_CALL,
  listSentBodies,
  openDetails,
  UPDATE_CALL,
} from '../testing/open-details';

beforeEach(() => sessionStorage.clear());

type OpenedPage = ReturnType<typeof openDetails>;
const findPart = (name: string) => screen.findByRole('region', { name });
const tokenAnswer = { data: buildToken({ token: 'pv_a-renewed-token' }) };

async function openPart({ user }: OpenedPage, name: string) {
  const region = within(await findPart(name));
  await user.click(region.getByRole('button', { name: `Change ${name}` }));
  await region.findByRole('button', { name: 'Save' });
  return region;
}
type OpenedPart = Awaited<ReturnType<typeof openPart>>;

async function retype({ user }: OpenedPage, region: OpenedPart, label: string, value: string) {
  const control = region.getByRole('textbox', { name: new RegExp(`^${label}`) });
  await user.clear(control);
  if (value !== '') await user.type(control, value);
}
const clickSave = ({ user }: OpenedPage, region: OpenedPart) =>
  user.click(region.getByRole('button', { name: 'Save' }));

test('the details are shown section by section, with the preferences last', async () => {
  openDetails();
  expect(await findPart('About you')).toBeTruthy();
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles.slice(0, 3)).toEqual(['About you', 'How to reach you', 'Communication preferences']);
  expect(screen.getByText('23/04/1990')).toBeTruthy();
  expect(screen.getByText('Not given')).toBeTruthy();
  expect(screen.getByText('Ask at reception to change this.')).toBeTruthy();
  expect(within(await findPart('About you')).queryByRole('textbox')).toBeNull();
});

// Proves A4.1.
test('only changed answers are sent, and the new token replaces the old one', async () => {
  const page = openDetails({ answers: { [UPDATE_CALL]: tokenAnswer } });
  const region = await openPart(page, 'About you');
  expect(document.activeElement).toBe(region.getByRole('heading', { name: 'About you' }));
  await retype(page, region, 'First name', 'Samuel');
  await clickSave(page, region);
  expect(await region.findByText('Samuel')).toBeTruthy();
  expect(listSentBodies(page.calls, UPDATE_CALL)).toEqual([{ first_name: 'Samuel' }]);
  expect(page.scope.getState($token)).toBe('pv_a-renewed-token');
  expect(page.scope.getState($toasts).map(({ content }) => content)).toEqual(['We’ve saved your details.']);
  expect(document.activeElement).toBe(region.getByRole('button', { name: 'Change About you' }));
});

test('a withdrawn consent is sent', async () => {
  const page = openDetails({ answers: { [UPDATE_CALL]: tokenAnswer } });
  const region = await openPart(page, 'Communication preferences');
  await page.user.click(region.getByRole('checkbox', { name: /Offers by email/ }));
  await clickSave(page, region);
  expect(await region.findByText('No')).toBeTruthy();
  expect(listSentBodies(page.calls, UPDATE_CALL)).toEqual([{ marketing_email: false }]);
});

test('nothing is sent if nothing was changed', async () => {
  const page = openDetails();
  const region = await openPart(page, 'About you');
  await clickSave(page, region);
  expect(await region.findByRole('button', { name: 'Change About you' })).toBeTruthy();
  expect(listSentBodies(page.calls, UPDATE_CALL)).toEqual([]);
});

test('an optional answer can be cleared, but a required one cannot', async () => {
  const page = openDetails({ answers: { [UPDATE_CALL]: tokenAnswer } });
  const region = await openPart(page, 'About you');
  await retype(page, region, 'First name', '');
  await clickSave(page, region);
  expect((await region.findAllByText('First name is required.')).length).toBeGreaterThan(0);
  expect(listSentBodies(page.calls, UPDATE_CALL)).toEqual([]);
  await retype(page, region, 'First name', 'Sam');
  await retype(page, region, 'Nickname', '');
  await clickSave(page, region);
  await region.findByRole('button', { name: 'Change About you' });
  expect(listSentBodies(page.calls, UPDATE_CALL)).toEqual([{ removed_answers: ['nickname'] }]);
  expect(region.queryByText('Sammy')).toBeNull();
});

test('a multiple choice can be cleared', async () => {
  const page = openDetails({ answers: { [UPDATE_CALL]: tokenAnswer } });
  const region = await openPart(page, 'Communication preferences');
  await page.user.click(region.getByRole('checkbox', { name: 'Text message' }));
  await clickSave(page, region);
  await region.findByRole('button', { name: 'Change Communication preferences' });
  expect(listSentBodies(page.calls, UPDATE_CALL)).toEqual([{ removed_answers: ['contact_by'] }]);
});

test('cancelled changes are gone when the section is opened again', async () => {
  const page = openDetails();
  const region = await openPart(page, 'About you');
  await retype(page, region, 'First name', 'Samuel');
  await page.user.click(region.getByRole('button', { name: 'Cancel' }));
  await openPart(page, 'About you');
  expect(region.getByRole('textbox', { name: /^First name/ })).toHaveProperty('value', 'Sam');
});

test('only one section is open at a time, and unsaved changes keep it open', async () => {
  const page = openDetails();
  const region = await openPart(page, 'About you');
  const contactPart = within(await findPart('How to reach you'));
  await retype(page, region, 'First name', 'Samuel');
  await page.user.click(contactPart.getByRole('button', { name: 'Change How to reach you' }));
  expect(await region.findByText('Save or cancel these changes first.')).toBeTruthy();
  expect(region.getByRole('textbox', { name: /^First name/ })).toHaveProperty('value', 'Samuel');
  await page.user.click(region.getByRole('button', { name: 'Cancel' }));
  await openPart(page, 'How to reach you');
  expect(region.queryByRole('textbox')).toBeNull();
});

// Proves A4.5.
test('a changed email requires the current password, and the error of a wrong one is shown beside it', async () => {
  const errors = { current_password: ['The current password isn’t right.'] };
  const answers = [{ status: 422, body: { message: 'Invalid.', errors } }, tokenAnswer];
  const page = openDetails({ answers: { [UPDATE_CALL]: () => answers.shift() ?? { breaks: true } } });
  const region = await openPart(page, 'How to reach you');
  expect(region.queryByLabelText(/^Current password/)).toBeNull();
  await retype(page, region, 'Email', 'sam@new.example');
  // The field appears before the email loses the focus, so that a click on Save is not lost.
  expect(document.activeElement).toBe(region.getByRole('textbox', { name: /^Email/ }));
  await page.user.type(region.getByLabelText(/^Current password/), 'Wrong-2026!');
  await clickSave(page, region);
  expect((await region.findAllByText('The current password isn’t right.')).length).toBeGreaterThan(0);
  await page.user.clear(region.getByLabelText(/^Current password/));
  await page.user.type(region.getByLabelText(/^Current password/), 'Swim-2026!');
  await clickSave(page, region);
  expect(await region.findByText('sam@new.example')).toBeTruthy();
  expect(listSentBodies(page.calls, UPDATE_CALL)).toEqual([
    { email: 'sam@new.example', current_password: 'Wrong-2026!' },
    { email: 'sam@new.example', current_password: 'Swim-2026!' },
  ]);
});

test('a changed email is not sent without the current password, and other fields do not require it', async () => {
  const page = openDetails({ answers: { [UPDATE_CALL]: tokenAnswer } });
  const region = await openPart(page, 'How to reach you');
  await retype(page, region, 'Email', 'sam@new.example');
  await clickSave(page, region);
  expect((await region.findAllByText('Current password is required.')).length).toBeGreaterThan(0);
  expect(listSentBodies(page.calls, UPDATE_CALL)).toEqual([]);
  await retype(page, region, 'Email', 'sam.taylor@example.com');
  await retype(page, region, 'Phone number', '01632 960999');
  await clickSave(page, region);
  expect(await region.findByText('01632 960999')).toBeTruthy();
  expect(listSentBodies(page.calls, UPDATE_CALL)).toEqual([{ phone: '01632 960999' }]);
});

// Proves A4.3.
test('the server’s messages are in the summary and beside their fields, and the values stay', async () => {
  const errors = { first_name: ['The name is too odd.'], date_of_birth: ['The date is too old.'] };
  const page = openDetails({
    answers: { [UPDATE_CALL]: { status: 422, body: { message: 'Invalid.', errors } } },
  });
  const region = await openPart(page, 'About you');
  await retype(page, region, 'First name', 'Xx');
  await clickSave(page, region);
  const summary = within(await region.findByRole('alert', { name: 'Validation errors' }));
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'The name is too odd.',
    'The date is too old.',
  ]);
  expect(region.getByRole('textbox', { name: /^First name/ })).toHaveProperty('value', 'Xx');
});

test.each([
  ['an expired page', { status: 419, body: { message: 'CSRF' } }, /please reload and try again/],
  ['a server error', { status: 500, body: { message: 'Stack' } }, /please try again/],
  ['a lost connection', { breaks: true as const }, /please try again/],
  [
    'a token that another tab has replaced',
    { status: 401, body: { message: 'Unauthenticated.' } },
    /Please save again/,
  ],
])('%s is shown in the section, and the values can be saved again', async (_, failureAnswer, sentence) => {
  const answers = [failureAnswer, tokenAnswer];
  const page = openDetails({ answers: { [UPDATE_CALL]: () => answers.shift() ?? { breaks: true } } });
  const region = await openPart(page, 'About you');
  await retype(page, region, 'First name', 'Samuel');
  await clickSave(page, region);
  expect((await region.findByRole('alert')).textContent).toMatch(sentence);
  await clickSave(page, region);
  expect(await region.findByText('Samuel')).toBeTruthy();
});

test('a form that fails to load shows an error and can be retried', async () => {
  const answers = [{ breaks: true as const }, { data: DETAILS_SECTIONS }];
  const page = openDetails({ answers: { [FORM_CALL]: () => answers.shift() ?? { data: DETAILS_SECTIONS } } });
  expect(await screen.findByText('We couldn’t load your details.')).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await findPart('About you')).toBeTruthy();
});

// Proves A4.4.
test('an expired session keeps the values for the same customer, but no password', async () => {
  const page = openDetails();
  const region = await openPart(page, 'How to reach you');
  await retype(page, region, 'Email', 'sam@new.example');
  await page.user.tab();
  await page.user.type(await region.findByLabelText(/^Current password/), 'Swim-2026!');
  await retype(page, region, 'Phone number', '01632 960999');
  await page.user.tab();
  await allSettled(tokenRefused, { scope: page.scope });
  expect(sessionStorage.getItem('pavilion.details')).not.toContain('Swim-2026!');
  page.unmount();
  const secondVisit = openDetails();
  const restoredPart = within(await findPart('How to reach you'));
  expect(await restoredPart.findByText(/You were logged out before we could save this/)).toBeTruthy();
  expect(await restoredPart.findByRole('textbox', { name: /^Phone number/ })).toHaveProperty(
    'value',
    '01632 960999',
  );
  expect(restoredPart.getByLabelText(/^Current password/)).toHaveProperty('value', '');
  expect(sessionStorage.getItem('pavilion.details')).toBeNull();
  secondVisit.unmount();
});

test('another customer in the same tab does not get the stored values', async () => {
  const page = openDetails();
  const region = await openPart(page, 'About you');
  await retype(page, region, 'First name', 'Samuel');
  await page.user.tab();
  await allSettled(tokenRefused, { scope: page.scope });
  page.unmount();
  const otherScope = fork({
    values: [
      [$token, 't-2'],
      [$user, toCamelCase(buildUser({ id: 'another' }))],
    ],
    handlers: [[toastTimerFx, () => 0]],
  });
  openDetails({ scope: otherScope });
  const aboutPart = within(await findPart('About you'));
  expect(aboutPart.queryByRole('textbox')).toBeNull();
  expect(sessionStorage.getItem('pavilion.details')).toBeNull();
});

test('leaving the page with unsaved values asks for confirmation', async () => {
  const page = openDetails();
  const canLeaveUnasked = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
  const region = await openPart(page, 'About you');
  expect(canLeaveUnasked()).toBe(true);
  await retype(page, region, 'First name', 'Samuel');
  expect(canLeaveUnasked()).toBe(false);
  await page.user.click(region.getByRole('button', { name: 'Cancel' }));
  expect(canLeaveUnasked()).toBe(true);
});
