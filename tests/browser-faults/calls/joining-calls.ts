import { expect, type Locator, type Page } from '@playwright/test';
import { sandboxUrl } from '../../e2e/support/addresses.ts';
import { findSection, reviewDates, setUpDirectDebit, tickTerms } from '../../e2e/support/joining-steps.ts';
import { enterScenario, readLedger } from '../../e2e/support/sandbox.ts';
import type { BrowserCall, Customer } from '../call.ts';
import { logInAs } from './log-in-as.ts';

const MEMBERSHIP_PATH = '/centre/ardwick-fields-leisure-centre/membership';
const STORE_ENDPOINT = 'POST /api/memberships/online-joining/store';

const findDetailsSection = (page: Page) => findSection(page, 'Your details');
const findDatesSection = (page: Page) => findSection(page, 'Review & select dates');
const findConfirmSection = (page: Page) => findSection(page, 'Confirm your details');
const findSaveButton = (page: Page) =>
  findDatesSection(page).getByRole('button', { name: 'Save and continue to checkout' });
const findCheckoutHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Checkout' });
const enterCustomerWithInstruction = () => enterScenario<Customer>('a-customer-with-instruction');
const enterCustomerWithoutInstruction = () => enterScenario<Customer>('a-customer-without-instruction');

async function openMembership(page: Page, customer: Customer, membershipPath: string): Promise<void> {
  await logInAs(page, customer);
  await page.goto(`${MEMBERSHIP_PATH}/${membershipPath}`);
  await findDetailsSection(page).getByRole('button', { name: 'Continue' }).click();
}

async function fillQuestions(page: Page): Promise<void> {
  const questions = findSection(page, 'Additional details');
  await questions.getByLabel('Who should we call in an emergency?').fill('Annabella Milbanke');
  await questions.getByRole('button', { name: 'Continue' }).click();
}

