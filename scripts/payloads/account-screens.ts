import type { Screen } from './screen.ts';

/** Screens of the account site. */
export const accountScreens: readonly Screen[] = [
  {
    name: 'the dashboard of a customer with bookings',
    site: 'my-account',
    scenario: 'a-customer-with-bookings',
    path: () => '/',
    steps: [(page) => page.getByRole('heading', { level: 2 }).first().waitFor()],
  },
  {
    name: 'the dashboard of a customer with a package',
    site: 'my-account',
    scenario: 'a-customer-with-a-package',
    path: () => '/',
    steps: [(page) => page.getByRole('heading', { level: 2 }).first().waitFor()],
  },
  {
    name: 'the bookings of a customer',
    site: 'my-account',
    scenario: 'a-customer-with-bookings',
    path: () => '/bookings/upcoming',
    steps: [(page) => page.getByRole('heading', { level: 2 }).first().waitFor()],
  },
  {
    name: 'the past bookings of a customer',
    site: 'my-account',
    scenario: 'a-customer-with-bookings',
    path: () => '/bookings/past',
    steps: [(page) => page.getByRole('heading', { level: 2 }).first().waitFor()],
  },
  {
    name: 'the waiting lists of a customer',
    site: 'my-account',
    scenario: 'a-waiting-customer',
    path: () => '/bookings/waiting',
    steps: [(page) => page.getByRole('heading', { level: 1 }).waitFor()],
  },
  {
    name: 'a booking of a customer, and what cancelling it does',
    site: 'my-account',
    scenario: 'a-customer-with-a-late-booking',
    path: ({ bookingId }) => `/bookings/${bookingId}`,
    steps: [
      (page) => page.getByRole('button', { name: 'Cancel booking' }).click(),
      (page) => page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).waitFor(),
    ],
  },
  {
    name: 'a missed booking with its fee',
    site: 'my-account',
    scenario: 'a-customer-with-a-missed-booking',
    path: ({ bookingId }) => `/bookings/${bookingId}`,
    steps: [(page) => page.getByRole('link', { name: 'Pay it now' }).waitFor()],
  },
  {
    name: 'the payments of a customer to whom a charge was waived',
    site: 'my-account',
    scenario: 'a-customer-with-a-waived-charge',
    path: () => '/payments',
    steps: [
      (page) =>
        page
          .getByText(/^We waived/)
          .first()
          .waitFor(),
    ],
  },
  {
    name: 'a day of a camp, and what cancelling all of it does',
    site: 'my-account',
    scenario: 'a-booked-camp',
    path: ({ bookingId }) => `/bookings/${bookingId}`,
    steps: [
      (page) => page.getByRole('button', { name: 'Cancel both days' }).click(),
      (page) => page.getByRole('dialog').getByRole('button', { name: 'Cancel both days' }).waitFor(),
    ],
  },
  {
    name: 'a customer who is late for a booking',
    site: 'my-account',
    scenario: 'a-booking-about-to-begin',
    path: ({ bookingId }) => `/bookings/${bookingId}`,
    steps: [
      (page) => page.getByRole('button', { name: 'I’m running late' }).click(),
      (page) => page.getByRole('dialog').getByRole('button', { name: 'Tell the centre' }).click(),
      (page) => page.getByRole('button', { name: 'Update my arrival' }).waitFor(),
    ],
  },
  {
    name: 'who could come to a booking instead',
    site: 'my-account',
    scenario: 'a-booking-for-a-child',
    path: ({ bookingId }) => `/bookings/${bookingId}`,
    steps: [
      (page) => page.getByRole('button', { name: 'Change who’s going' }).click(),
      (page) => page.getByRole('dialog').getByRole('radio').first().waitFor(),
    ],
  },
  ...(['cancelledByCentreId', 'cancelledLateId'] as const).map(
    (booking): Screen => ({
      name: `a booking that is over, ${booking}`,
      site: 'my-account',
      scenario: 'a-customer-with-bookings',
      path: (data) => `/bookings/${data[booking]}`,
      steps: [(page) => page.getByRole('link', { name: 'Book again' }).waitFor()],
    }),
  ),
  {
    name: 'the payments of a customer and a receipt',
    site: 'my-account',
    scenario: 'a-customer-with-a-failed-collection',
    path: () => '/payments',
    steps: [
      (page) => page.getByRole('region', { name: 'Past payments' }).waitFor(),
      (page) => page.getByRole('heading', { level: 3 }).first().waitFor(),
      (page) => page.getByRole('region', { name: 'Past payments' }).getByRole('link').first().click(),
      (page) => page.getByRole('button', { name: 'Print receipt' }).waitFor(),
    ],
  },
  {
    name: 'the saved card of a customer',
    site: 'my-account',
    scenario: 'provider-ryft-with-saved-card',
    path: () => '/payments',
    steps: [(page) => page.getByRole('region', { name: 'Saved card' }).waitFor()],
  },
  {
    name: 'the direct debit of a customer',
    site: 'my-account',
    scenario: 'a-customer-with-instruction',
    path: () => '/payments/direct-debit',
    steps: [(page) => page.getByRole('region', { name: 'Your instruction' }).waitFor()],
  },
  {
    name: 'what will be collected by the direct debit of a customer',
    site: 'my-account',
    scenario: 'a-customer-with-billing-date',
    path: () => '/payments/direct-debit',
    steps: [(page) => page.getByRole('region', { name: 'Your instruction' }).waitFor()],
  },
  {
    name: 'the memberships of a customer',
    site: 'my-account',
    scenario: 'a-customer-with-billing-date',
    path: () => '/memberships',
    steps: [(page) => page.getByRole('heading', { level: 2 }).first().waitFor()],
  },
  {
    name: 'one membership of a customer',
    site: 'my-account',
    scenario: 'a-customer-with-billing-date',
    path: ({ membershipId }) => `/memberships/${membershipId}`,
    steps: [(page) => page.getByRole('heading', { level: 2 }).first().waitFor()],
  },
  {
    name: 'the packages of a customer',
    site: 'my-account',
    scenario: 'a-customer-with-a-package',
    path: () => '/packages',
    steps: [(page) => page.getByRole('meter').first().waitFor()],
  },
  {
    name: 'the member card',
    site: 'my-account',
    scenario: 'a-customer-with-guest-passes',
    path: () => '/card',
    steps: [(page) => page.getByRole('button', { name: 'Save picture' }).waitFor()],
  },
  {
    name: 'the guest passes of a customer',
    site: 'my-account',
    scenario: 'a-customer-with-guest-passes',
    path: () => '/guest-passes',
    steps: [(page) => page.getByRole('region', { name: 'Your guest passes' }).waitFor()],
  },
  {
    name: 'the documents of a customer',
    site: 'my-account',
    scenario: 'a-customer-with-a-rejected-proof',
    path: () => '/documents',
    steps: [
      (page) => page.getByRole('region', { name: 'Documents we hold' }).waitFor(),
      (page) => page.getByRole('heading', { level: 3 }).first().waitFor(),
    ],
  },
  {
    name: 'what a membership can be changed to, and what that costs',
    site: 'my-account',
    scenario: 'a-customer-with-billing-date',
    path: ({ membershipId }) => `/memberships/${membershipId}/change`,
    steps: [
      (page) =>
        page
          .getByRole('button', { name: /^See all details/ })
          .first()
          .click(),
      (page) => page.getByRole('dialog').waitFor(),
      (page) => page.keyboard.press('Escape'),
      (page) =>
        page
          .getByRole('button', { name: /^Choose/ })
          .first()
          .click(),
      (page) => page.getByRole('button', { name: /Add to basket|Continue/ }).waitFor(),
    ],
  },
  {
    name: 'the freezing of a membership',
    site: 'my-account',
    scenario: 'a-customer-who-can-freeze',
    path: ({ membershipId }) => `/memberships/${membershipId}/freeze`,
    steps: [
      (page) => page.getByRole('button', { name: 'Check dates and cost' }).click(),
      (page) => page.getByRole('button', { name: 'Freeze my membership' }).waitFor(),
    ],
  },
  {
    name: 'the end of a freeze',
    site: 'my-account',
    scenario: 'a-customer-with-a-frozen-membership',
    path: () => '/memberships',
    steps: [
      (page) => page.getByRole('button', { name: 'End the freeze early' }).click(),
      (page) => page.getByRole('dialog').getByRole('status').filter({ hasText: /./ }).first().waitFor(),
    ],
  },
  {
    name: 'the renewal of a membership',
    site: 'my-account',
    scenario: 'a-customer-with-single-payment-membership',
    path: ({ membershipId }) => `/memberships/${membershipId}/renew`,
    steps: [(page) => page.getByRole('button', { name: 'Add to basket' }).waitFor()],
  },
  {
    name: 'what cancelling a membership does',
    site: 'my-account',
    scenario: 'a-customer-in-cooling-off',
    path: ({ membershipId }) => `/memberships/${membershipId}/cancel`,
    steps: [(page) => page.getByRole('button', { name: 'Cancel my membership' }).waitFor()],
  },
  {
    name: 'a membership that is cancelled',
    site: 'my-account',
    scenario: 'a-customer-with-a-cancelled-membership',
    path: ({ membershipId }) => `/memberships/${membershipId}/cancel`,
    steps: [(page) => page.getByRole('button', { name: 'Undo cancellation' }).waitFor()],
  },
  {
    name: 'a membership that is cancelled within 14 days',
    site: 'my-account',
    scenario: 'a-customer-who-has-spent-the-refund',
    path: ({ membershipId }) => `/memberships/${membershipId}/cancel`,
    steps: [(page) => page.getByRole('button', { name: 'Undo cancellation' }).waitFor()],
  },
  {
    name: 'my details',
    site: 'my-account',
    scenario: 'a-child-form-out-of-date',
    path: () => '/user-details',
    steps: [
      (page) => page.getByRole('heading', { level: 1 }).first().waitFor(),
      (page) =>
        page
          .getByRole('button', { name: /^Form about / })
          .first()
          .waitFor(),
      (page) =>
        page
          .getByRole('button', { name: /^Remove / })
          .first()
          .click(),
      (page) => page.getByRole('dialog').waitFor(),
    ],
  },
  {
    name: 'an invitation in my details',
    site: 'my-account',
    scenario: 'an-invitation-to-an-adult',
    path: () => '/user-details',
    steps: [
      (page) => page.getByRole('heading', { level: 1 }).first().waitFor(),
      (page) => page.getByRole('button', { name: 'Accept' }).first().waitFor(),
      (page) =>
        page.getByRole('textbox', { name: /^Another adult’s email address/ }).fill('alex@example.com'),
      (page) => page.getByRole('button', { name: 'Invite' }).first().click(),
      (page) => page.getByText(/hasn’t answered yet/).waitFor(),
    ],
  },
  {
    name: 'the account site',
    site: 'my-account',
    scenario: 'a-customer-without-instruction',
    path: () => '/nowhere',
    steps: [(page) => page.getByRole('heading', { level: 1 }).first().waitFor()],
  },
];
