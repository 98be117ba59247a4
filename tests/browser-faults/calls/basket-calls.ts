import { expect, type Page } from '@playwright/test';
import { enterScenario, readLedger } from '../../e2e/support/sandbox.ts';
import { sites } from '../../e2e/support/sub-sites.ts';
import type { Call, Customer } from '../call.ts';
import { logInAs } from './log-in-as.ts';

interface Booker extends Customer {
  readonly sessionId: string;
}

const VENUE = 'ardwick-fields-leisure-centre';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const creditTick = (page: Page) => page.getByRole('checkbox', { name: /^Use .* credit$/ });
const tryAgain = (page: Page) => button(page, 'Try again').first();
const items = (page: Page) => page.getByRole('list', { name: 'What you’re booking' }).getByRole('listitem');
const isEmpty = (page: Page) => page.getByText('Your basket is empty.');

const sessionIds = new Map<string, string>();
async function enterClassBooker(): Promise<Customer> {
  const customer = await enterScenario<Booker>('a-session-with-spaces');
  sessionIds.set(customer.email, customer.sessionId);
  return customer;
}
const enterBasketOwner = () => enterScenario<Customer>('a-basket-with-a-class');

async function openBasket(page: Page, customer: Customer): Promise<void> {
  await logInAs(page, customer);
  await page.goto(`${sites.bookings}/basket`);
  await expect(items(page)).toHaveCount(1);
}

/** Continues from wherever the fault has left the page: logs in again, reloads, presses again. */
async function reopen(page: Page, customer: Customer): Promise<void> {
  await logInAs(page, customer);
  await page.goto(`${sites.bookings}/basket`);
  await expect(items(page).first().or(isEmpty(page)).or(tryAgain(page)).first()).toBeVisible();
}

const nothingIsOrdered = async ({ email }: Customer) => {
  expect((await readLedger(email)).orders).toEqual([]);
};

const twoPadlocks = (page: Page) => page.getByText('2 items');

/** Chooses two of the padlock in its dialog. */
async function chooseTwo(page: Page): Promise<void> {
  await button(page, 'Change Locker padlock').click();
  await page.getByRole('dialog').getByLabel('Number').selectOption('2');
}

/** The calls that change the basket. */
export const basketCalls: readonly Call[] = [
  {
    name: 'book a place',
    call: 'POST /api/cart/add',
    customer: enterClassBooker,
    async openBefore(page, customer) {
      await logInAs(page, customer);
      await page.goto(`${sites.bookings}/location/${VENUE}/sessions/${sessionIds.get(customer.email)}`);
      await expect(button(page, 'Book')).toBeVisible();
    },
    makeCall: (page) => button(page, 'Book').click(),
    findResult: (page) => page.getByText('In your basket', { exact: true }),
    async recover(page, customer) {
      await logInAs(page, customer);
      await page.goto(`${sites.bookings}/location/${VENUE}/sessions/${sessionIds.get(customer.email)}`);
      const inBasket = page.getByText('In your basket', { exact: true });
      await expect(button(page, 'Book').or(inBasket).first()).toBeVisible();
      if (!(await inBasket.isVisible())) await button(page, 'Book').click();
    },
    expectRecords: nothingIsOrdered,
  },
  {
    name: 'remove from the basket',
    call: 'POST /api/cart/remove',
    customer: enterBasketOwner,
    openBefore: openBasket,
    makeCall: (page) => button(page, /^Remove Yoga/).click(),
    findResult: isEmpty,
    async recover(page, customer) {
      await reopen(page, customer);
      if (!(await isEmpty(page).isVisible())) await button(page, /^Remove Yoga/).click();
    },
    expectRecords: nothingIsOrdered,
  },
  {
    name: 'change an item',
    call: 'PUT /api/cart/{cartItemId}',
    customer: () => enterScenario<Customer>('a-basket-of-both-kinds'),
    async openBefore(page, customer) {
      await logInAs(page, customer);
      await page.goto(`${sites.bookings}/basket`);
      await chooseTwo(page);
    },
    makeCall: (page) => button(page, 'Save').click(),
    findResult: twoPadlocks,
    async recover(page, customer) {
      await reopen(page, customer);
      await expect(button(page, 'Change Locker padlock')).toBeVisible();
      if (await twoPadlocks(page).isVisible()) return;
      await chooseTwo(page);
      await button(page, 'Save').click();
    },
    expectRecords: nothingIsOrdered,
  },
  {
    name: 'clear the basket',
    call: 'DELETE /api/cart',
    customer: enterBasketOwner,
    async openBefore(page, customer) {
      await openBasket(page, customer);
      await button(page, 'Clear basket').click();
    },
    makeCall: (page) => page.getByRole('dialog').getByRole('button', { name: 'Clear basket' }).click(),
    findResult: isEmpty,
    async recover(page, customer) {
      await reopen(page, customer);
      if (await isEmpty(page).isVisible()) return;
      await button(page, 'Clear basket').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Clear basket' }).click();
    },
    expectRecords: nothingIsOrdered,
  },
  {
    name: 'keep the places',
    call: 'POST /api/cart/extend',
    customer: enterBasketOwner,
    openBefore: openBasket,
    makeCall: (page) => button(page, 'Keep my spaces').click(),
    findResult: (page) => page.getByRole('status').getByText(/^We’re holding your spaces until /),
    async recover(page, customer) {
      await reopen(page, customer);
      await button(page, 'Keep my spaces').click();
    },
    expectRecords: nothingIsOrdered,
  },
  {
    name: 'use credit',
    call: 'PUT /api/cart/credit',
    customer: () => enterScenario<Customer>('a-basket-with-credit'),
    openBefore: openBasket,
    makeCall: (page) => creditTick(page).click(),
    findResult: (page) => page.getByRole('checkbox', { name: /credit$/, checked: true }),
    async recover(page, customer) {
      await reopen(page, customer);
      await expect(creditTick(page)).toBeVisible();
      if (!(await creditTick(page).isChecked())) await creditTick(page).click();
    },
    expectRecords: nothingIsOrdered,
  },
  ...(['benefit', 'package'] as const).map((kind): Call => {
    const { name, item } = {
      benefit: { name: 'Free class', item: 'Yoga' },
      package: { name: '10 classes', item: 'Pilates' },
    }[kind];
    const drop = (page: Page) => button(page, new RegExp(`^Don’t use ${name}, .* for ${item}$`));
    const findItemWithoutReduction = (page: Page) =>
      items(page).filter({ hasText: item, hasNotText: `With ${name}` });
    return {
      name: `do not use a ${kind}`,
      call: `DELETE /api/activities/${kind}/remove/{id}`,
      customer: () => enterScenario<Customer>('a-basket-with-reductions'),
      openBefore: openBasket,
      makeCall: (page) => drop(page).click(),
      findResult: findItemWithoutReduction,
      async recover(page, customer) {
        await reopen(page, customer);
        await expect(items(page)).toHaveCount(2);
        if (await drop(page).isVisible()) await drop(page).click();
      },
      expectRecords: nothingIsOrdered,
    };
  }),
];
