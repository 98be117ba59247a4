import { fillBilling, fillCard, PLAIN_CARD, pay } from '../support/checkout-steps.ts';
import { pressKeyOn } from '../support/keyboard.ts';
import { enterScenario, readLedger } from '../support/sandbox.ts';
import { keepToken } from '../support/sign-in.ts';
import { sites } from '../support/sub-sites.ts';
import { expect, expectAccessible, expectAddress, test } from '../support/test.ts';

const WIDE_SIZE = { width: 1280, height: 900 };
const PHONE_SIZE = { width: 390, height: 844 };

interface CourtDay {
  readonly email: string;
  readonly token: string;
  readonly venueSlug: string;
  readonly sessionDate: string;
}

test('a customer books a court and rackets with the keyboard, and pays for them', async ({ page }) => {
  const { email, token, venueSlug, sessionDate } = await enterScenario<CourtDay>('a-court-day');
  await keepToken(page, token);
  await page.goto(`${sites.bookings}/location/${venueSlug}/spaces`);
  await expect(page.getByText(/^from £/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Badminton courts' }).click();
  await page.goto(`${sites.bookings}/location/${venueSlug}/spaces/badminton-courts?date=${sessionDate}`);

  const slots = page.getByRole('table', { name: /^Badminton courts, / });
  const courtList = page.getByRole('list', { name: /^Badminton courts, / });
  await expect(slots.getByRole('row').filter({ hasText: /^12:00/ })).toContainText('In use for Netball.');
  await expectAccessible(page);
  await page.setViewportSize(PHONE_SIZE);
  await expect(courtList.getByRole('listitem').filter({ hasText: /^12:00/ })).toContainText(
    'In use for Netball.',
  );
  await expectAccessible(page);
  await page.setViewportSize(WIDE_SIZE);
  const rackets = page.getByRole('checkbox', { name: 'Two rackets, £3.00' });
  await rackets.focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: /^Book £[\d.]+, 18:00 to 18:50, Court 2$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Pay £17.50' })).toBeVisible();
  await expectAccessible(page);
  await pressKeyOn(page, page.getByRole('button', { name: 'Add to basket' }));
  const slotInBasket = slots.getByRole('link', { name: 'In your basket' });
  await expect(slotInBasket).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(PHONE_SIZE);
  await expect(courtList).toContainText('Taken: Court 1');
  await expect(courtList.getByRole('link', { name: 'In your basket' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize(WIDE_SIZE);

  await slotInBasket.click();
  const items = page.getByRole('list', { name: 'What you’re booking' }).getByRole('listitem');
  await expect(items.first()).toContainText(/Badminton court.*18:00\sto\s18:50/);
  await page.getByRole('link', { name: /^Pay £17\.50/ }).click();
  await fillBilling(page);
  await fillCard(page, PLAIN_CARD);
  await pay(page);
  await expectAddress(page, new RegExp(`^${sites.bookings}/booking-confirmed/[\\w-]+$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Your payment was successful' })).toBeVisible();
  const { orders, charges } = await readLedger(email);
  expect([orders.length, charges.length]).toEqual([1, 1]);
});
