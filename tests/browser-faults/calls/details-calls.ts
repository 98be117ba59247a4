import { expect, type Page } from '@playwright/test';
import { enterScenario, readLedger } from '../../e2e/support/sandbox.ts';
import { sites } from '../../e2e/support/sub-sites.ts';
import type { Call, Customer } from '../call.ts';
import { logInAs } from './log-in-as.ts';
import { PIXEL } from './pixel.ts';

const NEW_PASSWORD = 'Dive-2027!';
const enterCustomer = () => enterScenario<Customer>('a-customer-without-instruction');
const enterParent = () => enterScenario<Customer>('a-parent-of-two');

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'My details' });
const save = (page: Page) => button(page, 'Save').click();
const phone = (page: Page) => page.getByRole('textbox', { name: /^Phone number/ });

async function openDetails(page: Page, customer: Customer): Promise<void> {
  await logInAs(page, customer);
  await page.goto(`${sites.myAccount}/user-details`);
  await expect(part(page, 'How to reach you')).toBeVisible();
}

/** A call whose response was lost may have replaced the token. The customer then logs in again, as the page asks. */
async function comeBack(
  page: Page,
  { email, password = '' }: Customer,
  otherPassword = password,
): Promise<void> {
  await page.goto(`${sites.myAccount}/user-details`);
  const logIn = button(page, 'Log in');
  await expect(part(page, 'How to reach you').or(logIn).first()).toBeVisible();
  for (const secret of [password, otherPassword]) {
    if (!(await logIn.isVisible())) break;
    await page.getByLabel(/^Email address or customer ID/).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(secret);
    await logIn.click();
    await expect(heading(page).or(page.getByRole('alert')).first()).toBeVisible();
  }
  await expect(part(page, 'How to reach you')).toBeVisible();
}

async function typePhone(page: Page): Promise<void> {
  // What was typed before the log-out is still there.
  if (!(await phone(page).isVisible())) await button(page, 'Change How to reach you').click();
  await phone(page).fill('01632 960777');
}

async function typePasswords(page: Page, { password = '' }: Customer): Promise<void> {
  await button(page, 'Change Password').click();
  await page.getByLabel('Current password', { exact: true }).fill(password);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Repeat new password').fill(NEW_PASSWORD);
}

async function choosePhoto(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Add a|Change) photo$/ }).click();
  const picture = { name: 'me.png', mimeType: 'image/png', buffer: PIXEL };
  await page.getByLabel('Choose a picture').first().setInputFiles(picture);
  await expect(page.getByRole('img', { name: 'How your photo will look' })).toBeVisible();
}

const photo = (page: Page) => page.getByRole('img', { name: 'Your photo' });
const noPhoto = (page: Page) => page.getByText(/^You haven’t added a photo/);
const newPhone = (page: Page) => part(page, 'How to reach you').getByText('01632 960777');
const leo = (page: Page) => page.getByText(/^Leo Scenario, aged/);

async function isOneCustomer({ email }: Customer): Promise<void> {
  expect((await readLedger(email)).customers).toHaveLength(1);
}

async function askToRemoveLeo(page: Page): Promise<void> {
  await button(page, 'Remove Leo Scenario').click();
}
const remove = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
const findPeopleWithoutLeo = (page: Page) =>
  page.getByRole('region', { name: 'People' }).filter({ hasNot: leo(page) });

const enterInvitedAdult = () => enterScenario<Customer>('an-invitation-to-an-adult');
const findEmailField = (page: Page) => page.getByRole('textbox', { name: /^Another adult’s email address/ });
const unanswered = (page: Page) => page.getByText(/^alex\..* hasn’t answered yet\.$/);
/** A different address each time, because e-mails to one address are limited per day. */
const alex = ({ email }: Customer) => `alex.${email}`;
const findConsentNote = (page: Page) => page.getByText('Rosa Scenario can book for you.');
const decline = (page: Page) => button(page, 'Decline: Rosa Scenario');
const declined = (page: Page) => part(page, 'Other adults').filter({ hasNot: decline(page) });

