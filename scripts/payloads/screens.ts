import type { Page } from '@playwright/test';
import { accountScreens } from './account-screens.ts';
import { bookingScreens } from './booking-screens.ts';
import type { Screen } from './screen.ts';
import {
  acceptTerms,
  answerQuestions,
  chooseFirst,
  closeDialog,
  fillAccount,
  fillCard,
  fillInstruction,
  findRegion,
  openTerms,
  pay,
  tickAll,
} from './steps.ts';

const CENTRE_PATH = '/centre/ardwick-fields-leisure-centre';
/** A test card that the Opayo-like provider declines. */
const REFUSED_CARD = { number: '4929 6021 1008 5639', holder: 'SUCCESSFUL' };
const CUSTOMER_SCENARIO = 'a-customer-without-instruction';
const findButton = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();
const waitForHeading = (page: Page) => page.getByRole('heading', { level: 1 }).first().waitFor();
const findDetails = (page: Page) => findRegion(page, 'Your details');
const findDates = (page: Page) => findRegion(page, 'Review & select dates');

const logIn = async (page: Page, name: string, password: string) => {
  await page.getByLabel(/^Email/).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await findButton(page, 'Log in').click();
};

/** The checkout of each card provider, up to the bank's challenge. */
const checkouts = (['stripe', 'opayo', 'ryft'] as const).flatMap((provider): Screen[] => [
  {
    name: `paying with the ${provider}-like provider`,
    scenario: `provider-${provider}`,
    path: () => '/checkout',
    steps: [
      waitForHeading,
      (page) => fillCard(page, provider),
      pay,
      (page) =>
        page
          .getByRole('dialog')
          .or(page.getByRole('alert'))
          .or(page.locator('iframe[title="Bank authentication page"]'))
          .filter({ visible: true })
          .first()
          .waitFor(),
    ],
  },
  {
    name: `a saved card of the ${provider}-like provider`,
    scenario: `provider-${provider}-with-saved-card`,
    path: () => '/checkout',
    steps: [
      // The Ryft-like provider shows saved cards in its own frame.
      (page) =>
        provider === 'ryft'
          ? page.locator('iframe[title="Secure card payment form"]').waitFor()
          : page
              .getByText(/^Expires: /)
              .first()
              .waitFor(),
    ],
  },
]);

