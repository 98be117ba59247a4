import { expect, type Page } from '@playwright/test';
import { fillAddress } from '../../e2e/support/fill.ts';
import { buildNewCustomer, fillAccount, findSection } from '../../e2e/support/joining-steps.ts';
import { enterScenario, readLedger, readSandboxStatus } from '../../e2e/support/sandbox.ts';
import { sites } from '../../e2e/support/sub-sites.ts';
import type { BrowserCall, Customer } from '../call.ts';
import { logInAs } from './log-in-as.ts';

const CENTRE_PATH = '/centre/ardwick-fields-leisure-centre';
const MEMBERSHIP_PATH = `${CENTRE_PATH}/membership/swim/recurring`;
const LOGIN_PATH = `/login?redirect=${encodeURIComponent(CENTRE_PATH)}`;

const enterCustomer = () => enterScenario<Customer>('a-customer-without-instruction');
const findButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const findUsernameField = (page: Page) => page.getByLabel(/^Email address or customer ID/);
const findPasswordField = (page: Page) => page.getByLabel('Password', { exact: true });

async function logIn(page: Page, { email, password: secret = '' }: Customer): Promise<void> {
  await findUsernameField(page).fill(email);
  await findPasswordField(page).fill(secret);
  await findButton(page, 'Log in').click();
}

async function expectOneCustomer({ email }: Customer): Promise<void> {
  expect((await readLedger(email)).customers).toHaveLength(1);
}

/** If the response was lost, the account already exists: the operator says so, and its owner logs in. */
async function registerOrLogIn(page: Page, register: () => Promise<void>, customer: Customer): Promise<void> {
  const takenMessage = page.getByText(/already (been taken|exists)/).first();
  await register();
  await expect(takenMessage.or(findDetailsNote(page)).or(findJoiningHeading(page)).first()).toBeVisible();
  if (!(await takenMessage.isVisible())) return;
  await page.goto(LOGIN_PATH);
  await logIn(page, customer);
}

const findJoiningHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Buy a membership' });
const findDetailsNote = (page: Page) => page.getByText('You can change them later in your online account.');

