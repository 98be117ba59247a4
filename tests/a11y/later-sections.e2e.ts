import { answerOnce, failOnce, holdAnswer } from '../e2e/support/answers.ts';
import {
  answerQuestions,
  findSection,
  reviewDates,
  setUpDirectDebit,
  startOver,
} from '../e2e/support/joining-steps.ts';
import { enterScenario } from '../e2e/support/sandbox.ts';
import { openAs } from '../e2e/support/sign-in.ts';
import { expect, expectAccessible, test } from '../e2e/support/test.ts';

test.use({ expectedNoise: /^Failed to load resource: / });

const MEMBERSHIP_PATH = '/centre/ardwick-fields-leisure-centre/membership/unlimited-fitness/recurring';
const STORE_ADDRESS = '**/api/memberships/online-joining/store';
const COSTS_ADDRESS = '**/api/memberships/types/*/payment-options/**';

test('the sections after Your details are accessible empty, wrong, busy and refused', async ({ page }) => {
  await openAs(page, 'a-customer-without-instruction', MEMBERSHIP_PATH);
  const details = findSection(page, 'Your details');
  await expect(details.getByText("These details can't be edited right now")).toBeVisible();
  await expectAccessible(page);
  await details.getByRole('button', { name: 'Continue' }).click();

  const questions = findSection(page, 'Additional details');
  await expect(questions.getByLabel('Who should we call in an emergency?')).toBeVisible();
  await questions.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please fill in required questions')).toBeVisible();
  await expect(
    questions.getByRole('link', { name: 'Who should we call in an emergency? is required.' }),
  ).toBeVisible();
  await expectAccessible(page);
  const releaseCosts = await holdAnswer(page, COSTS_ADDRESS);
  await answerQuestions(page);

  const dates = findSection(page, 'Review & select dates');
  await expect(dates).toBeVisible();
  await expectAccessible(page);
  releaseCosts();
  await expect(dates.getByText('Total to pay now')).toBeVisible();
  await startOver(page);
  const leaving = page.getByRole('dialog', { name: 'Are you sure you want to leave this screen?' });
  await expect(leaving).toBeVisible();
  await expectAccessible(page);
  await leaving.getByRole('button', { name: 'Continue with my purchase' }).click();
  await expect(page.getByRole('button', { name: 'Start over' })).toBeFocused();
  const hide = page.getByRole('button', { name: 'Hide summary' });
  if (await hide.isVisible()) await hide.click();
  await reviewDates(page, { billingDay: '1st', startOverButton: 'Continue' });

  const payment = findSection(page, 'Monthly payment');
  await expect(payment.getByRole('button', { name: 'Save and continue' })).toBeDisabled();
  await expectAccessible(page);
  await setUpDirectDebit(page, 'Ada Byron');

  const confirm = findSection(page, 'Confirm your details');
  await failOnce(page, STORE_ADDRESS);
  const releaseRefusal = await holdAnswer(page, STORE_ADDRESS);
  await confirm.getByRole('button', { name: 'Continue to checkout' }).click();
  await expect(confirm.getByRole('button', { name: 'Saving your membership…' })).toBeVisible();
  await expectAccessible(page);
  releaseRefusal();
  await expect(
    confirm.getByRole('alert').filter({ hasText: 'We couldn’t save your membership' }),
  ).toBeVisible();
  await expect(page.getByText('Something went wrong, please try again').first()).toBeVisible();
  await expectAccessible(page);

  await answerOnce(
    page,
    STORE_ADDRESS,
    { message: 'Invalid.', errors: { 'account_details.sort_code': ['There is no such bank.'] } },
    422,
  );
  await confirm.getByRole('button', { name: 'Continue to checkout' }).click();
  await expect(payment.getByText('There is no such bank.').first()).toBeVisible();
  await expectAccessible(page);
});

test('the completed page behind the checkout is accessible', async ({ page }) => {
  await openAs(page, 'a-cart-with-a-monthly-membership', '/');
  await expect(
    findSection(page, 'Checkout').getByRole('link', { name: 'Continue to checkout' }),
  ).toBeVisible();
  await expectAccessible(page);
});

test('the log-in page is accessible empty, wrong, busy, and with a forgotten password', async ({ page }) => {
  const login = await enterScenario<{ email: string }>('a-customer-without-instruction');
  await page.goto('/login');
  const logInButton = page.getByRole('button', { name: 'Log in', exact: true });
  await logInButton.click();
  await expect(page.getByRole('link', { name: 'Enter your password' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(/^Email/).fill(login.email);
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  const releaseAnswer = await holdAnswer(page, '**/api/auth/customer/login');
  await logInButton.click();
  await expect(page.getByRole('button', { name: 'Logging in…' })).toBeVisible();
  await expectAccessible(page);
  releaseAnswer();
  await expect(page.getByRole('alert').first()).toBeVisible();

  await page.getByRole('button', { name: 'Forgotten your password?' }).click();
  const asking = page.getByRole('dialog', { name: 'Forgotten password' });
  await failOnce(page, '**/api/auth/customer/forgotten-password');
  await asking.getByRole('button', { name: 'Send the email' }).click();
  // The failure is announced once, by the toast that the modal also shows, and then stays under the form.
  const failureText = 'Something has gone wrong, please try again.';
  const toasts = asking.getByRole('region', { name: 'Notifications' }).getByRole('alert');
  const toast = toasts.filter({ hasText: failureText });
  await expect(toast).toBeVisible();
  await expect(asking.getByText(failureText)).toHaveCount(1);
  await expectAccessible(page);
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(asking.locator('form').getByText(failureText)).toBeVisible();
  await expectAccessible(page);
  await asking.getByRole('button', { name: 'Send the email' }).click();
  await expect(page.getByRole('dialog', { name: 'Check your email' })).toBeVisible();
});
