import { expect, type Page } from '@playwright/test';
import { enterScenario, readLedger } from '../../e2e/support/sandbox.ts';
import { sites } from '../../e2e/support/sub-sites.ts';
import type { BrowserCall, Customer } from '../call.ts';
import { logInAs } from './log-in-as.ts';

interface BookingCustomer extends Customer {
  readonly sessionId: string;
}

const VENUE_SLUG = 'ardwick-fields-leisure-centre';
const findButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const findCreditCheckbox = (page: Page) => page.getByRole('checkbox', { name: /^Use .* credit$/ });
const findTryAgainButton = (page: Page) => findButton(page, 'Try again').first();
const findItems = (page: Page) =>
  page.getByRole('list', { name: 'What you’re booking' }).getByRole('listitem');
const findEmptyBasketText = (page: Page) => page.getByText('Your basket is empty.');

const sessionIds = new Map<string, string>();
async function enterClassBooker(): Promise<Customer> {
  const customer = await enterScenario<BookingCustomer>('a-session-with-spaces');
  sessionIds.set(customer.email, customer.sessionId);
  return customer;
}
const enterBasketOwner = () => enterScenario<Customer>('a-basket-with-a-class');

async function openBasket(page: Page, customer: Customer): Promise<void> {
  await logInAs(page, customer);
  await page.goto(`${sites.bookings}/basket`);
  await expect(findItems(page)).toHaveCount(1);
}

/** Continues from wherever the fault has left the page: logs in again, reloads, presses again. */
async function reopenBasket(page: Page, customer: Customer): Promise<void> {
  await logInAs(page, customer);
  await page.goto(`${sites.bookings}/basket`);
  await expect(
    findItems(page).first().or(findEmptyBasketText(page)).or(findTryAgainButton(page)).first(),
  ).toBeVisible();
}

const expectNoOrder = async ({ email }: Customer) => {
  expect((await readLedger(email)).orders).toEqual([]);
};

const findTwoPadlocks = (page: Page) => page.getByText('2 items');

/** Chooses two of the padlock in its dialog. */
async function chooseTwoPadlocks(page: Page): Promise<void> {
  await findButton(page, 'Change Locker padlock').click();
  await page.getByRole('dialog').getByLabel('Number').selectOption('2');
}

/** The calls that change the basket. */
export const basketCalls: readonly BrowserCall[] = [
  {
    name: 'book a place',
    call: 'POST /api/cart/add',
    customer: enterClassBooker,
    async openBefore(page, customer) {
      await logInAs(page, customer);
      await page.goto(`${sites.bookings}/location/${VENUE_SLUG}/sessions/${sessionIds.get(customer.email)}`);
      await expect(findButton(page, 'Book')).toBeVisible();
    },
    makeCall: (page) => findButton(page, 'Book').click(),
    findResult: (page) => page.getByText('In your basket', { exact: true }),
    async recover(page, customer) {
      await logInAs(page, customer);
      await page.goto(`${sites.bookings}/location/${VENUE_SLUG}/sessions/${sessionIds.get(customer.email)}`);
      const inBasketText = page.getByText('In your basket', { exact: true });
      await expect(findButton(page, 'Book').or(inBasketText).first()).toBeVisible();
      if (!(await inBasketText.isVisible())) await findButton(page, 'Book').click();
    },
    expectRecords: expectNoOrder,
  },
  {
    name: 'remove from the basket',
    call: 'POST /api/cart/remove',
    customer: enterBasketOwner,
    openBefore: openBasket,
    makeCall: (page) => findButton(page, /^Remove Yoga/).click(),
    findResult: findEmptyBasketText,
    async recover(page, customer) {
      await reopenBasket(page, customer);
      if (!(await findEmptyBasketText(page).isVisible())) await findButton(page, /^Remove Yoga/).click();
    },
    expectRecords: expectNoOrder,
  },
  {
    name: 'change an item',
    call: 'PUT /api/cart/{cartItemId}',
    customer: () => enterScenario<Customer>('a-basket-of-both-kinds'),
    async openBefore(page, customer) {
      await logInAs(page, customer);
      await page.goto(`${sites.bookings}/basket`);
      await chooseTwoPadlocks(page);
    },
    makeCall: (page) => findButton(page, 'Save').click(),
    findResult: findTwoPadlocks,
    async recover(page, customer) {
      await reopenBasket(page, customer);
      await expect(findButton(page, 'Change Locker padlock')).toBeVisible();
      if (await findTwoPadlocks(page).isVisible()) return;
      await chooseTwoPadlocks(page);
      await findButton(page, 'Save').click();
    },
    expectRecords: expectNoOrder,
  },
  {
    name: 'clear the basket',
    call: 'DELETE /api/cart',
    customer: enterBasketOwner,
    async openBefore(page, customer) {
      await openBasket(page, customer);
      await findButton(page, 'Clear basket').click();
    },
    makeCall: (page) => page.getByRole('dialog').getByRole('button', { name: 'Clear basket' }).click(),
    findResult: findEmptyBasketText,
    async recover(page, customer) {
      await reopenBasket(page, customer);
      if (await findEmptyBasketText(page).isVisible()) return;
      await findButton(page, 'Clear basket').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Clear basket' }).click();
    },
    expectRecords: expectNoOrder,
  },
  {
    name: 'keep the places',
    call: 'POST /api/cart/extend',
    customer: enterBasketOwner,
    openBefore: openBasket,
    makeCall: (page) => findButton(page, 'Keep my spaces').click(),
    findResult: (page) => page.getByRole('status').getByText(/^We’re holding your spaces until /),
    async recover(page, customer) {
      await reopenBasket(page, customer);
      await findButton(page, 'Keep my spaces').click();
    },
    expectRecords: expectNoOrder,
  },
  {
    name: 'use credit',
    call: 'PUT /api/cart/credit',
    customer: () => enterScenario<Customer>('a-basket-with-credit'),
    openBefore: openBasket,
    makeCall: (page) => findCreditCheckbox(page).click(),
    findResult: (page) => page.getByRole('checkbox', { name: /credit$/, checked: true }),
    async recover(page, customer) {
      await reopenBasket(page, customer);
      await expect(findCreditCheckbox(page)).toBeVisible();
      if (!(await findCreditCheckbox(page).isChecked())) await findCreditCheckbox(page).click();
    },
    expectRecords: expectNoOrder,
  },
  ...(['benefit', 'package'] as const).map((kind): BrowserCall => {
    const { reductionName, itemName } = {
      benefit: { reductionName: 'Free class', itemName: 'Yoga' },
      package: { reductionName: '10 classes', itemName: 'Pilates' },
    }[kind];
    const findDropButton = (page: Page) =>
      findButton(page, new RegExp(`^Don’t use ${reductionName}, .* for ${itemName}$`));
    const findItemWithoutReduction = (page: Page) =>
      findItems(page).filter({ hasText: itemName, hasNotText: `With ${reductionName}` });
    return {
      name: `do not use a ${kind}`,
      call: `DELETE /api/activities/${kind}/remove/{id}`,
      customer: () => enterScenario<Customer>('a-basket-with-reductions'),
      openBefore: openBasket,
      makeCall: (page) => findDropButton(page).click(),
      findResult: findItemWithoutReduction,
      async recover(page, customer) {
        await reopenBasket(page, customer);
        await expect(findItems(page)).toHaveCount(2);
        if (await findDropButton(page).isVisible()) await findDropButton(page).click();
      },
      expectRecords: expectNoOrder,
    };
  }),
];
