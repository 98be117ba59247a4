import { answerOnce, failOnce, holdAnswer } from '../e2e/support/answers.ts';
import { buildNewCustomer, fillAccount, findSection } from '../e2e/support/joining-steps.ts';
import { enterScenario } from '../e2e/support/sandbox.ts';
import { expect, expectAccessible, test } from '../e2e/support/test.ts';

test.use({ expectedNoise: /^Failed to load resource: / });

const MEMBERSHIP_PATH = '/centre/ardwick-fields-leisure-centre/membership/swim/recurring';
const FORM_ADDRESS = '**/api/data-fields?*';
const REGISTER_ADDRESS = '**/api/auth/customer/register?*';

test('a new customer’s form is accessible while it loads, empty, wrong, busy and refused', async ({
  page,
}) => {
  await failOnce(page, FORM_ADDRESS);
  await page.goto(MEMBERSHIP_PATH);
  const details = findSection(page, 'Your details');
  await expect(details.getByRole('alert').filter({ hasText: 'We couldn’t load the form.' })).toBeVisible();
  await expectAccessible(page);
  const releaseForm = await holdAnswer(page, FORM_ADDRESS);
  await details.getByRole('button', { name: 'Try again' }).click();
  await expect(details.getByText('Loading the form…').first()).toBeVisible();
  await expectAccessible(page);
  releaseForm();

  const create = details.getByRole('button', { name: 'Create account' });
  await expect(create).toBeDisabled();
  await expectAccessible(page);
  await details.getByLabel('I agree to the Terms and Conditions').check();
  await create.click();
  await expect(
    details.getByRole('alert').getByRole('link', { name: 'First name is required.' }),
  ).toBeVisible();
  await expect(page).toHaveTitle(/^Error: /);
  await expectAccessible(page);

  // Names are side by side if there is room for both, and one below the other on a phone.
  for (const [width, areAbreast] of [
    [390, false],
    [1280, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const [first, last] = await Promise.all(
      ['First name', 'Last name'].map((label) => details.getByLabel(label).boundingBox()),
    );
    expect(first?.y === last?.y).toBe(areAbreast);
  }

  const customer = buildNewCustomer('states');
  await fillAccount(page, customer);
  await details.getByLabel('Date of birth').fill('31/02/1985');
  await create.click();
  await expect(details.getByRole('link', { name: /^Date must be valid\./ })).toBeVisible();
  await details.getByLabel('Date of birth').fill('10/12/1985');

  await answerOnce(
    page,
    REGISTER_ADDRESS,
    {
      message: 'The given data was invalid.',
      errors: {
        email: ['The email has already been taken.'],
        password: ['The password confirmation does not match.'],
      },
    },
    422,
  );
  const releaseAnswer = await holdAnswer(page, REGISTER_ADDRESS);
  await create.click();
  await expect(details.getByRole('button', { name: 'Creating your account…' })).toBeVisible();
  await expectAccessible(page);
  releaseAnswer();
  await expect(details.getByRole('link', { name: 'The email has already been taken.' })).toBeVisible();
  await expect(details.getByLabel('Repeat password', { exact: true })).toHaveAccessibleDescription(
    /The password confirmation does not match\./,
  );
  await expect(details.getByLabel('First name')).toHaveValue(customer.firstName);
  await expectAccessible(page);

  await answerOnce(page, REGISTER_ADDRESS, { message: 'Page expired' }, 419);
  await details.getByLabel('Repeat password', { exact: true }).fill(customer.password);
  await details.locator('input[type=email]').fill(`again.${customer.email}`);
  await create.click();
  await expect(
    details.getByText('Something has gone wrong, please reload and try again.').first(),
  ).toBeVisible();
  await expectAccessible(page);
});

test('logging in and a forgotten password are accessible in Your details', async ({ page }) => {
  const family = await enterScenario<{ email: string; password: string; references: string[] }>(
    'several-accounts-on-one-email',
  );
  await page.goto(MEMBERSHIP_PATH);
  const details = findSection(page, 'Your details');
  await details.getByRole('button', { name: 'I have an account' }).click();
  const logInButton = details.getByRole('button', { name: 'Log in', exact: true });
  await expect(logInButton).toBeVisible();
  await expectAccessible(page);
  await logInButton.click();
  await expect(details.getByRole('link', { name: 'Enter your password' })).toBeVisible();
  await expectAccessible(page);

  const name = details.getByLabel(/^Email/);
  await name.fill(family.email);
  await details.getByRole('button', { name: 'Forgotten your password?' }).click();
  const asking = page.getByRole('dialog', { name: 'Forgotten password' });
  await expect(asking.getByRole('textbox')).toHaveValue(family.email);
  await expectAccessible(page);
  await asking.getByRole('textbox').fill('');
  await asking.getByRole('button', { name: 'Send the email' }).click();
  await expect(asking.getByText('Enter your email address or customer ID').first()).toBeVisible();
  await expectAccessible(page);
  await asking.getByRole('textbox').fill(family.email);
  await asking.getByRole('button', { name: 'Send the email' }).click();
  const customerId = page.getByRole('dialog', { name: 'Enter your customer ID' });
  await expect(customerId.getByText(/^Multiple/)).toBeVisible();
  await expectAccessible(page);
  await customerId.getByLabel('Customer ID').fill(family.references[0] ?? '');
  await customerId.getByLabel('Customer ID').press('Enter');
  const emailDialog = page.getByRole('dialog', { name: 'Check your email' });
  await expectAccessible(page);
  await emailDialog.getByRole('button', { name: 'Back to log in' }).click();
  await expect(details.getByRole('button', { name: 'Forgotten your password?' })).toBeFocused();

  const releaseAnswer = await holdAnswer(page, '**/api/auth/customer/login');
  await details.getByLabel('Password', { exact: true }).fill('not-the-password');
  await logInButton.click();
  await expect(details.getByRole('button', { name: 'Logging in…' })).toBeVisible();
  await expectAccessible(page);
  releaseAnswer();
  await expect(details.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});
