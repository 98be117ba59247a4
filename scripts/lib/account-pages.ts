import type { Page } from '@playwright/test';

/** Waits until a section has its heading, which means that the page has its content. */
export function waitForSection(page: Page): Promise<void> {
  return page.getByRole('heading', { level: 2 }).first().waitFor();
}

export interface AccountPage {
  readonly name: string;
  /** The path, with placeholders for the values of the scenario, such as `{bookingId}`. */
  readonly path: string;
  readonly scenario: string;
  readonly waitUntilShown?: (page: Page) => Promise<void>;
}

/** The pages of the account, each with the scenario that fills it. */
export const accountPages: readonly AccountPage[] = [
  { name: 'the dashboard', path: '/', scenario: 'a-customer-with-bookings' },
  { name: 'my details', path: '/user-details', scenario: 'a-customer-without-instruction' },
  {
    name: 'the bookings',
    path: '/bookings',
    scenario: 'a-customer-with-bookings',
    waitUntilShown: waitForSection,
  },
  {
    name: 'the payments',
    path: '/payments',
    scenario: 'a-customer-with-a-failed-collection',
    waitUntilShown: waitForSection,
  },
  {
    name: 'the direct debit',
    path: '/payments/direct-debit',
    scenario: 'a-customer-with-instruction',
    waitUntilShown: waitForSection,
  },
  {
    name: 'the memberships',
    path: '/memberships',
    scenario: 'a-customer-with-billing-date',
    waitUntilShown: waitForSection,
  },
  {
    name: 'a membership',
    path: '/memberships/{membershipId}',
    scenario: 'a-customer-with-billing-date',
    waitUntilShown: waitForSection,
  },
  { name: 'the packages of a customer', path: '/packages', scenario: 'a-customer-with-a-package' },
  { name: 'the member card', path: '/card', scenario: 'a-customer-with-guest-passes' },
  { name: 'the guest passes', path: '/guest-passes', scenario: 'a-customer-with-guest-passes' },
  { name: 'the documents', path: '/documents', scenario: 'a-customer-with-a-rejected-proof' },
  {
    name: 'the change of a membership',
    path: '/memberships/{membershipId}/change',
    scenario: 'a-customer-with-billing-date',
    waitUntilShown: waitForSection,
  },
  {
    name: 'the freezing of a membership',
    path: '/memberships/{membershipId}/freeze',
    scenario: 'a-customer-who-can-freeze',
    waitUntilShown: (page) => page.getByRole('button', { name: 'Check dates and cost' }).waitFor(),
  },
  {
    name: 'the renewal of a membership',
    path: '/memberships/{membershipId}/renew',
    scenario: 'a-customer-with-single-payment-membership',
    waitUntilShown: waitForSection,
  },
  {
    name: 'the cancellation of a membership',
    path: '/memberships/{membershipId}/cancel',
    scenario: 'a-customer-in-cooling-off',
    waitUntilShown: waitForSection,
  },
  {
    name: 'a receipt',
    path: '/payments/{orderId}',
    scenario: 'a-customer-with-a-failed-collection',
    waitUntilShown: waitForSection,
  },
];
