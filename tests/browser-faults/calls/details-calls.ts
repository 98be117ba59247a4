import { expect, type Page } from '@playwright/test';
import { enterScenario, readLedger } from '../../e2e/support/sandbox.ts';
import { sites } from '../../e2e/support/sub-sites.ts';
import type { BrowserCall, Customer } from '../call.ts';
import { logInAs } from './log-in-as.ts';
import { PIXEL } from './pixel.ts';

const NEW_PASSWORD = 'Dive-2027!';
const enterCustomer = () => enterScenario<Customer>('a-customer-without-instruction');
const enterParent = () => enterScenario<Customer>('a-parent-of-two');

const findSection = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const findButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const findHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'My details' });
const clickSave = (page: Page) => findButton(page, 'Save').click();
const findPhoneField = (page: Page) => page.getByRole('textbox', { name: /^Phone number/ });

async function openDetails(page: Page, customer: Customer): Promise<void> {
  await logInAs(page, customer);
  await page.goto(`${sites.myAccount}/user-details`);
  await expect(findSection(page, 'How to reach you')).toBeVisible();
}

/** A call whose response was lost may have replaced the token. The customer then logs in again, as the page asks. */
async function logInAgain(
  page: Page,
  { email, password = '' }: Customer,
  newPassword = password,
): Promise<void> {
  await page.goto(`${sites.myAccount}/user-details`);
  const logInButton = findButton(page, 'Log in');
  await expect(findSection(page, 'How to reach you').or(logInButton).first()).toBeVisible();
  for (const secret of [password, newPassword]) {
    if (!(await logInButton.isVisible())) break;
    await page.getByLabel(/^Email address or customer ID/).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(secret);
    await logInButton.click();
    await expect(findHeading(page).or(page.getByRole('alert')).first()).toBeVisible();
  }
  await expect(findSection(page, 'How to reach you')).toBeVisible();
}

async function typePhone(page: Page): Promise<void> {
  // What was typed before the log-out is still there.
  if (!(await findPhoneField(page).isVisible())) await findButton(page, 'Change How to reach you').click();
  await findPhoneField(page).fill('01632 960777');
}

