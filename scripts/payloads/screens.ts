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
  openTerms,
  pay,
  region,
  tickAll,
} from './steps.ts';

const CENTRE = '/centre/ardwick-fields-leisure-centre';
/** A test card that the Opayo-like provider declines. */
const REFUSED_CARD = { number: '4929 6021 1008 5639', holder: 'SUCCESSFUL' };
const CUSTOMER = 'a-customer-without-instruction';
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();
const headingShown = (page: Page) => page.getByRole('heading', { level: 1 }).first().waitFor();
const findDetails = (page: Page) => region(page, 'Your details');
const findDates = (page: Page) => region(page, 'Review & select dates');

const logIn = async (page: Page, name: string, password: string) => {
  await page.getByLabel(/^Email/).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Log in').click();
};

/** The checkout of each card provider, up to the bank's challenge. */
const checkouts = (['stripe', 'opayo', 'ryft'] as const).flatMap((provider): Screen[] => [
  {
    name: `paying with the ${provider}-like provider`,
    scenario: `provider-${provider}`,
    path: () => '/checkout',
    steps: [
      headingShown,
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
      headingShown,
      (page) => fillCard(page, 'opayo', REFUSED_CARD),
      pay,
      (page) => page.getByRole('alert').filter({ visible: true }).first().waitFor(),
    ],
  },
  {
    name: 'finding a centre',
    path: () => '/',
    steps: [
      headingShown,
      async (page) => {
        await page.getByLabel('Find a centre').fill('M12 6FZ');
        await button(page, 'Search').click();
        await page.getByRole('heading', { name: /Centres near/ }).waitFor();
      },
      (page) => button(page, /^Choose /).click(),
      (page) => region(page, 'Choose membership').waitFor(),
    ],
  },
  {
    name: 'memberships and their details',
    path: () => CENTRE,
    steps: [
      (page) => region(page, 'Choose membership').getByRole('heading', { level: 3 }).first().waitFor(),
      (page) => button(page, /^See all details/).click(),
      (page) => page.getByRole('dialog').waitFor(),
    ],
  },
  {
    name: 'a new account while joining',
    path: () => `${CENTRE}/membership/swim/recurring`,
    steps: [
      (page) => findDetails(page).locator('input').first().waitFor(),
      (page) => fillAccount(findDetails(page)),
      (page) => button(page, 'Create account').click(),
      (page) => button(page, 'Create account').waitFor({ state: 'detached' }),
    ],
    spared: ['GET /api/data-fields'],
  },
  {
    name: "the operator's form",
    path: () => `${CENTRE}/membership/swim/recurring`,
    steps: [(page) => tickAll(findDetails(page))],
  },
  {
    name: 'joining as a customer',
    scenario: CUSTOMER,
    path: () => `${CENTRE}/membership/unlimited-fitness/recurring`,
    steps: [
      (page) => findDetails(page).getByRole('button', { name: 'Continue' }).click(),
      (page) => answerQuestions(region(page, 'Additional details')),
      (page) => region(page, 'Additional details').getByRole('button', { name: 'Continue' }).click(),
      (page) => openTerms(findDates(page)),
      closeDialog,
      async (page) => {
        await button(page, 'Add a promo code').click();
        await page.getByLabel('Promo code').fill('WELCOME10');
        await button(page, 'Apply').click();
      },
      (page) => chooseFirst(findDates(page)),
      (page) => tickAll(findDates(page)),
      (page) => findDates(page).getByRole('button', { name: 'Continue', exact: true }).click(),
      (page) => openTerms(region(page, 'Monthly payment')),
      closeDialog,
      (page) => fillInstruction(region(page, 'Monthly payment')),
      (page) => region(page, 'Monthly payment').getByRole('button', { name: 'Save and continue' }).click(),
      (page) => button(page, 'Continue to checkout').click(),
      // The site sends back the names that it received, and the operator refuses names as long as the payloads.
      (page) => page.getByRole('alert').filter({ hasText: 'We couldn’t save your membership' }).waitFor(),
    ],
  },
  {
    name: 'a saved cart on the joining page',
    scenario: 'a-cart-with-a-monthly-membership',
    path: () => '/',
    steps: [(page) => button(page, 'Start over').waitFor()],
  },
  {
    name: 'an account of its own page',
    path: () => '/register',
    steps: [
      (page) => openTerms(page.locator('form').first()),
      closeDialog,
      (page) => tickAll(page.locator('form').first()),
      (page) => button(page, 'Create account').click(),
      (page) => page.getByRole('alert').first().waitFor(),
    ],
  },
  {
    name: 'logging in, a wrong password',
    path: () => '/login?redirect=%2F',
    steps: [
      headingShown,
      (page) => logIn(page, 'nobody@example.com', 'Lovelace-1815'),
      (page) => page.getByRole('alert').first().waitFor(),
    ],
  },
  {
    name: 'logging in',
    scenario: CUSTOMER,
    path: () => '/',
    steps: [
      async (page) => {
        await page.context().clearCookies();
        await page.goto('/login');
      },
      (page, { email = '', password = '' }) => logIn(page, email, password),
      (page) => button(page, 'Log out').waitFor(),
    ],
  },
  {
    name: 'logging in and out',
    scenario: CUSTOMER,
    path: () => '/',
    steps: [
      (page) => button(page, 'Log out').click(),
      (page) => page.getByRole('link', { name: 'Log in' }).waitFor(),
    ],
  },
  {
    name: 'a forgotten password',
    path: () => '/login',
    steps: [
      (page) => button(page, 'Forgotten your password?').click(),
      async (page) => {
        await page.getByRole('dialog').getByRole('textbox').fill('nobody@example.com');
        await button(page, 'Send the email').click();
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
      (page) => button(page, /^Read the Terms/).click(),
      acceptTerms,
      (page) => button(page, 'Confirm order').click(),
      headingShown,
    ],
  },
  {
    name: 'the confirmation',
    scenario: 'a-paid-order',
    path: ({ orderId }) => `/order-confirmed/${orderId}`,
    steps: [headingShown, (page) => page.getByRole('button', { name: 'Add to calendar' }).waitFor()],
  },
  {
    name: 'the confirmation of a booking',
    scenario: 'a-booked-activity',
    path: ({ orderId }) => `/order-confirmed/${orderId}`,
    steps: [headingShown, (page) => page.getByRole('button', { name: 'Add to calendar' }).waitFor()],
  },
  {
    name: "the kiosk's home",
    path: () => '/kiosk?kiosk=true&centre=ardwick-fields-leisure-centre',
    steps: [headingShown],
  },
  {
    name: 'the theme page for operators',
    path: () => '/theme-preview?venue=ardwick-fields-leisure-centre',
    steps: [headingShown],
  },
  ...bookingScreens,
  ...accountScreens,
  {
    name: 'the bookings site',
    site: 'bookings',
    scenario: CUSTOMER,
    path: () => '/nowhere',
    steps: [headingShown],
  },
];