export const accountCalls: readonly BrowserCall[] = [
  {
    name: 'log in',
    call: 'POST /api/auth/customer/login',
    isInShortRun: ['lost'],
    customer: enterCustomer,
    async openBefore(page, customer) {
      await page.goto(LOGIN_PATH);
      await findUsernameField(page).fill(customer.email);
      await findPasswordField(page).fill(customer.password ?? '');
    },
    makeCall: (page) => findButton(page, 'Log in').click(),
    findResult: findJoiningHeading,
    listTyped: (page) => [[findUsernameField(page), '@scenario.example']],
    recover: logIn,
    expectRecords: expectOneCustomer,
  },
  {
    name: 'log out',
    call: 'POST /api/auth/logout',
    customer: enterCustomer,
    isUnreported: true,
    async openBefore(page, customer) {
      await logInAs(page, customer);
      await page.goto(`${sites.bookings}/nowhere`);
      await expect(findButton(page, 'Log out')).toBeVisible();
    },
    makeCall: (page) => findButton(page, 'Log out').click(),
    findResult: (page) => findButton(page, 'Log in'),
    async recover(page, customer) {
      await logInAs(page, customer);
      await page.goto(`${sites.bookings}/nowhere`);
      await expect(findButton(page, 'Log out').or(findButton(page, 'Log in')).first()).toBeVisible();
      if (await findButton(page, 'Log out').isVisible()) await findButton(page, 'Log out').click();
    },
    expectRecords: async ({ token = '' }) => {
      await expect.poll(() => readSandboxStatus('/api/auth/user', token)).toBe(401);
    },
  },
  {
    name: 'register',
    call: 'POST /api/auth/customer/register',
    customer: async () => buildNewCustomer('fault'),
    async openBefore(page, customer) {
      await page.goto(`/register?redirect=${encodeURIComponent(CENTRE_PATH)}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
      await fillRegister(page, customer);
    },
    makeCall: (page) => findButton(page, 'Create account').click(),
    findResult: findJoiningHeading,
    listTyped: (page) => [
      [page.getByLabel('First name'), 'Ada'],
      [page.getByLabel('Address line 1'), '12 Ockham Road'],
      [page.getByRole('textbox', { name: 'Email' }), '@example.com'],
    ],
    async recover(page, customer) {
      const createAccount = async () => {
        await fillRegister(page, customer);
        await findButton(page, 'Create account').click();
      };
      await registerOrLogIn(page, createAccount, customer);
    },
    expectRecords: expectOneCustomer,
  },
  {
    name: 'register while joining',
    call: 'POST /api/auth/customer/register',
    customer: async () => buildNewCustomer('fault'),
    async openBefore(page, customer) {
      await page.goto(MEMBERSHIP_PATH);
      await fillAccount(page, { ...buildNewCustomer('fault'), ...customer });
    },
    makeCall: (page) =>
      findSection(page, 'Your details').getByRole('button', { name: 'Create account' }).click(),
    findResult: (page) => findSection(page, 'Review & select dates').getByLabel('Start date'),
    listTyped: (page) => [
      [findSection(page, 'Your details').getByLabel('First name'), 'Ada'],
      [findSection(page, 'Your details').getByLabel('Address line 1'), '12 Ockham Road'],
    ],
    async recover(page, customer) {
      const createAccount = async () => {
        await fillAccount(page, { ...buildNewCustomer('fault'), ...customer });
        await findButton(page, 'Create account').click();
      };
      const findStartDateField = findSection(page, 'Review & select dates').getByLabel('Start date');
      const takenMessage = page.getByText(/already (been taken|exists)/).first();
      await createAccount();
      await expect(takenMessage.or(findStartDateField).first()).toBeVisible();
      if (await findStartDateField.isVisible()) return;
      await page.goto(`/login?redirect=${encodeURIComponent(MEMBERSHIP_PATH)}`);
      await logIn(page, customer);
      await findSection(page, 'Your details')
        .getByRole('button', { name: 'Continue' })
        .or(findStartDateField)
        .first()
        .click();
    },
    expectRecords: expectOneCustomer,
  },
  {
    name: 'forgotten password',
    call: 'POST /api/auth/customer/forgotten-password',
    customer: enterCustomer,
    async openBefore(page, { email }) {
      await page.goto(LOGIN_PATH);
      await findButton(page, 'Forgotten your password?').click();
      await findPasswordDialog(page).getByRole('textbox').fill(email);
    },
    makeCall: (page) => findButton(page, 'Send the email').click(),
    findResult: (page) => findEmailDialog(page),
    // A browser resends a call by itself if a kept connection was reset. The operator may then have counted so many that
    // it asks the customer to wait, which the page shows.
    findRepeatedResult: (page) =>
      findEmailDialog(page).or(findPasswordDialog(page).getByText('Too many attempts. Please try again in')),
    listTyped: (page) => [[findPasswordDialog(page).getByRole('textbox'), '@scenario.example']],
    recover: (page) => findButton(page, 'Send the email').click(),
    expectRecords: expectOneCustomer,
  },
];

const findEmailDialog = (page: Page) => page.getByRole('dialog', { name: 'Check your email' });
const findPasswordDialog = (page: Page) => page.getByRole('dialog', { name: 'Forgotten password' });

async function fillRegister(page: Page, { email, password: secret = '' }: Customer): Promise<void> {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('Date of birth').fill('10/12/1985');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Phone number').fill('01632 960123');
  await fillAddress(page);
  await findPasswordField(page).fill(secret);
  await page.getByLabel('Repeat password').fill(secret);
  await page.getByLabel('I agree to the Terms and Conditions').check();
}
