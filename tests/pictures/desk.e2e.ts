import { enterScenario } from '../e2e/support/sandbox.ts';
import { keepToken } from '../e2e/support/sign-in.ts';
import { sites } from '../e2e/support/sub-sites.ts';
import { expect, test } from '../e2e/support/test.ts';
import { takePicture } from './picture.ts';

interface Person {
  readonly token: string;
  readonly reference: string;
}

test('staff serve a customer, with a picture of each screen', async ({ page }) => {
  const staff = { firstName: 'Ffion', lastName: 'Davies' };
  await keepToken(page, (await enterScenario<Person>('a-member-of-staff', staff)).token);
  const sam = { firstName: 'Sam', lastName: 'Taylor' };
  const { reference } = await enterScenario<Person>('a-customer-without-instruction', sam);
  await enterScenario('a-customer-with-billing-date', { firstName: 'Sid', lastName: 'Taylor' });
  const { sessionId } = await enterScenario<{ sessionId: string }>('a-session-with-spaces');
  await page.goto(`${sites.bookings}/location/ardwick-fields-leisure-centre`);
  await page.getByRole('link', { name: 'Find a customer' }).click();
  const box = page.getByRole('searchbox');
  await box.fill('Taylor');
  await box.press('Enter');
  await expect(page.getByText(/^\d+ customers$/)).toBeVisible();
  await takePicture(page, 'desk-search');

  await box.fill(reference);
  await box.press('Enter');
  await expect(page.getByText('Serving Sam Taylor')).toBeVisible();
  await page
    .getByRole('link', { name: /, \d+ sessions$/ })
    .nth(1)
    .click();
  const row = page.locator(`[data-session="${sessionId}"]`);
  await expect(row).toBeVisible();
  await takePicture(page, 'desk-serving');

  await row.getByRole('button', { name: /^Book / }).click();
  await page.getByRole('link', { name: /^Basket 1/ }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('20');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Change £/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('button')).toHaveCount(0);
  await page.getByText(/^Change £/).evaluate((change) => change.scrollIntoView({ block: 'center' }));
  await takePicture(page, 'desk-tenders');

  await page.getByRole('button', { name: /^Pay £/ }).click();
  await expect(page.getByRole('button', { name: 'Next customer' })).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await takePicture(page, 'desk-paid');
  // The page as it is printed.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 302, height: 560 });
  await takePicture(page, 'desk-receipt');
});
