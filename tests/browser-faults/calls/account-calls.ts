import { expect, type Page } from '@playwright/test';
import { fillAddress } from '../../e2e/support/fill.ts';
import { buildNewCustomer, fillAccount, section } from '../../e2e/support/joining-steps.ts';
import { enterScenario, readLedger, readSandboxStatus } from '../../e2e/support/sandbox.ts';
import { sites } from '../../e2e/support/sub-sites.ts';
import type { Call, Customer } from '../call.ts';
import { logInAs } from './log-in-as.ts';

const AFTER = '/centre/ardwick-fields-leisure-centre';
const MEMBERSHIP = `${AFTER}/membership/swim/recurring`;
const login = `/login?redirect=${encodeURIComponent(AFTER)}`;

const enterCustomer = () => enterScenario<Customer>('a-customer-without-instruction');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const username = (page: Page) => page.getByLabel(/^Email address or customer ID/);
const password = (page: Page) => page.getByLabel('Password', { exact: true });

async function logIn(page: Page, { email, password: secret = '' }: Customer): Promise<void> {
  await username(page).fill(email);
  await password(page).fill(secret);
  await button(page, 'Log in').click();
}

async function isOneCustomer({ email }: Customer): Promise<void> {
  expect((await readLedger(email)).customers).toHaveLength(1);
}

/** If the response was lost, the account already exists: the operator says so, and its owner logs in. */
async function registerOrLogIn(page: Page, register: () => Promise<void>, customer: Customer): Promise<void> {
  const takenMessage = page.getByText(/already (been taken|exists)/).first();
  await register();
  await expect(takenMessage.or(details(page)).or(joining(page)).first()).toBeVisible();
  if (!(await takenMessage.isVisible())) return;
  await page.goto(login);
  await logIn(page, customer);
}

const joining = (page: Page) => page.getByRole('heading', { level: 1, name: 'Buy a membership' });
const details = (page: Page) => page.getByText('You can change them later in your online account.');

export const accountCalls: readonly Call[] = [
  {
    name: 'log in',
    call: 'POST /api/auth/customer/login',
    isInShortRun: ['lost'],
    customer: enterCustomer,
    async openBefore(page, customer) {
      await page.goto(login);
      await username(page).fill(customer.email);
      await password(page).fill(customer.password ?? '');
    },
    makeCall: (page) => button(page, 'Log in').click(),
    findResult: joining,
    listTyped: (page) => [[username(page), '@scenario.example']],
    recover: logIn,
    expectRecords: isOneCustomer,
  },
  {
    name: 'log out',
    call: 'POST /api/auth/logout',
    customer: enterCustomer,
    isUnreported: true,
    async openBefore(page, customer) {
      await logInAs(page, customer);
      await page.goto(`${sites.bookings}/nowhere`);
      await expect(button(page, 'Log out')).toBeVisible();
    },
    makeCall: (page) => button(page, 'Log out').click(),
    findResult: (page) => button(page, 'Log in'),
    async recover(page, customer) {
      await logInAs(page, customer);
      await page.goto(`${sites.bookings}/nowhere`);
      await expect(button(page, 'Log out').or(button(page, 'Log in')).first()).toBeVisible();
      if (await button(page, 'Log out').isVisible()) await button(page, 'Log out').click();
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
      await page.goto(`/register?redirect=${encodeURIComponent(AFTER)}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
      await fillRegister(page, customer);
    },
    makeCall: (page) => button(page, 'Create account').click(),
    findResult: joining,
    listTyped: (page) => [
      [page.getByLabel('First name'), 'Ada'],
      [page.getByLabel('Address line 1'), '12 Ockham Road'],
      [page.getByRole('textbox', { name: 'Email' }), '@example.com'],
    ],
    async recover(page, customer) {
      const create = async () => {
        await fillRegister(page, customer);
        await button(page, 'Create account').click();
      };
      await registerOrLogIn(page, create, customer);
    },
    expectRecords: isOneCustomer,
  },
  {
    name: 'register while joining',
    call: 'POST /api/auth/customer/register',
    customer: async () => buildNewCustomer('fault'),
    async openBefore(page, customer) {
      await page.goto(MEMBERSHIP);
      await fillAccount(page, { ...buildNewCustomer('fault'), ...customer });
    },
    makeCall: (page) => section(page, 'Your details').getByRole('button', { name: 'Create account' }).click(),
    findResult: (page) => section(page, 'Review & select dates').getByLabel('Start date'),
    listTyped: (page) => [
      [section(page, 'Your details').getByLabel('First name'), 'Ada'],
      [section(page, 'Your details').getByLabel('Address line 1'), '12 Ockham Road'],
    ],
    async recover(page, customer) {
      const create = async () => {
        await fillAccount(page, { ...buildNewCustomer('fault'), ...customer });
        await button(page, 'Create account').click();
      };
      const dates = section(page, 'Review & select dates').getByLabel('Start date');
      const takenMessage = page.getByText(/already (been taken|exists)/).first();
      await create();
      await expect(takenMessage.or(dates).first()).toBeVisible();
      if (await dates.isVisible()) return;
      await page.goto(`/login?redirect=${encodeURIComponent(MEMBERSHIP)}`);
      await logIn(page, customer);
      await section(page, 'Your details').getByRole('button', { name: 'Continue' }).or(dates).first().click();
    },
    expectRecords: isOneCustomer,
  },
  {
    name: 'forgotten password',
    call: 'POST /api/auth/customer/forgotten-password',
    customer: enterCustomer,
    async openBefore(page, { email }) {
      await page.goto(login);
      await button(page, 'Forgotten your password?').click();
      await asking(page).getByRole('textbox').fill(email);
    },
    makeCall: (page) => button(page, 'Send the email').click(),
    findResult: (page) => findEmailDialog(page),
    // A browser resends a call by itself if a kept connection was reset. The operator may then have counted so many that
    // it asks the customer to wait, which the page shows.
    findRepeatedResult: (page) =>
      findEmailDialog(page).or(asking(page).getByText('Too many attempts. Please try again in')),
    listTyped: (page) => [[asking(page).getByRole('textbox'), '@scenario.example']],
    recover: (page) => button(page, 'Send the email').click(),
    expectRecords: isOneCustomer,
  },
];

const findEmailDialog = (page: Page) => page.getByRole('dialog', { name: 'Check your email' });
const asking = (page: Page) => page.getByRole('dialog', { name: 'Forgotten password' });

async function fillRegister(page: Page, { email, password: secret = '' }: Customer): Promise<void> {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('Date of birth').fill('10/12/1985');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Phone number').fill('01632 960123');
  await fillAddress(page);
  await password(page).fill(secret);
  await page.getByLabel('Repeat password').fill(secret);
  await page.getByLabel('I agree to the Terms and Conditions').check();
}