/** Checks that exactly one membership is in the basket and nothing is bought. */
export async function expectOneItemInBasket({ email, token = '' }: Customer): Promise<void> {
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
function buildSavingSteps(
  findSavingButton: (page: Page) => Locator,
  openBefore: BrowserCall['openBefore'],
  openAgain = openBefore,
): Pick<BrowserCall, 'openBefore' | 'makeCall' | 'findResult' | 'recover'> {
  return {
    openBefore,
    makeCall: (page) => findSavingButton(page).click(),
    findResult: findCheckoutHeading,
    recover: async (page, customer) => {
      await correctDates(page);
      if (!(await findSavingButton(page).isVisible())) await openAgain(page, customer);
      await findSavingButton(page).click();
    },
  };
}

/** Enters again the date that the operator refused, and continues. */
async function correctDates(page: Page): Promise<void> {
  const refusedField = findDatesSection(page).locator('#review-start-date[aria-invalid=true]');
  if (!(await refusedField.isVisible())) return;
  await findDatesSection(page).getByRole('button', { name: 'Today' }).click();
  await expect(findDatesSection(page).getByText('Total to pay now')).toBeVisible();
  if (await findSaveButton(page).isVisible()) return;
  await findDatesSection(page).getByRole('button', { name: 'Continue' }).click();
  const bankSection = findSection(page, 'Monthly payment');
  if (await bankSection.getByLabel('Account number').isVisible()) await setUpDirectDebit(page, 'Ada Byron');
}

async function openDates(page: Page, customer: Customer): Promise<void> {
  await openMembership(page, customer, 'swim/recurring');
  await acceptDatesTerms(page);
}

async function fillAnswers(page: Page, customer: Customer): Promise<void> {
  await openMembership(page, customer, 'gym/recurring');
  const emergencyField = findSection(page, 'Additional details').getByLabel(
    'Who should we call in an emergency?',
  );
  const checkoutButton = findCheckoutButton(page);
  await expect(emergencyField.or(checkoutButton).first()).toBeVisible();
  if (await emergencyField.isVisible()) await fillQuestions(page);
  await acceptDatesTerms(page);
}

/** A customer who was logged out after the membership was saved finds their answers again and only has to send them. */
async function reopenAnswers(page: Page, customer: Customer): Promise<void> {
  await logInAs(page, customer);
  await page.goto(`${MEMBERSHIP_PATH}/gym/recurring`);
  await acceptDatesTerms(page);
}

/** The steps of a customer whose membership is already saved. */
const findCheckoutButton = (page: Page) =>
  page.getByRole('button', { name: 'Continue to checkout', exact: true });

async function acceptDatesTerms(page: Page): Promise<void> {
  await expect(findDatesSection(page).getByText('Total to pay now')).toBeVisible();
  await tickTerms(findDatesSection(page));
}

async function fillDirectDebit(page: Page, customer: Customer): Promise<void> {
  await openMembership(page, customer, 'swim/recurring');
  await reviewDates(page, { billingDay: '1st', startOverButton: 'Continue' });
  await setUpDirectDebit(page, 'Ada Byron');
  await expect(findConfirmSection(page).getByText('66374958')).toBeVisible();
}

const findContinueButton = (page: Page) =>
  findConfirmSection(page).getByRole('button', { name: 'Continue to checkout' });

export const joiningCalls: readonly BrowserCall[] = [
  {
    name: 'save a membership',
    call: STORE_ENDPOINT,
    isInShortRun: ['lost'],
    customer: enterCustomerWithInstruction,
    ...buildSavingSteps(findSaveButton, openDates),
    expectRecords: expectOneItemInBasket,
  },
  {
    name: 'save a direct debit',
    call: STORE_ENDPOINT,
    customer: enterCustomerWithoutInstruction,
    ...buildSavingSteps(findContinueButton, fillDirectDebit),
    expectRecords: expectOneItemInBasket,
  },
  {
    name: 'save answers',
    call: 'POST /api/custom-questions/memberships/{id}',
    customer: enterCustomerWithInstruction,
    ...buildSavingSteps(findSaveButton, fillAnswers, reopenAnswers),
    expectRecords: async (customer) => {
      await expectOneItemInBasket(customer);
      const { answers } = await readLedger(customer.email);
      expect(answers.filter(({ answer }) => answer === 'Annabella Milbanke')).toHaveLength(1);
    },
  },
  {
    name: 'promo code',
    call: 'GET /api/v1/membership-promotions/validate/{code}/{paymentOptionId}',
    customer: enterCustomerWithoutInstruction,
    async openBefore(page, customer) {
      await openMembership(page, customer, 'swim/recurring');
      await findDatesSection(page).getByRole('button', { name: 'Add a promo code' }).click();
      await findCodeField(page).fill('SPLASH50');
    },
    makeCall: (page) => findApplyButton(page).click(),
    findResult: (page) => findDatesSection(page).getByText('Code Applied'),
    listTyped: (page) => [[findCodeField(page), 'SPLASH50']],
    async recover(page, customer) {
      await expect(
        findApplyButton(page).or(findDetailsSection(page).getByLabel('First name')).first(),
      ).toBeVisible();
      if (!(await findApplyButton(page).isVisible())) {
        await openMembership(page, customer, 'swim/recurring');
        const addCodeButton = findDatesSection(page).getByRole('button', { name: 'Add a promo code' });
        await expect(addCodeButton.or(findCodeField(page)).first()).toBeVisible();
        if (await addCodeButton.isVisible()) await addCodeButton.click();
      }
      // The page itself repeats the request from before the log-out.
      if (!(await findCodeField(page).isEditable())) return;
      await findCodeField(page).fill('SPLASH50');
      await findApplyButton(page).click();
    },
    expectRecords: async ({ email }) => {
      expect((await readLedger(email)).orders).toHaveLength(0);
    },
  },
];

const findCodeField = (page: Page) => findDatesSection(page).getByLabel('Promo code', { exact: true });
const findApplyButton = (page: Page) => findDatesSection(page).getByRole('button', { name: 'Apply' });