export const screens: readonly Screen[] = [
  {
    name: 'a card that is refused',
    scenario: 'provider-opayo',
    path: () => '/checkout',
    steps: [
      waitForHeading,
      (page) => fillCard(page, 'opayo', REFUSED_CARD),
      pay,
      (page) => page.getByRole('alert').filter({ visible: true }).first().waitFor(),
    ],
  },
  {
    name: 'finding a centre',
    path: () => '/',
    steps: [
      waitForHeading,
      async (page) => {
        await page.getByLabel('Find a centre').fill('M12 6FZ');
        await findButton(page, 'Search').click();
        await page.getByRole('heading', { name: /Centres near/ }).waitFor();
      },
      (page) => findButton(page, /^Choose /).click(),
      (page) => findRegion(page, 'Choose membership').waitFor(),
    ],
  },
  {
    name: 'memberships and their details',
    path: () => CENTRE_PATH,
    steps: [
      (page) => findRegion(page, 'Choose membership').getByRole('heading', { level: 3 }).first().waitFor(),
      (page) => findButton(page, /^See all details/).click(),
      (page) => page.getByRole('dialog').waitFor(),
    ],
  },
  {
    name: 'a new account while joining',
    path: () => `${CENTRE_PATH}/membership/swim/recurring`,
    steps: [
      (page) => findDetails(page).locator('input').first().waitFor(),
      (page) => fillAccount(findDetails(page)),
      (page) => findButton(page, 'Create account').click(),
      (page) => findButton(page, 'Create account').waitFor({ state: 'detached' }),
    ],
    unchangedCalls: ['GET /api/data-fields'],
  },
  {
    name: "the operator's form",
    path: () => `${CENTRE_PATH}/membership/swim/recurring`,
    steps: [(page) => tickAll(findDetails(page))],
  },
  {
    name: 'joining as a customer',
    scenario: CUSTOMER_SCENARIO,
    path: () => `${CENTRE_PATH}/membership/unlimited-fitness/recurring`,
    steps: [
      (page) => findDetails(page).getByRole('button', { name: 'Continue' }).click(),
      (page) => answerQuestions(findRegion(page, 'Additional details')),
      (page) => findRegion(page, 'Additional details').getByRole('button', { name: 'Continue' }).click(),
      (page) => openTerms(findDates(page)),
      closeDialog,
      async (page) => {
        await findButton(page, 'Add a promo code').click();
        await page.getByLabel('Promo code').fill('WELCOME10');
        await findButton(page, 'Apply').click();
      },
      (page) => chooseFirst(findDates(page)),
      (page) => tickAll(findDates(page)),
      (page) => findDates(page).getByRole('button', { name: 'Continue', exact: true }).click(),
      (page) => openTerms(findRegion(page, 'Monthly payment')),
      closeDialog,
      (page) => fillInstruction(findRegion(page, 'Monthly payment')),
      (page) =>
        findRegion(page, 'Monthly payment').getByRole('button', { name: 'Save and continue' }).click(),
      (page) => findButton(page, 'Continue to checkout').click(),
      // The site sends back the names that it received, and the operator refuses names as long as the payloads.
      (page) => page.getByRole('alert').filter({ hasText: 'We couldn’t save your membership' }).waitFor(),
    ],
  },
  {
    name: 'a saved cart on the joining page',
    scenario: 'a-cart-with-a-monthly-membership',
    path: () => '/',
    steps: [(page) => findButton(page, 'Start over').waitFor()],
  },
  {
    name: 'an account of its own page',
    path: () => '/register',
    steps: [
      (page) => openTerms(page.locator('form').first()),
      closeDialog,
      (page) => tickAll(page.locator('form').first()),
      (page) => findButton(page, 'Create account').click(),
      (page) => page.getByRole('alert').first().waitFor(),
    ],
  },
  {
    name: 'logging in, a wrong password',
    path: () => '/login?redirect=%2F',
    steps: [
      waitForHeading,
      (page) => logIn(page, 'nobody@example.com', 'Lovelace-1815'),
      (page) => page.getByRole('alert').first().waitFor(),
    ],
  },
  {
    name: 'logging in',
    scenario: CUSTOMER_SCENARIO,
    path: () => '/',
    steps: [
      async (page) => {
        await page.context().clearCookies();
        await page.goto('/login');
      },
      (page, { email = '', password = '' }) => logIn(page, email, password),
      (page) => findButton(page, 'Log out').waitFor(),
    ],
  },
  {
    name: 'logging in and out',
    scenario: CUSTOMER_SCENARIO,
    path: () => '/',
    steps: [
      (page) => findButton(page, 'Log out').click(),
      (page) => page.getByRole('link', { name: 'Log in' }).waitFor(),
    ],
  },
  {
    name: 'a forgotten password',
    path: () => '/login',
    steps: [
      (page) => findButton(page, 'Forgotten your password?').click(),
      async (page) => {
        await page.getByRole('dialog').getByRole('textbox').fill('nobody@example.com');
        await findButton(page, 'Send the email').click();
      },
      (page) => page.getByRole('dialog').waitFor(),
    ],
  },
  ...checkouts,
  {
    name: 'terms of the checkout',
    scenario: 'a-cart-with-nothing-to-pay',
    path: () => '/checkout',
    steps: [
      (page) => findButton(page, /^Read the Terms/).click(),
      acceptTerms,
      (page) => findButton(page, 'Confirm order').click(),
      waitForHeading,
    ],
  },
  {
    name: 'the confirmation',
    scenario: 'a-paid-order',
    path: ({ orderId }) => `/order-confirmed/${orderId}`,
    steps: [waitForHeading, (page) => page.getByRole('button', { name: 'Add to calendar' }).waitFor()],
  },
  {
    name: 'the confirmation of a booking',
    scenario: 'a-booked-activity',
    path: ({ orderId }) => `/order-confirmed/${orderId}`,
    steps: [waitForHeading, (page) => page.getByRole('button', { name: 'Add to calendar' }).waitFor()],
  },
  {
    name: "the kiosk's home",
    path: () => '/kiosk?kiosk=true&centre=ardwick-fields-leisure-centre',
    steps: [waitForHeading],
  },
  {
    name: 'the theme page for operators',
    path: () => '/theme-preview?venue=ardwick-fields-leisure-centre',
    steps: [waitForHeading],
  },
  ...bookingScreens,
  ...accountScreens,
  {
    name: 'the bookings site',
    site: 'bookings',
    scenario: CUSTOMER_SCENARIO,
    path: () => '/nowhere',
    steps: [waitForHeading],
  },
];
