import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { CentreOfLongNames } from '../../../sandbox/scenarios/long-names.ts';
import { LONG_WORD } from '../../../sandbox/seed/long-word.ts';
import {
  acceptTerms,
  expectCheckoutShown,
  expectConfirmationShown,
  fillBilling,
  fillCard,
  findPaymentFailure,
  PLAIN_CARD,
} from './checkout-steps.ts';
import { fillBankAccount } from './fill.ts';
import {
  buildNewCustomer,
  chooseBillingDay,
  fillAccount,
  findLoadedTerms,
  findSection,
  tickTerms,
} from './joining-steps.ts';
import { enterScenario } from './sandbox.ts';
import { expect } from './test.ts';

const DECLINED_CARD = '4000 0000 0000 0002';

/** One screen as a visitor comes to it. */
export interface ScreenState {
  readonly name: string;
  /** The main action of the screen; null if it is only for reading. */
  readonly action: Locator | null;
  /** Whether the total to pay now has to be in sight, because a membership is chosen and not paid for yet. */
  readonly hasTotal: boolean;
}

/**
 * Walks the pages of a visitor and the joining flow once, from the home to the confirmation, and calls `visit` in every
 * state. Names and questions have words of 186 letters, a centre has sixty characters, and prices have four figures.
 */
export async function walkEveryState(
  page: Page,
  visit: (state: ScreenState) => Promise<void>,
): Promise<void> {
  const visitState = (name: string, action: Locator | null, hasTotal = false) =>
    visit({ name, action, hasTotal });
  const findButton = (name: string | RegExp, container: Page | Locator = page) =>
    container.getByRole('button', { name, exact: true }).first();

  await walkVisitorPages(page, visitState);
  const centre = await enterScenario<CentreOfLongNames>('a-centre-of-long-names');
  await page.goto(`/centre/${centre.venueSlug}`);
  const memberships = findSection(page, 'Choose membership');
  const chooseButton = memberships.getByRole('button', {
    name: new RegExp(`^Choose ${centre.membershipName}`),
  });
  await expect(chooseButton).toBeVisible();
  await visitState('memberships', chooseButton);
  await memberships.getByRole('button', { name: `See all details ${centre.membershipName}` }).click();
  const detailsDialog = page.getByRole('dialog', { name: centre.membershipName });
  await expect(detailsDialog).toBeVisible();
  await visitState('membership details', detailsDialog.getByRole('button', { name: /^Choose/ }));
  await page.keyboard.press('Escape');
  await chooseButton.click();

  const details = findSection(page, 'Your details');
  const createButton = findButton('Create account');
  await expect(details.getByLabel('First name')).toBeVisible();
  await visitState('your details', createButton, true);
  await details.getByLabel('I agree to the Terms and Conditions').check();
  await createButton.click();
  await expect(details.getByRole('link', { name: 'First name is required.' })).toBeVisible();
  await visitState('your details, errors', createButton, true);
  await fillAccount(page, {
    ...buildNewCustomer('looks'),
    firstName: LONG_WORD.slice(0, 60),
    lastName: LONG_WORD.slice(0, 60),
  });
  await createButton.click();

  const questions = findSection(page, 'Additional details');
  await expect(questions.getByRole('checkbox').first()).toBeVisible();
  // A blocked button is pressed too, because it says what is missing.
  await findButton('Continue', questions).press('Enter');
  await expect(questions.getByText(/is required/).first()).toBeVisible();
  await dismissToast(page);
  await visitState('questions, errors', findButton('Continue', questions), true);
  await questions.getByRole('textbox').first().fill(LONG_WORD);
  await findButton('Continue', questions).click();

  const dates = findSection(page, 'Review & select dates');
  await findLoadedTerms(dates);
  await visitState('dates', findButton('Continue', dates), true);
  await chooseBillingDay(dates, '15th');
  await tickTerms(dates);
  await findButton('Continue', dates).click();

  const bankSection = findSection(page, 'Monthly payment');
  await findLoadedTerms(bankSection);
  await visitState('bank', findButton('Save and continue', bankSection), true);
  await findButton('Save and continue', bankSection).press('Enter');
  await visitState('bank, errors', findButton('Save and continue', bankSection), true);
  await fillBankAccount(bankSection, LONG_WORD.slice(0, 40));
  await bankSection.getByRole('checkbox', { name: /I confirm that I am the account holder/ }).check();
  await tickTerms(bankSection);
  await findButton('Save and continue', bankSection).click();
  const continueButton = findButton('Continue to checkout');
  await expect(findSection(page, 'Confirm your details').getByText('08-99-99')).toBeVisible();
  await visitState('confirm', continueButton, true);
  await continueButton.click();

  await walkCheckout(page, visitState);
}

type VisitState = (name: string, action: Locator | null, hasTotal?: boolean) => Promise<void>;

/** Walks the pages before a centre is chosen, with unusual names of centres. */
async function walkVisitorPages(page: Page, visitState: VisitState): Promise<void> {
  const visitor = randomUUID();
  await enterScenario('odd-configuration', { visitor });
  await page.setExtraHTTPHeaders({ 'X-Sandbox-Visitor': visitor });
  const search = page.getByRole('button', { name: 'Search', exact: true });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Centres by town' })).toBeVisible();
  await visitState('home', search);
  await page.getByLabel('Find a centre').fill('M12 6FZ');
  await search.click();
  await expect(page.getByRole('heading', { name: /Centres near/ })).toBeVisible();
  await visitState('results', page.getByRole('button', { name: /^Choose/ }).first());
  await page.goto('/register');
  await expect(page.getByLabel('First name').first()).toBeVisible();
  await visitState('register', page.getByRole('button', { name: 'Create account' }));
  await page.setExtraHTTPHeaders({});
  await page.goto('/login');
  await expect(page.getByLabel(/^Email/)).toBeVisible();
  await visitState('log in', page.getByRole('button', { name: 'Log in', exact: true }));
  await page.goto(`/${LONG_WORD}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Whoops!');
  await visitState('not found', page.getByRole('link', { name: 'Go home' }));
}

async function walkCheckout(page: Page, visitState: VisitState): Promise<void> {
  await expectCheckoutShown(page);
  const continueButton = page.getByRole('button', { name: 'Continue', exact: true });
  const payButton = page.getByRole('button', { name: /^Pay £[\d,.]+ now$/ });
  await expect(continueButton.or(payButton)).toBeVisible();
  await dismissToast(page);
  await visitState('checkout', continueButton.or(payButton), true);
  await fillBilling(page);
  await fillCard(page, DECLINED_CARD);
  if (await continueButton.isVisible()) {
    await continueButton.click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'I Agree' })).toBeVisible();
    await visitState('terms', page.getByRole('dialog').getByRole('button', { name: 'I Agree' }));
    await acceptTerms(page);
  }
  await payButton.click();
  await expect(findPaymentFailure(page, 'Your card was declined.')).toBeVisible();
  await visitState('declined', payButton, true);
  await fillCard(page, PLAIN_CARD);
  await payButton.click();
  await expectConfirmationShown(page);
  await dismissToast(page);
  await visitState('confirmation', null);
}

/** Dismisses a toast, which could cover something until it disappears. */
async function dismissToast(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Dismiss' }).first().click();
}
