import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';

const waitForHeading = (page: Page) => page.getByRole('heading', { level: 1 }).first().waitFor();
const findButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const findDialog = (page: Page) => page.getByRole('dialog');
const waitForItems = (page: Page) =>
  page
    .getByRole('list', { name: /^What you’re booking/ })
    .first()
    .waitFor();

/** Opens the dialog of an item and waits for its options. */
const openChangeDialog = async (page: Page) => {
  await findButton(page, /^Change (?!on )/).click();
  await findDialog(page).getByRole('group').or(findDialog(page).getByRole('radiogroup')).first().waitFor();
};

/** The screen of a basket in the state of a scenario. */
const buildBasketScreen = (name: string, scenario: string, steps: Screen['steps'] = []): Screen => ({
  name: `the basket with ${name}`,
  site: 'bookings',
  scenario,
  path: () => '/basket',
  steps: [waitForHeading, waitForItems, ...steps],
});

/** The baskets of the bookings site, and the dialogs in which their items are changed. */
export const basketScreens: readonly Screen[] = [
  buildBasketScreen('days of a camp, and the change of them', 'a-basket-with-a-camp', [openChangeDialog]),
  buildBasketScreen('a course, and the change of it', 'a-basket-with-a-course', [openChangeDialog]),
  buildBasketScreen('a class, and the change of it', 'a-basket-with-a-class', [
    openChangeDialog,
    (page) => findButton(page, 'Keep it as it is').click(),
    (page) => findButton(page, 'Clear basket').click(),
    (page) => findDialog(page).waitFor(),
  ]),
  buildBasketScreen('a benefit and a package', 'a-basket-with-reductions', [
    (page) => findButton(page, /^Don’t use/).waitFor(),
  ]),
  buildBasketScreen('a package that is not used', 'a-basket-with-an-unused-package', [
    (page) => findButton(page, /^Use /).waitFor(),
  ]),
  buildBasketScreen('a lost place', 'a-basket-with-a-lost-place', [
    (page) => findButton(page, 'Join the waiting list').waitFor(),
  ]),
  buildBasketScreen('a membership beside a class', 'a-basket-of-both-kinds'),
  buildBasketScreen('a form that has run out', 'a-basket-with-a-form-out-of-date', [
    (page) =>
      page
        .getByRole('link', { name: /^Fill in / })
        .first()
        .click(),
    (page) => findButton(page, 'Save the form').waitFor(),
  ]),
];
