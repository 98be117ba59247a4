import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';
import { tickAll } from './steps.ts';

const waitForHeading = (page: Page) => page.getByRole('heading', { level: 1 }).first().waitFor();
const findButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const waitForStep = (page: Page, number: number) =>
  page.getByRole('heading', { level: 2, name: new RegExp(`^Step ${number} of `) }).waitFor();

/** Screens of camps on the bookings site: the camps, their waiting lists, and booking them. */
export const campScreens: readonly Screen[] = [
  {
    name: 'the camps of a centre and one of them',
    site: 'bookings',
    scenario: 'a-camp',
    path: ({ venueSlug }) => `/camps/${venueSlug}`,
    steps: [
      (page) => page.getByRole('heading', { level: 2 }).getByRole('link').first().waitFor(),
      (page) => page.getByRole('heading', { level: 2 }).getByRole('link').first().click(),
      waitForHeading,
    ],
  },
  {
    name: 'a camp with a full day, and its waiting list',
    site: 'bookings',
    scenario: 'a-camp-full-on-wednesday',
    path: ({ venueSlug, campSlug }) => `/camps/${venueSlug}/${campSlug}`,
    steps: [
      waitForHeading,
      (page) => findButton(page, 'Join the waiting list').waitFor(),
      async (page) => {
        await page.getByRole('group', { name: 'Who is it for?' }).getByRole('checkbox').first().check();
        await page.getByRole('group', { name: 'Which days?' }).getByRole('checkbox').first().check();
        await findButton(page, 'Join the waiting list').click();
        await findButton(page, 'Leave the waiting list').waitFor();
      },
    ],
  },
  {
    name: 'the children, the days and the forms of a camp',
    site: 'bookings',
    scenario: 'a-camp-without-forms',
    path: ({ venueSlug, campSlug }) => `/camps/${venueSlug}/${campSlug}/book`,
    steps: [
      waitForHeading,
      (page) => tickAll(page.getByRole('main')),
      async (page) => {
        await findButton(page, 'Continue').click();
        await waitForStep(page, 2);
      },
      (page) => findButton(page, /^Book the whole week/).click(),
      async (page) => {
        await findButton(page, 'Continue').click();
        await waitForStep(page, 3);
      },
      (page) => findButton(page, 'Save the form').waitFor(),
    ],
  },
  {
    name: 'the confirmation of a camp',
    site: 'bookings',
    scenario: 'a-booked-camp',
    path: ({ orderId }) => `/booking-confirmed/${orderId}`,
    steps: [waitForHeading, (page) => findButton(page, 'Add to calendar').waitFor()],
  },
  {
    name: 'what a parent waits for at a camp, on the dashboard',
    site: 'my-account',
    scenario: 'a-parent-who-waits-for-a-camp',
    path: () => '/',
    steps: [waitForHeading, (page) => findButton(page, 'Leave the waiting list').waitFor()],
  },
  {
    name: 'what a parent is offered at a camp, on the dashboard',
    site: 'my-account',
    scenario: 'an-offer-of-camp-days',
    path: () => '/',
    steps: [
      waitForHeading,
      (page) => page.getByRole('link', { name: 'Accept or decline' }).first().waitFor(),
    ],
  },
  {
    name: 'a camp of which days are offered',
    site: 'bookings',
    scenario: 'an-offer-of-camp-days',
    path: ({ venueSlug, campSlug }) => `/camps/${venueSlug}/${campSlug}`,
    steps: [waitForHeading, (page) => page.getByRole('link', { name: 'Accept or decline' }).waitFor()],
  },
  {
    name: 'an offer of days of a camp',
    site: 'bookings',
    scenario: 'an-offer-of-camp-days',
    path: ({ waitingEntryId }) => `/waiting-list/${waitingEntryId}`,
    steps: [waitForHeading, (page) => findButton(page, 'Accept space').waitFor()],
  },
  {
    name: 'an offer of a course',
    site: 'bookings',
    scenario: 'an-offer-of-a-course',
    path: ({ waitingEntryId }) => `/waiting-list/${waitingEntryId}`,
    steps: [waitForHeading, (page) => findButton(page, 'Accept space').waitFor()],
  },
  {
    name: 'a course that is offered to the customer',
    site: 'bookings',
    scenario: 'an-offer-of-a-course',
    path: ({ venueSlug, courseId }) => `/courses/${venueSlug}/${courseId}`,
    steps: [waitForHeading, (page) => page.getByRole('link', { name: 'Accept or decline' }).waitFor()],
  },
  {
    name: 'the form that a course needs',
    site: 'bookings',
    scenario: 'a-course-that-needs-a-form',
    path: ({ venueSlug, courseId }) => `/courses/${venueSlug}/${courseId}`,
    steps: [
      waitForHeading,
      (page) => findButton(page, /^Tell us about /).click(),
      (page) => findButton(page, 'Save the form').waitFor(),
    ],
  },
  {
    name: 'a timetable with a booked class',
    site: 'bookings',
    scenario: 'a-booked-class',
    path: ({ venueSlug, sessionDate }) => `/location/${venueSlug}?date=${sessionDate}`,
    steps: [
      waitForHeading,
      (page) =>
        page
          .getByRole('link', { name: /^Booked: / })
          .first()
          .waitFor(),
    ],
  },
];