/** The calls by which customers change their details. */
export const detailsCalls: readonly Call[] = [
  {
    name: 'change my details',
    call: 'PUT /api/my-account/user/update',
    isInShortRun: ['lost'],
    customer: enterCustomer,
    async openBefore(page, customer) {
      await openDetails(page, customer);
      await typePhone(page);
    },
    makeCall: save,
    findResult: newPhone,
    listTyped: (page) => [[phone(page), '01632 960777']],
    async recover(page, customer) {
      await comeBack(page, customer);
      if (await newPhone(page).isVisible()) return;
      await typePhone(page);
      await save(page);
    },
    expectRecords: isOneCustomer,
  },
  {
    name: 'change my password',
    call: 'PUT /api/my-account/password',
    customer: enterCustomer,
    async openBefore(page, customer) {
      await openDetails(page, customer);
      await typePasswords(page, customer);
    },
    makeCall: save,
    findResult: (page) => button(page, 'Change Password'),
    async recover(page, customer) {
      await comeBack(page, customer, NEW_PASSWORD);
    },
    expectRecords: isOneCustomer,
  },
  {
    name: 'save my photo',
    call: 'PUT /api/my-account/photo',
    customer: enterCustomer,
    async openBefore(page, customer) {
      await openDetails(page, customer);
      await choosePhoto(page);
    },
    makeCall: save,
    findResult: photo,
    async recover(page, customer) {
      await openDetails(page, customer);
      await expect(photo(page).or(noPhoto(page)).first()).toBeVisible();
      if (await photo(page).isVisible()) return;
      await choosePhoto(page);
      await save(page);
    },
    expectRecords: isOneCustomer,
  },
  {
    name: 'remove my photo',
    call: 'DELETE /api/my-account/photo',
    customer: enterCustomer,
    async openBefore(page, customer) {
      await openDetails(page, customer);
      await choosePhoto(page);
      await save(page);
      await expect(photo(page)).toBeVisible();
    },
    makeCall: (page) => button(page, 'Remove photo').click(),
    findResult: noPhoto,
    async recover(page, customer) {
      await openDetails(page, customer);
      await expect(photo(page).or(noPhoto(page)).first()).toBeVisible();
      if (await photo(page).isVisible()) await button(page, 'Remove photo').click();
    },
    expectRecords: isOneCustomer,
  },
  {
    name: 'remove a child',
    call: 'DELETE /api/activities/attendees/{id}',
    customer: enterParent,
    async openBefore(page, customer) {
      await openDetails(page, customer);
      await expect(leo(page)).toBeVisible();
      await askToRemoveLeo(page);
    },
    makeCall: remove,
    findResult: findPeopleWithoutLeo,
    async recover(page, customer) {
      await openDetails(page, customer);
      await expect(page.getByText(/^Mia Scenario, aged/)).toBeVisible();
      if (!(await leo(page).isVisible())) return;
      await askToRemoveLeo(page);
      await remove(page);
    },
    expectRecords: isOneCustomer,
  },
  {
    name: 'invite an adult',
    call: 'POST /api/activities/attendees/invite',
    customer: enterCustomer,
    async openBefore(page, customer) {
      await openDetails(page, customer);
      await findEmailField(page).fill(alex(customer));
    },
    makeCall: (page) => button(page, 'Invite').click(),
    findResult: unanswered,
    listTyped: (page) => [[findEmailField(page), 'alex.']],
    async recover(page, customer) {
      await openDetails(page, customer);
      await expect(findEmailField(page)).toBeVisible();
      if (await unanswered(page).isVisible()) return;
      await findEmailField(page).fill(alex(customer));
      await button(page, 'Invite').click();
    },
    expectRecords: isOneCustomer,
  },
  {
    name: 'accept an invitation',
    call: 'POST /api/activities/attendee-invitations/{id}/accept',
    customer: enterInvitedAdult,
    async openBefore(page, customer) {
      await openDetails(page, customer);
      await expect(button(page, 'Accept')).toBeVisible();
    },
    makeCall: (page) => button(page, 'Accept').click(),
    findResult: findConsentNote,
    async recover(page, customer) {
      await openDetails(page, customer);
      await expect(findConsentNote(page).or(button(page, 'Accept')).first()).toBeVisible();
      if (!(await findConsentNote(page).isVisible())) await button(page, 'Accept').click();
    },
    expectRecords: isOneCustomer,
  },
  {
    name: 'end an invitation',
    call: 'DELETE /api/activities/attendee-invitations/{id}',
    customer: enterInvitedAdult,
    async openBefore(page, customer) {
      await openDetails(page, customer);
      await expect(decline(page)).toBeVisible();
    },
    makeCall: (page) => decline(page).click(),
    findResult: declined,
    async recover(page, customer) {
      await openDetails(page, customer);
      await expect(findEmailField(page)).toBeVisible();
      if (await decline(page).isVisible()) await decline(page).click();
    },
    expectRecords: isOneCustomer,
  },
];
