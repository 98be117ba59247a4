import type { Page } from '@playwright/test';

/** Waits until a section has its heading, which means that the page has its content. */
export function isSectionShown(page: Page): Promise<void> {
  return page.getByRole('heading', { level: 2 }).first().waitFor();
}

export interface AccountPage {
  readonly name: string;
  /** The path, with placeholders for the values of the scenario, such as `{bookingId}`. */
  readonly path: string;
  readonly scenario: string;
  readonly isShown?: (page: Page) => Promise<void>;
}

/** The pages of the account, each with the scenario that fills it. */
export const accountPages: readonly AccountPage[] = [
  { name: 'the dashboard', path: '/', scenario: 'a-customer-with-bookings' },
  { name: 'my details', path: '/user-details', scenario: 'a-customer-without-instruction' },
  {
    name: 'the bookings',
    path: '/bookings',
    scenario: 'a-customer-with-bookings',
    isShown: isSectionShown,
  },
  {
    name: 'the payments',
    path: '/payments',
    scenario: 'a-customer-with-a-failed-collection',
    isShown: isSectionShown,
  },
  {
    name: 'the direct debit',
    path: '/payments/direct-debit',
    scenario: 'a-customer-with-instruction',
    isShown: isSectionShown,
  },
  {
    name: 'the memberships',
    path: '/memberships',
    scenario: 'a-customer-with-billing-date',
    isShown: isSectionShown,
  },
  {
    name: 'a membership',
    path: '/memberships/{membershipId}',
    scenario: 'a-customer-with-billing-date',
    isShown: isSectionShown,
  },
  { name: 'the packages of a customer', path: '/packages', scenario: 'a-customer-with-a-package' },
  { name: 'the member card', path: '/card', scenario: 'a-customer-with-guest-passes' },
  { name: 'the guest passes', path: '/guest-passes', scenario: 'a-customer-with-guest-passes' },
  { name: 'the documents', path: '/documents', scenario: 'a-customer-with-a-rejected-proof' },
  {
    name: 'the change of a membership',
    path: '/memberships/{membershipId}/change',
    scenario: 'a-customer-with-billing-date',
    isShown: isSectionShown,
  },
  {
    name: 'the freezing of a membership',
    path: '/memberships/{membershipId}/freeze',
    scenario: 'a-customer-who-can-freeze',
    isShown: (page) => page.getByRole('button', { name: 'Check dates and cost' }).waitFor(),
  },
  {
    name: 'the renewal of a membership',
    path: '/memberships/{membershipId}/renew',
    scenario: 'a-customer-with-single-payment-membership',
    isShown: isSectionShown,
  },
  {
    name: 'the cancellation of a membership',
    path: '/memberships/{membershipId}/cancel',
    scenario: 'a-customer-in-cooling-off',
    isShown: isSectionShown,
  },
  {
    name: 'a receipt',
    path: '/payments/{orderId}',
    scenario: 'a-customer-with-a-failed-collection',
    isShown: isSectionShown,
  },
];
