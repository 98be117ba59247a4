import { type BookingCustomer, bookAtKiosk, findBasketItems, VENUE_SLUG } from '../support/book-steps.ts';
import { chooseMembership } from '../support/joining-steps.ts';
import {
  expectKioskHomeShown,
  LONG_TIMES,
  openKiosk,
  setKioskTimes,
  startJoining,
} from '../support/kiosk-steps.ts';
import { enterScenario } from '../support/sandbox.ts';
import { keepToken } from '../support/sign-in.ts';
import { sites } from '../support/sub-sites.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

// A customer starts at a kiosk and finishes on their own phone: the page or the basket moves there, but never a log-in.

const KIOSK_SIZE = { width: 1080, height: 1920 };
const PHONE_SIZE = { width: 390, height: 844 };
const CONTINUE_LABEL = 'Continue on your phone';

// Proves F4.6.
test('the page that a kiosk shows opens on the customer’s phone, without kiosk mode', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(KIOSK_SIZE);
  await openKiosk(page);
  await expect(page.getByRole('button', { name: CONTINUE_LABEL })).toBeHidden();
  await startJoining(page);
  await chooseMembership(page, 'Unlimited Fitness');
  await page.getByRole('button', { name: CONTINUE_LABEL }).click();
  const dialog = page.getByRole('dialog', { name: CONTINUE_LABEL });
  const code = dialog.getByRole('img', { name: /^QR code of / });
  await expect(code).toBeVisible();
  await expectAccessible(page);
  const address = (await code.getAttribute('aria-label'))?.replace('QR code of ', '') ?? '';
  expect(address).toContain(`/centre/${VENUE_SLUG}/membership/unlimited-fitness/`);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('button', { name: CONTINUE_LABEL })).toBeFocused();

  const phone = await browser.newContext({ viewport: PHONE_SIZE });
  const ownPage = await phone.newPage();
  await ownPage.goto(`http://${address}`);
  await expect(ownPage.getByText('Unlimited Fitness').first()).toBeVisible();
  await expect(ownPage.getByRole('link', { name: 'Back to Kiosk Home' })).toBeHidden();
  await phone.close();
});

test('a basket that was filled at a kiosk is in the customer’s account on their phone', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(KIOSK_SIZE);
  await setKioskTimes(page, LONG_TIMES);
  const booker = await enterScenario<BookingCustomer>('a-session-with-spaces');
  await bookAtKiosk(page, booker);
  await page.getByRole('button', { name: CONTINUE_LABEL }).click();
  const dialog = page.getByRole('dialog', { name: CONTINUE_LABEL });
  await expect(
    dialog.getByText(/^Your basket is saved in your account\. We’re holding your spaces until/),
  ).toBeVisible();
  await expect(dialog.getByText(`${new URL(sites.bookings).host}/basket`)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'I have it on my phone' }).click();
  await expectKioskHomeShown(page);
  await expect(page.getByRole('button', { name: 'Log out' })).toBeHidden();

  const phone = await browser.newContext({ viewport: PHONE_SIZE });
  const ownPage = await phone.newPage();
  await keepToken(ownPage, booker.token);
  await ownPage.goto(`${sites.bookings}/basket`);
  await expect(findBasketItems(ownPage)).toHaveCount(1);
  await phone.close();
});
