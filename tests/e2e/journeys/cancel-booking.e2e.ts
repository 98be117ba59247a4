import { pressKeyOn } from '../support/keyboard.ts';
import { enterScenario } from '../support/sandbox.ts';
import { keepToken } from '../support/sign-in.ts';
import { sites } from '../support/sub-sites.ts';
import { expect, expectAccessible, expectAddress, ONE_WIDTH, test } from '../support/test.ts';

test(
  'a customer cancels a booking with the keyboard alone, reads what is refunded, and gets it as credit',
  ONE_WIDTH,
  async ({ page }) => {
    const { token, bookingId } = await enterScenario<{ token: string; bookingId: string }>(
      'a-customer-with-bookings',
    );
    await keepToken(page, token);
    await page.goto(`${sites.myAccount}/bookings/upcoming`);
    await pressKeyOn(page, page.locator(`a[href="/bookings/${bookingId}"]`));
    await expectAddress(page, new RegExp(`/bookings/${bookingId}$`));
    await expectAccessible(page);

    const cancel = page.getByRole('button', { name: 'Cancel booking' });
    await pressKeyOn(page, cancel);
    const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
    await expect(dialog.getByText(/^You’ll get a refund of £\d+\.\d\d, as credit/)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(cancel).toBeFocused();

    await pressKeyOn(page, cancel);
    await expect(dialog.getByText(/^You’ll get a refund of £/)).toBeVisible();
    await pressKeyOn(page, dialog.getByRole('button', { name: 'Cancel booking' }));
    await expect(
      page.getByText(/^Cancelled\. We’ve added £\d+\.\d\d to your account as credit\.$/),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove from calendar' })).toBeVisible();
    await expect(cancel).toHaveCount(0);
    await expectAccessible(page);

    // In the list, the outcome is after the title in the same row.
    await page.goto(`${sites.myAccount}/bookings/past`);
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Attended' });
    const title = await row.getByRole('link', { name: 'Yoga' }).boundingBox();
    const outcome = await row.getByText('Attended').boundingBox();
    expect(title?.x).toBeLessThan(outcome?.x ?? 0);
  },
);
