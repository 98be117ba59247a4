import { expect, type Locator, type Page } from '@playwright/test';
import { sandboxUrl } from '../../e2e/support/addresses.ts';
import { reviewDates, section, setUpDirectDebit, tickTerms } from '../../e2e/support/joining-steps.ts';
import { enterScenario, readLedger } from '../../e2e/support/sandbox.ts';
import type { Call, Customer } from '../call.ts';
import { logInAs } from './log-in-as.ts';

const MEMBERSHIP = '/centre/ardwick-fields-leisure-centre/membership';
const STORE = 'POST /api/memberships/online-joining/store';

const details = (page: Page) => section(page, 'Your details');
const dates = (page: Page) => section(page, 'Review & select dates');
const confirm = (page: Page) => section(page, 'Confirm your details');
const save = (page: Page) => dates(page).getByRole('button', { name: 'Save and continue to checkout' });
const checkout = (page: Page) => page.getByRole('heading', { level: 1, name: 'Checkout' });
const withInstruction = () => enterScenario<Customer>('a-customer-with-instruction');
const without = () => enterScenario<Customer>('a-customer-without-instruction');

async function openAt(page: Page, customer: Customer, membership: string): Promise<void> {
  await logInAs(page, customer);
  await page.goto(`${MEMBERSHIP}/${membership}`);
  await details(page).getByRole('button', { name: 'Continue' }).click();
}

async function fillQuestions(page: Page): Promise<void> {
  const questions = section(page, 'Additional details');
  await questions.getByLabel('Who should we call in an emergency?').fill('Annabella Milbanke');
  await questions.getByRole('button', { name: 'Continue' }).click();
}

/** Checks that exactly one membership is in the basket and nothing is bought. */
export async function isOneInBasket({ email, token = '' }: Customer): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${sandboxUrl}/api/cart`, { headers });
  expect(await answer.json()).toMatchObject({ data: { totals: { item_count: 1 } } });
  const { orders, charges } = await readLedger(email);
  expect([orders.length, charges.length]).toEqual([0, 0]);
}

/**
 * One button leads to the checkout. On the next attempt a customer who was logged out starts again; a membership that was saved
 * despite the fault goes straight to the checkout.
 */
function savedBy(
  button: (page: Page) => Locator,
  openBefore: Call['openBefore'],
  reachAgain = openBefore,
): Pick<Call, 'openBefore' | 'makeCall' | 'findResult' | 'recover'> {
  return {
    openBefore,
    makeCall: (page) => button(page).click(),
    findResult: checkout,
    recover: async (page, customer) => {
      await correctDates(page);
      if (!(await button(page).isVisible())) await reachAgain(page, customer);
      await button(page).click();
    },
  };
}

/** Enters again the date that the operator refused, and continues. */
async function correctDates(page: Page): Promise<void> {
  const refusedField = dates(page).locator('#review-start-date[aria-invalid=true]');
  if (!(await refusedField.isVisible())) return;
  await dates(page).getByRole('button', { name: 'Today' }).click();
  await expect(dates(page).getByText('Total to pay now')).toBeVisible();
  if (await save(page).isVisible()) return;
  await dates(page).getByRole('button', { name: 'Continue' }).click();
  const bank = section(page, 'Monthly payment');
  if (await bank.getByLabel('Account number').isVisible()) await setUpDirectDebit(page, 'Ada Byron');
}

async function reachSave(page: Page, customer: Customer): Promise<void> {
  await openAt(page, customer, 'swim/recurring');
  await goThroughDates(page);
}

async function reachAnswers(page: Page, customer: Customer): Promise<void> {
  await openAt(page, customer, 'gym/recurring');
  const questions = section(page, 'Additional details').getByLabel('Who should we call in an emergency?');
  const toCheckout = findCheckoutButton(page);
  await expect(questions.or(toCheckout).first()).toBeVisible();
  if (await questions.isVisible()) await fillQuestions(page);
  await goThroughDates(page);
}

/** A customer who was logged out after the membership was saved finds their answers again and only has to send them. */
async function reachAnswersAgain(page: Page, customer: Customer): Promise<void> {
  await logInAs(page, customer);
  await page.goto(`${MEMBERSHIP}/gym/recurring`);
  await goThroughDates(page);
}

/** The steps of a customer whose membership is already saved. */
const findCheckoutButton = (page: Page) =>
  page.getByRole('button', { name: 'Continue to checkout', exact: true });

async function goThroughDates(page: Page): Promise<void> {
  await expect(dates(page).getByText('Total to pay now')).toBeVisible();
  await tickTerms(dates(page));
}

async function reachConfirm(page: Page, customer: Customer): Promise<void> {
  await openAt(page, customer, 'swim/recurring');
  await reviewDates(page, { billingDay: '1st', button: 'Continue' });
  await setUpDirectDebit(page, 'Ada Byron');
  await expect(confirm(page).getByText('66374958')).toBeVisible();
}

const toCheckout = (page: Page) => confirm(page).getByRole('button', { name: 'Continue to checkout' });

export const joiningCalls: readonly Call[] = [
  {
    name: 'save a membership',
    call: STORE,
    isInShortRun: ['lost'],
    customer: withInstruction,
    ...savedBy(save, reachSave),
    expectRecords: isOneInBasket,
  },
  {
    name: 'save a direct debit',
    call: STORE,
    customer: without,
    ...savedBy(toCheckout, reachConfirm),
    expectRecords: isOneInBasket,
  },
  {
    name: 'save answers',
    call: 'POST /api/custom-questions/memberships/{id}',
    customer: withInstruction,
    ...savedBy(save, reachAnswers, reachAnswersAgain),
    expectRecords: async (customer) => {
      await isOneInBasket(customer);
      const { answers } = await readLedger(customer.email);
      expect(answers.filter(({ answer }) => answer === 'Annabella Milbanke')).toHaveLength(1);
    },
  },
  {
    name: 'promo code',
    call: 'GET /api/v1/membership-promotions/validate/{code}/{paymentOptionId}',
    customer: without,
    async openBefore(page, customer) {
      await openAt(page, customer, 'swim/recurring');
      await dates(page).getByRole('button', { name: 'Add a promo code' }).click();
      await code(page).fill('SPLASH50');
    },
    makeCall: (page) => apply(page).click(),
    findResult: (page) => dates(page).getByText('Code Applied'),
    listTyped: (page) => [[code(page), 'SPLASH50']],
    async recover(page, customer) {
      await expect(apply(page).or(details(page).getByLabel('First name')).first()).toBeVisible();
      if (!(await apply(page).isVisible())) {
        await openAt(page, customer, 'swim/recurring');
        const add = dates(page).getByRole('button', { name: 'Add a promo code' });
        await expect(add.or(code(page)).first()).toBeVisible();
        if (await add.isVisible()) await add.click();
      }
      // The page itself repeats the request from before the log-out.
      if (!(await code(page).isEditable())) return;
      await code(page).fill('SPLASH50');
      await apply(page).click();
    },
    expectRecords: async ({ email }) => {
      expect((await readLedger(email)).orders).toHaveLength(0);
    },
  },
];

const code = (page: Page) => dates(page).getByLabel('Promo code', { exact: true });
const apply = (page: Page) => dates(page).getByRole('button', { name: 'Apply' });
