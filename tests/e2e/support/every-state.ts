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
  section,
  tickTerms,
} from './joining-steps.ts';
import { enterScenario } from './sandbox.ts';
import { expect } from './test.ts';

const DECLINED_CARD = '4000 0000 0000 0002';

/** One screen as a visitor comes to it. */
export interface State {
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
export async function walkEveryState(page: Page, visit: (state: State) => Promise<void>): Promise<void> {
  const stop = (name: string, action: Locator | null, hasTotal = false) => visit({ name, action, hasTotal });
  const button = (name: string | RegExp, part: Page | Locator = page) =>
    part.getByRole('button', { name, exact: true }).first();

  await walkVisitorPages(page, stop);
  const centre = await enterScenario<CentreOfLongNames>('a-centre-of-long-names');
  await page.goto(`/centre/${centre.venueSlug}`);
  const memberships = section(page, 'Choose membership');
  const choose = memberships.getByRole('button', { name: new RegExp(`^Choose ${centre.membershipName}`) });
  await expect(choose).toBeVisible();
  await stop('memberships', choose);
  await memberships.getByRole('button', { name: `See all details ${centre.membershipName}` }).click();
  const modal = page.getByRole('dialog', { name: centre.membershipName });
  await expect(modal).toBeVisible();
  await stop('membership details', modal.getByRole('button', { name: /^Choose/ }));
  await page.keyboard.press('Escape');
  await choose.click();

  const details = section(page, 'Your details');
  const create = button('Create account');
  await expect(details.getByLabel('First name')).toBeVisible();
  await stop('your details', create, true);
  await details.getByLabel('I agree to the Terms and Conditions').check();
  await create.click();
  await expect(details.getByRole('link', { name: 'First name is required.' })).toBeVisible();
  await stop('your details, errors', create, true);
  await fillAccount(page, {
    ...buildNewCustomer('looks'),
    firstName: LONG_WORD.slice(0, 60),
    lastName: LONG_WORD.slice(0, 60),
  });
  await create.click();

  const questions = section(page, 'Additional details');
  await expect(questions.getByRole('checkbox').first()).toBeVisible();
  // A blocked button is pressed too, because it says what is missing.
  await button('Continue', questions).press('Enter');
  await expect(questions.getByText(/is required/).first()).toBeVisible();
  await dismissToast(page);
  await stop('questions, errors', button('Continue', questions), true);
  await questions.getByRole('textbox').first().fill(LONG_WORD);
  await button('Continue', questions).click();

  const dates = section(page, 'Review & select dates');
  await findLoadedTerms(dates);
  await stop('dates', button('Continue', dates), true);
  await chooseBillingDay(dates, '15th');
  await tickTerms(dates);
  await button('Continue', dates).click();

  const bank = section(page, 'Monthly payment');
  await findLoadedTerms(bank);
  await stop('bank', button('Save and continue', bank), true);
  await button('Save and continue', bank).press('Enter');
  await stop('bank, errors', button('Save and continue', bank), true);
  await fillBankAccount(bank, LONG_WORD.slice(0, 40));
  await bank.getByRole('checkbox', { name: /I confirm that I am the account holder/ }).check();
  await tickTerms(bank);
  await button('Save and continue', bank).click();
  const proceed = button('Continue to checkout');
  await expect(section(page, 'Confirm your details').getByText('08-99-99')).toBeVisible();
  await stop('confirm', proceed, true);
  await proceed.click();

  await walkCheckout(page, stop);
}

type Stop = (name: string, action: Locator | null, hasTotal?: boolean) => Promise<void>;

/** Walks the pages before a centre is chosen, with unusual names of centres. */
async function walkVisitorPages(page: Page, stop: Stop): Promise<void> {
  const visitor = randomUUID();
  await enterScenario('odd-configuration', { visitor });
  await page.setExtraHTTPHeaders({ 'X-Sandbox-Visitor': visitor });
  const search = page.getByRole('button', { name: 'Search', exact: true });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Centres by town' })).toBeVisible();
  await stop('home', search);
  await page.getByLabel('Find a centre').fill('M12 6FZ');
  await search.click();
  await expect(page.getByRole('heading', { name: /Centres near/ })).toBeVisible();
  await stop('results', page.getByRole('button', { name: /^Choose/ }).first());
  await page.goto('/register');
  await expect(page.getByLabel('First name').first()).toBeVisible();
  await stop('register', page.getByRole('button', { name: 'Create account' }));
  await page.setExtraHTTPHeaders({});
  await page.goto('/login');
  await expect(page.getByLabel(/^Email/)).toBeVisible();
  await stop('log in', page.getByRole('button', { name: 'Log in', exact: true }));
  await page.goto(`/${LONG_WORD}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Whoops!');
  await stop('not found', page.getByRole('link', { name: 'Go home' }));
}

async function walkCheckout(page: Page, stop: Stop): Promise<void> {
  await expectCheckoutShown(page);
  const proceed = page.getByRole('button', { name: 'Continue', exact: true });
  const pay = page.getByRole('button', { name: /^Pay £[\d,.]+ now$/ });
  await expect(proceed.or(pay)).toBeVisible();
  await dismissToast(page);
  await stop('checkout', proceed.or(pay), true);
  await fillBilling(page);
  await fillCard(page, DECLINED_CARD);
  if (await proceed.isVisible()) {
    await proceed.click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'I Agree' })).toBeVisible();
    await stop('terms', page.getByRole('dialog').getByRole('button', { name: 'I Agree' }));
    await acceptTerms(page);
  }
  await pay.click();
  await expect(findPaymentFailure(page, 'Your card was declined.')).toBeVisible();
  await stop('declined', pay, true);
  await fillCard(page, PLAIN_CARD);
  await pay.click();
  await expectConfirmationShown(page);
  await dismissToast(page);
  await stop('confirmation', null);
}

/** Dismisses a toast, which could cover something until it disappears. */
async function dismissToast(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Dismiss' }).first().click();
}
