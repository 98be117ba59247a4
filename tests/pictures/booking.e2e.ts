import { enterScenario } from '../e2e/support/sandbox.ts';
import { keepToken } from '../e2e/support/sign-in.ts';
import { sites } from '../e2e/support/sub-sites.ts';
import { expect, test } from '../e2e/support/test.ts';
import { takePicture } from './picture.ts';

interface Booker {
  readonly token: string;
  readonly sessionId: string;
}

const CENTRE_ADDRESS = `${sites.bookings}/location/ardwick-fields-leisure-centre`;

test('a customer books for a child, with a picture of each screen', async ({ page }) => {
  const { token, sessionId } = await enterScenario<Booker>('a-parent-of-two');
  await keepToken(page, token);
  const day = sessionId.slice(-8).replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3');
  await page.goto(`${CENTRE_ADDRESS}?date=${day}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await takePicture(page, 'timetable');

  await page.goto(`${CENTRE_ADDRESS}/sessions/${sessionId}`);
  await page.getByRole('checkbox').first().check();
  await takePicture(page, 'session');
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await page.getByRole('link', { name: 'Go to basket' }).first().click();

  await expect(page.getByRole('link', { name: /^Pay £/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('button')).toHaveCount(0);
  await takePicture(page, 'basket');
});
