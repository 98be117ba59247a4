import type { Page } from '@playwright/test';
import { addDays, toLondonDate } from '../../sandbox/domain/common/index.ts';
import { basketScreens } from './basket-screens.ts';
import { campScreens } from './camp-screens.ts';
import type { Screen } from './screen.ts';

const CUSTOMER_SCENARIO = 'a-customer-without-instruction';
const waitForHeading = (page: Page) => page.getByRole('heading', { level: 1 }).first().waitFor();

/** The screens of the bookings site. */
export const bookingScreens: readonly Screen[] = [
  {
    name: 'the choice of a centre on the bookings site',
    site: 'bookings',
    path: () => '/',
    steps: [
      waitForHeading,
      (page) =>
        page
          .getByRole('link', { name: /^Choose / })
          .first()
          .waitFor(),
    ],
  },
  {
    name: 'a timetable and one of its sessions',
    site: 'bookings',
    scenario: CUSTOMER_SCENARIO,
    // Tomorrow, because in the evening all of today’s sessions have begun.
    path: () => `/location/ardwick-fields-leisure-centre?date=${addDays(toLondonDate(new Date()), 1)}`,
    steps: [
      (page) => page.getByRole('article').first().waitFor(),
      (page) => page.getByRole('article').getByRole('link').first().click(),
      (page) => page.getByRole('heading', { level: 2 }).first().waitFor(),
    ],
  },
  {
    name: 'the activities of a centre and one of them',
    site: 'bookings',
    scenario: CUSTOMER_SCENARIO,
    path: () => '/location/ardwick-fields-leisure-centre/activities',
    steps: [
      (page) => page.getByRole('heading', { level: 3 }).first().waitFor(),
      (page) => page.getByRole('heading', { level: 3 }).getByRole('link').first().click(),
      (page) => page.getByRole('article').first().waitFor(),
    ],
  },
  {
    name: 'the courts and pitches of a centre and one day of them',
    site: 'bookings',
    scenario: 'a-court-day',
    path: ({ venueSlug }) => `/location/${venueSlug}/spaces`,
    steps: [
      (page) => page.getByRole('heading', { level: 2 }).first().waitFor(),
      (page) => page.getByRole('heading', { level: 2 }).getByRole('link').first().click(),
      // Not today, because in the evening no slots are left.
      async (page, { sessionDate }) => {
        await page.waitForURL(/\/spaces\/./);
        const address = new URL(page.url());
        await page.goto(`${address.origin}${address.pathname}?date=${sessionDate}`);
        await page.getByRole('table').waitFor();
      },
    ],
  },
  {
    name: 'one slot of a court',
    site: 'bookings',
    scenario: 'a-court-day',
    path: ({ venueSlug, sessionId }) => `/location/${venueSlug}/sessions/${sessionId}`,
    steps: [waitForHeading, (page) => page.getByRole('main').getByRole('link').first().waitFor()],
  },
  {
    name: 'a class that a membership includes',
    site: 'bookings',
    scenario: 'a-customer-with-a-benefit',
    path: ({ venueSlug, sessionId }) => `/location/${venueSlug}/sessions/${sessionId}`,
    steps: [waitForHeading, (page) => page.getByRole('group', { name: 'Who is coming?' }).waitFor()],
  },
  {
    name: 'the packages of a centre and of the customer',
    site: 'bookings',
    scenario: 'a-customer-with-a-package',
    path: () => '/packages/ardwick-fields-leisure-centre',
    steps: [(page) => page.getByRole('heading', { level: 3 }).first().waitFor()],
  },
  {
    name: 'the courses of a centre',
    site: 'bookings',
    scenario: 'a-course-begun',
    path: ({ venueSlug }) => `/courses/${venueSlug}`,
    steps: [(page) => page.getByRole('heading', { level: 2 }).first().waitFor()],
  },
  {
    name: 'a course and who can come',
    site: 'bookings',
    scenario: 'a-course-that-needs-a-level',
    path: ({ venueSlug, courseId }) => `/courses/${venueSlug}/${courseId}`,
    steps: [waitForHeading, (page) => page.getByRole('group', { name: 'Who is coming?' }).waitFor()],
  },
  {
    name: 'the basket with a place in a class',
    site: 'bookings',
    scenario: 'a-basket-with-credit',
    path: () => '/basket',
    steps: [waitForHeading, (page) => page.getByRole('list', { name: 'What you’re booking' }).waitFor()],
  },
  {
    name: 'the basket with something to accept',
    site: 'bookings',
    scenario: 'a-basket-with-waivers',
    path: () => '/basket',
    steps: [
      waitForHeading,
      (page) =>
        page
          .getByRole('button', { name: /^Read / })
          .first()
          .click(),
      (page) => page.getByRole('dialog').waitFor(),
    ],
  },
  {
    name: 'the details of a child',
    site: 'bookings',
    scenario: 'a-parent-of-two',
    path: ({ sessionId }) => `/location/ardwick-fields-leisure-centre/sessions/${sessionId}`,
    steps: [
      waitForHeading,
      (page) =>
        page
          .getByRole('button', { name: /^Change details/ })
          .first()
          .click(),
      (page) => page.getByRole('dialog').getByRole('textbox').first().waitFor(),
    ],
  },
  {
    name: 'the checkout of a place in a class',
    site: 'bookings',
    scenario: 'a-basket-with-a-class',
    path: () => '/checkout',
    steps: [waitForHeading, (page) => page.getByRole('heading', { name: 'Your bookings' }).waitFor()],
  },
  {
    name: 'the confirmation of a place in a class',
    site: 'bookings',
    scenario: 'a-booked-class',
    path: ({ orderId }) => `/booking-confirmed/${orderId}`,
    steps: [waitForHeading, (page) => page.getByRole('button', { name: 'Add to calendar' }).waitFor()],
  },
  {
    name: 'a rank on a waiting list, beside its session',
    site: 'bookings',
    scenario: 'a-waiting-customer',
    path: ({ sessionId }) => `/location/ardwick-fields-leisure-centre/sessions/${sessionId}`,
    steps: [waitForHeading, (page) => page.getByRole('button', { name: 'Leave the waiting list' }).waitFor()],
  },
  {
    name: 'an offer of a waiting list, beside its session',
    site: 'bookings',
    scenario: 'an-offer-from-a-waiting-list',
    path: ({ sessionId }) => `/location/ardwick-fields-leisure-centre/sessions/${sessionId}`,
    steps: [waitForHeading, (page) => page.getByRole('link', { name: 'Accept or decline' }).waitFor()],
  },
  {
    name: 'an offer of a waiting list',
    site: 'bookings',
    scenario: 'an-offer-from-a-waiting-list',
    path: ({ waitingEntryId }) => `/waiting-list/${waitingEntryId}`,
    steps: [waitForHeading, (page) => page.getByRole('button', { name: 'Accept space' }).waitFor()],
  },
  ...campScreens,
  ...basketScreens,
];
