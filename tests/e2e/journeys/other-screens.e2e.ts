import { enterScenario } from '../support/sandbox.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('an unknown path shows the not-found page, which leads home', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Whoops!');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Buy a membership' })).toBeVisible();
});

// Proves J1.14.
test('a membership that does not exist shows an error, and the centre is kept', async ({ page }) => {
  await page.goto('/centre/ardwick-fields-leisure-centre/membership/no-such-thing/recurring');
  await expect(page.getByRole('main').getByText('Could not find selected membership')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Choose membership' }).getByRole('radio').first(),
  ).toBeVisible();
  await expectAccessible(page);
});

test('the checkout asks a visitor to log in, and a customer with nothing chosen to start', async ({
  page,
}) => {
  await page.goto('/checkout');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fcheckout$/);
  const login = await enterScenario<{ email: string; password: string }>('an-empty-cart');
  await page.getByLabel(/^Email/).fill(login.email);
  await page.getByLabel('Password', { exact: true }).fill(login.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Buy a membership' })).toBeVisible();
});

test('a wrong password shows an error, and what was typed stays', async ({ page }) => {
  const login = await enterScenario<{ email: string }>('a-customer-without-instruction');
  await page.goto('/login');
  await page.getByLabel(/^Email/).fill(login.email);
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel(/^Email/)).toHaveValue(login.email);
  await expectAccessible(page);
});

test('a log-in never leads to another site', async ({ page }) => {
  const login = await enterScenario<{ email: string; password: string }>('a-customer-without-instruction');
  await page.goto('/login?redirect=%2F%2Fevil.example%2F');
  await page.getByLabel(/^Email/).fill(login.email);
  await page.getByLabel('Password', { exact: true }).fill(login.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/^http:\/\/online-joining\.pavilion\.localhost:\d+\/$/);
});
