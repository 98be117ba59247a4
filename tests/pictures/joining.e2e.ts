import {
  expectCheckoutShown,
  expectConfirmationShown,
  fillBilling,
  fillCard,
  PLAIN_CARD,
  pay,
} from '../e2e/support/checkout-steps.ts';
import {
  answerQuestions,
  buildNewCustomer,
  chooseMembership,
  confirmDirectDebit,
  createAccount,
  findLoadedTerms,
  findSection,
  reviewDates,
  setUpDirectDebit,
} from '../e2e/support/joining-steps.ts';
import { expect, test } from '../e2e/support/test.ts';
import { takePicture } from './picture.ts';

test('a visitor joins by direct debit, with a picture of each screen', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByLabel('Find a centre')).toBeVisible();
  await takePicture(page, 'home');

  await page.getByLabel('Find a centre').fill('M3 4JR');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const choose = page.getByRole('button', { name: 'Choose Irwell Street Baths' });
  await expect(choose).toBeVisible();
  await takePicture(page, 'results');
  await choose.click();

  await expect(
    findSection(page, 'Choose membership').getByRole('heading', { level: 3 }).first(),
  ).toBeVisible();
  await takePicture(page, 'memberships');
  await chooseMembership(page, 'Unlimited Fitness');

  await expect(findSection(page, 'Your details').getByLabel('First name')).toBeVisible();
  await takePicture(page, 'details');
  await createAccount(page, buildNewCustomer('pictured'));

  await expect(findSection(page, 'Additional details').getByRole('checkbox').first()).toBeVisible();
  await takePicture(page, 'questions');
  await answerQuestions(page);

  await findLoadedTerms(findSection(page, 'Review & select dates'));
  await takePicture(page, 'dates');
  await reviewDates(page, { billingDay: '1st', startOverButton: 'Continue' });

  await findLoadedTerms(findSection(page, 'Monthly payment'));
  await takePicture(page, 'bank');
  await setUpDirectDebit(page, 'Ada Byron');

  await expect(findSection(page, 'Confirm your details').getByText('08-99-99')).toBeVisible();
  await takePicture(page, 'confirm');
  await confirmDirectDebit(page);

  await expectCheckoutShown(page);
  await fillBilling(page);
  await fillCard(page, PLAIN_CARD);
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await takePicture(page, 'pay');
  await pay(page);

  await expectConfirmationShown(page);
  await takePicture(page, 'pass');
});
