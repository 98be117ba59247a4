import type { BrowserContext } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/test.ts';

const THEME_ADDRESS = '**/api/frontend/theme*';

/** Opens a page whose operator fails at one call, which the browser reports on its console. */
async function openPageWithStatus(context: BrowserContext, call: string, status: number) {
  const page = await context.newPage();
  await page.route(call, (route) => route.fulfill({ status, json: { message: 'No.' } }));
  return page;
}

test('planned maintenance is shown', async ({ context }) => {
  const page = await openPageWithStatus(context, THEME_ADDRESS, 503);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service disruption');
  await expect(page).toHaveTitle('Service disruption – Pavilion Leisure');
  await expect(page.getByText('Unable to access the site due to planned maintenance.')).toBeVisible();
  await expectAccessible(page);
});

test('a theme that fails gives the full-page error, and Go home tries again', async ({ context }) => {
  const page = await openPageWithStatus(context, THEME_ADDRESS, 500);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'We may have dropped the ball on this one.',
  );
  await expect(page).toHaveTitle('We may have dropped the ball on this one. – Pavilion Leisure');
  await expectAccessible(page);
  await page.unroute(THEME_ADDRESS);
  await page.getByRole('link', { name: 'Go home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buy a membership');
});

test('a client record that fails gives the not-found page', async ({ context }) => {
  const page = await openPageWithStatus(context, '**/api/client', 500);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Whoops!');
  await expect(page).toHaveTitle('Page not found – Pavilion Leisure');
  await expectAccessible(page);
});

test('a venue whose theme fails is shown in the operator’s colours', async ({ context }) => {
  const page = await openPageWithStatus(context, '**/api/frontend/theme?venue=*', 500);
  await page.goto('/centre/ardwick-fields-leisure-centre');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buy a membership');
});

// Proves S2.2.
test('inside another page there is neither header nor footer, even after a reload', async ({ page }) => {
  for (const address of ['/?embedded=true', '/']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buy a membership');
    await expect(page.getByLabel('Find a centre')).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expectAccessible(page);
  }
});

// Proves S3.5.
test('a browser without cookies shows that they are needed', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
  });
  await page.goto('/');
  await expect(page.getByText(/Cookies are switched off in this browser/)).toBeVisible();
  await expectAccessible(page);
});

for (const [what, file] of [
  ['the entry', '**/assets/index-*.js'],
  ['a file that others import', '**/assets/site-*.js'],
] as const) {
  test(`if the site’s own code fails to load (${what}), the shell says so and offers Try again`, async ({
    context,
  }) => {
    const page = await context.newPage();
    await page.route(file, (route) => route.abort());
    await page.goto('/');
    const alert = page.getByRole('alert').filter({ hasText: 'We may have dropped the ball on this one.' });
    await expect(alert).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading…' })).toBeHidden();
    await expectAccessible(page);
    await page.unroute(file);
    await alert.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByLabel('Find a centre')).toBeVisible();
    await expect(alert).toBeHidden();
  });
}