async function typePasswords(page: Page, { password = '' }: Customer): Promise<void> {
  await findButton(page, 'Change Password').click();
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

const findPhoto = (page: Page) => page.getByRole('img', { name: 'Your photo' });
const findNoPhotoText = (page: Page) => page.getByText(/^You haven’t added a photo/);
const findNewPhone = (page: Page) => findSection(page, 'How to reach you').getByText('01632 960777');
const findLeo = (page: Page) => page.getByText(/^Leo Scenario, aged/);

async function expectOneCustomer({ email }: Customer): Promise<void> {
  expect((await readLedger(email)).customers).toHaveLength(1);
}

async function clickRemoveLeo(page: Page): Promise<void> {
  await findButton(page, 'Remove Leo Scenario').click();
}
const confirmRemoval = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
const findPeopleWithoutLeo = (page: Page) =>
  page.getByRole('region', { name: 'People' }).filter({ hasNot: findLeo(page) });

const enterInvitedAdult = () => enterScenario<Customer>('an-invitation-to-an-adult');
const findEmailField = (page: Page) => page.getByRole('textbox', { name: /^Another adult’s email address/ });
const findUnansweredInvitation = (page: Page) => page.getByText(/^alex\..* hasn’t answered yet\.$/);
/** A different address each time, because e-mails to one address are limited per day. */
const buildInvitedEmail = ({ email }: Customer) => `alex.${email}`;
const findConsentNote = (page: Page) => page.getByText('Rosa Scenario can book for you.');
const findDeclineButton = (page: Page) => findButton(page, 'Decline: Rosa Scenario');
const findAdultsAfterDecline = (page: Page) =>
  findSection(page, 'Other adults').filter({ hasNot: findDeclineButton(page) });

/** The calls by which customers change their details. */
export const detailsCalls: readonly BrowserCall[] = [
  {
    name: 'change my details',
    call: 'PUT /api/my-account/user/update',
    isInShortRun: ['lost'],
    customer: enterCustomer,
    async openBefore(page, customer) {
      await openDetails(page, customer);
      await typePhone(page);
    },
    makeCall: clickSave,
    findResult: findNewPhone,
    listTyped: (page) => [[findPhoneField(page), '01632 960777']],
    async recover(page, customer) {
      await logInAgain(page, customer);
      if (await findNewPhone(page).isVisible()) return;
      await typePhone(page);
      await clickSave(page);
    },
    expectRecords: expectOneCustomer,
  },
  {
    name: 'change my password',
    call: 'PUT /api/my-account/password',
    customer: enterCustomer,
    async openBefore(page, customer) {
      await openDetails(page, customer);
      await typePasswords(page, customer);
    },
    makeCall: clickSave,
    findResult: (page) => findButton(page, 'Change Password'),
    async recover(page, customer) {
      await logInAgain(page, customer, NEW_PASSWORD);
    },
    expectRecords: expectOneCustomer,
  },
  {
    name: 'save my photo',
    call: 'PUT /api/my-account/photo',
    customer: enterCustomer,
    async openBefore(page, customer) {
      await openDetails(page, customer);
      await choosePhoto(page);
    },
    makeCall: clickSave,
    findResult: findPhoto,
    async recover(page, customer) {
      await openDetails(page, customer);
      await expect(findPhoto(page).or(findNoPhotoText(page)).first()).toBeVisible();
      if (await findPhoto(page).isVisible()) return;
      await choosePhoto(page);
      await clickSave(page);
    },
    expectRecords: expectOneCustomer,
  },
  {
    name: 'remove my photo',
    call: 'DELETE /api/my-account/photo',
    customer: enterCustomer,
    async openBefore(page, customer) {
      await openDetails(page, customer);
      await choosePhoto(page);
      await clickSave(page);
      await expect(findPhoto(page)).toBeVisible();
    },
    makeCall: (page) => findButton(page, 'Remove photo').click(),
    findResult: findNoPhotoText,
    async recover(page, customer) {
      await openDetails(page, customer);
      await expect(findPhoto(page).or(findNoPhotoText(page)).first()).toBeVisible();
      if (await findPhoto(page).isVisible()) await findButton(page, 'Remove photo').click();
    },
    expectRecords: expectOneCustomer,
  },
  {
    name: 'remove a child',
    call: 'DELETE /api/activities/attendees/{id}',
    customer: enterParent,
    async openBefore(page, customer) {
      await openDetails(page, customer);
      await expect(findLeo(page)).toBeVisible();
      await clickRemoveLeo(page);
    },
    makeCall: confirmRemoval,
    findResult: findPeopleWithoutLeo,
    async recover(page, customer) {
      await openDetails(page, customer);
      await expect(page.getByText(/^Mia Scenario, aged/)).toBeVisible();
      if (!(await findLeo(page).isVisible())) return;
      await clickRemoveLeo(page);
      await confirmRemoval(page);
    },
    expectRecords: expectOneCustomer,
  },
  {
    name: 'invite an adult',
    call: 'POST /api/activities/attendees/invite',
    customer: enterCustomer,
    async openBefore(page, customer) {
      await openDetails(page, customer);
      await findEmailField(page).fill(buildInvitedEmail(customer));
    },
    makeCall: (page) => findButton(page, 'Invite').click(),
    findResult: findUnansweredInvitation,
    listTyped: (page) => [[findEmailField(page), 'alex.']],
    async recover(page, customer) {
      await openDetails(page, customer);
      await expect(findEmailField(page)).toBeVisible();
      if (await findUnansweredInvitation(page).isVisible()) return;
      await findEmailField(page).fill(buildInvitedEmail(customer));
      await findButton(page, 'Invite').click();
    },
    expectRecords: expectOneCustomer,
  },
  {
    name: 'accept an invitation',
    call: 'POST /api/activities/attendee-invitations/{id}/accept',
    customer: enterInvitedAdult,
    async openBefore(page, customer) {
      await openDetails(page, customer);
      await expect(findButton(page, 'Accept')).toBeVisible();
    },
    makeCall: (page) => findButton(page, 'Accept').click(),
    findResult: findConsentNote,
    async recover(page, customer) {
      await openDetails(page, customer);
      await expect(findConsentNote(page).or(findButton(page, 'Accept')).first()).toBeVisible();
      if (!(await findConsentNote(page).isVisible())) await findButton(page, 'Accept').click();
    },
    expectRecords: expectOneCustomer,
  },
  {
    name: 'end an invitation',
    call: 'DELETE /api/activities/attendee-invitations/{id}',
    customer: enterInvitedAdult,
    async openBefore(page, customer) {
      await openDetails(page, customer);
      await expect(findDeclineButton(page)).toBeVisible();
    },
    makeCall: (page) => findDeclineButton(page).click(),
    findResult: findAdultsAfterDecline,
    async recover(page, customer) {
      await openDetails(page, customer);
      await expect(findEmailField(page)).toBeVisible();
      if (await findDeclineButton(page).isVisible()) await findDeclineButton(page).click();
    },
    expectRecords: expectOneCustomer,
  },
];
