import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';

const headingShown = (page: Page) => page.getByRole('heading', { level: 1 }).first().waitFor();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const dialog = (page: Page) => page.getByRole('dialog');
const itemsShown = (page: Page) =>
  page
    .getByRole('list', { name: /^What you’re booking/ })
    .first()
    .waitFor();

/** Opens the dialog of an item and waits for its options. */
const openChange = async (page: Page) => {
  await button(page, /^Change (?!on )/).click();
  await dialog(page).getByRole('group').or(dialog(page).getByRole('radiogroup')).first().waitFor();
};

/** The screen of a basket in the state of a scenario. */
const basket = (name: string, scenario: string, steps: Screen['steps'] = []): Screen => ({
  name: `the basket with ${name}`,
  site: 'bookings',
  scenario,
  path: () => '/basket',
  steps: [headingShown, itemsShown, ...steps],
});

/** The baskets of the bookings site, and the dialogs in which their items are changed. */
export const basketScreens: readonly Screen[] = [
  basket('days of a camp, and the change of them', 'a-basket-with-a-camp', [openChange]),
  basket('a course, and the change of it', 'a-basket-with-a-course', [openChange]),
  basket('a class, and the change of it', 'a-basket-with-a-class', [
    openChange,
    (page) => button(page, 'Keep it as it is').click(),
    (page) => button(page, 'Clear basket').click(),
    (page) => dialog(page).waitFor(),
  ]),
  basket('a benefit and a package', 'a-basket-with-reductions', [
    (page) => button(page, /^Don’t use/).waitFor(),
  ]),
  basket('a package that is not used', 'a-basket-with-an-unused-package', [
    (page) => button(page, /^Use /).waitFor(),
  ]),
  basket('a lost place', 'a-basket-with-a-lost-place', [
    (page) => button(page, 'Join the waiting list').waitFor(),
  ]),
  basket('a membership beside a class', 'a-basket-of-both-kinds'),
  basket('a form that has run out', 'a-basket-with-a-form-out-of-date', [
    (page) =>
      page
        .getByRole('link', { name: /^Fill in / })
        .first()
        .click(),
    (page) => button(page, 'Save the form').waitFor(),
  ]),
];
