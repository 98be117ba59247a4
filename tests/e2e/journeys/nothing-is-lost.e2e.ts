import type { Page } from '@playwright/test';
import {
  buildNewCustomer,
  chooseMembership,
  createAccount,
  findCentre,
  findSection,
  reviewDates,
} from '../support/joining-steps.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const demoCentre = { postcode: 'M12 6FZ', name: 'Ardwick Fields Leisure Centre' };

/** Everything that the tab stores, as one text. */
async function readStorage(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
}

/** Opens the log-in page, which leads back to where the customer was. */
async function goToLogIn(page: Page): Promise<void> {
  await page.goto(`/login?redirect=${encodeURIComponent(new URL(page.url()).pathname)}`);
}

async function expectDetails(page: Page, email: string): Promise<void> {
  const details = findSection(page, 'Your details');
  await expect(details.getByLabel('First name')).toHaveValue('Ada');
  await expect(details.locator('input[type=email]')).toHaveValue(email);
  await expect(details.getByLabel('Date of birth')).toHaveValue('10/12/1985');
  await expect(details.getByLabel('Postcode')).toHaveValue('M1 1AE');
  await expect(details.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(details.getByLabel('Repeat password', { exact: true })).toHaveValue('');
}

async function expectAnswers(page: Page): Promise<void> {
  const questions = findSection(page, 'Additional details');
  await expect(questions.getByLabel('Who should we call in an emergency?')).toHaveValue('Annabella Milbanke');
  await expect(questions.getByLabel('Which describes you best?').locator('option:checked')).toHaveText(
    'Under 18s',
  );
  await expect(questions.getByRole('checkbox', { name: 'Racquet sports' })).toBeChecked();
}

async function expectDates(page: Page, startDate: string): Promise<void> {
  const review = findSection(page, 'Review & select dates');
  await expect(review.getByLabel('Start date')).toHaveValue(startDate);
  await expect(review.getByLabel('Day of your monthly payments').locator('option:checked')).toHaveText(
    /^1st – £/,
  );
}

// Proves J11.2.
test('what was typed survives reload, Back, Forward and an expired session; secrets do not', async ({
  page,
  context,
}) => {
  const customer = buildNewCustomer('keeper');
  await findCentre(page, demoCentre.postcode, demoCentre.name);
  await chooseMembership(page, 'Unlimited Fitness');

  // Your details, typed but not sent.
  const details = findSection(page, 'Your details');
  await details.getByLabel('First name').fill('Ada');
  await details.locator('input[type=email]').fill(customer.email);
  await details.getByLabel('Date of birth').fill('10/12/1985');
  await details.getByLabel('Postcode').fill('m1 1ae');
  await details.getByLabel('Password', { exact: true }).fill(customer.password);
  await details.getByLabel('Repeat password', { exact: true }).fill(customer.password);
  await page.reload();
  await expectDetails(page, customer.email);
  expect(await readStorage(page)).not.toContain(customer.password);
  await page.goBack();
  await expect(findSection(page, 'Choose membership').getByRole('radio').first()).toBeVisible();
  await page.goForward();
  await expectDetails(page, customer.email);
  await goToLogIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await page.goBack();
  await expectDetails(page, customer.email);
  await createAccount(page, customer);

  // Additional details, typed but not continued.
  const questions = findSection(page, 'Additional details');
  await questions.getByLabel('Who should we call in an emergency?').fill('Annabella Milbanke');
  await questions.getByLabel('Which describes you best?').selectOption({ label: 'Under 18s' });
  await questions.getByRole('checkbox', { name: 'Racquet sports' }).check();
  await page.reload();
  await expectAnswers(page);
  await page.goBack();
  await expect(details.getByText("These details can't be edited right now")).toBeVisible();
  await page.goForward();
  await expectAnswers(page);
  await questions.getByRole('button', { name: 'Continue' }).click();
  const review = findSection(page, 'Review & select dates');
  await review.getByRole('button', { name: 'Tomorrow' }).click();
  const startDate = await review.getByLabel('Start date').inputValue();
  await reviewDates(page, { billingDay: '1st', startOverButton: 'Continue' });

  // A reload keeps the answers, the chosen dates and the price.
  const payment = findSection(page, 'Monthly payment');
  await page.reload();
  await expect(payment.getByLabel('Sort code')).toBeVisible();
  await page.goBack();
  await expectDates(page, startDate);
  await page.goForward();

  // Bank details are typed, and are stored nowhere but in the form.
  await payment.getByLabel('Name of the account holder').fill('Ada Byron');
  await payment.getByLabel('Sort code').fill('08-99-99');
  await payment.getByLabel('Account number').fill('66374958');
  await payment.getByLabel('Same as my home address').uncheck();
  await payment.getByLabel('Town or city').fill('Manchester');
  const token = (await context.cookies()).find(({ name }) => name.endsWith('_token'))?.value ?? '';
  expect(token).not.toBe('');
  const storedText = await readStorage(page);
  for (const secret of [customer.password, '08-99-99', '089999', '66374958', token])
    expect(storedText).not.toContain(secret);

  // The session ends elsewhere, and the same customer comes back through the log-in page.
  await context.clearCookies({ name: /_token$/ });
  await expect(details.getByLabel('First name')).toBeVisible();
  await expect(details.getByLabel('First name')).toHaveValue('');
  await goToLogIn(page);
  await page.getByLabel(/^Email/).fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();

  // The page continues with the dates: they are unchanged, and only their terms have to be accepted again.
  await expectDates(page, startDate);
  await expectAccessible(page);
  await page.getByRole('button', { name: /Edit.*Additional details/ }).click();
  await expectAnswers(page);
  await questions.getByRole('button', { name: 'Continue' }).click();
  await reviewDates(page, { startOverButton: 'Continue' });
  await expect(payment.getByLabel('Sort code')).toHaveValue('');
  await expect(payment.getByLabel('Account number')).toHaveValue('');
});

test('another choice, and leaving, ask before anything is lost', async ({ page }) => {
  await page.goto('/centre/ardwick-fields-leisure-centre');
  await chooseMembership(page, 'Unlimited Fitness');
  await createAccount(page, buildNewCustomer('changer'));
  const questions = findSection(page, 'Additional details');
  await questions.getByLabel('Who should we call in an emergency?').fill('Annabella Milbanke');
  await questions.getByLabel('Which describes you best?').selectOption({ label: 'Under 18s' });
  await questions.getByRole('checkbox', { name: 'Racquet sports' }).check();

  // Choosing another membership: asks, keeps, asks again, changes.
  await page.getByRole('button', { name: /Edit.*Choose membership/ }).click();
  await chooseMembership(page, 'Swim');
  const asking = page.getByRole('dialog', { name: 'Change your choice?' });
  await expect(asking.getByText('your additional details')).toBeVisible();
  await expectAccessible(page);
  await asking.getByRole('button', { name: 'Keep my choice' }).click();
  await expect(asking).toBeHidden();
  await page.goBack();
  await expectAnswers(page);

  // Following a link away: asks, stays, leaves.
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/nowhere';
    link.textContent = 'Somewhere else';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'Somewhere else' }).click();
  const leaving = page.getByRole('dialog', { name: 'Are you sure you want to leave this screen?' });
  await expectAccessible(page);
  await leaving.getByRole('button', { name: 'Continue with my purchase' }).click();
  await expectAnswers(page);
  await page.getByRole('link', { name: 'Somewhere else' }).click();
  await leaving.getByRole('button', { name: 'Leave this screen' }).click();
  await expect(page).toHaveURL(/\/nowhere$/);
});
