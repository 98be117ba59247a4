import { job } from '../support/job.ts';
import { enterScenario } from '../support/sandbox.ts';
import { keepToken } from '../support/sign-in.ts';
import { sites } from '../support/sub-sites.ts';
import { expect } from '../support/test.ts';

// What customers do again and again, on a phone, each with the taps and keys that it may cost. `effort.ts` says what counts;
// joining has its own journey, `shortest-way`.

job('cancel a booking, from the dashboard', { taps: 3, keys: 0 }, async (page) => {
  const { token, bookingId } = await enterScenario<{ token: string; bookingId: string }>(
    'a-customer-with-bookings',
  );
  await keepToken(page, token);
  await page.goto(`${sites.myAccount}/`);
  await page.locator(`a[href="/bookings/${bookingId}"]`).first().tap();
  await page.getByRole('button', { name: 'Cancel booking' }).tap();
  const confirm = page
    .getByRole('dialog', { name: 'Cancel this booking?' })
    .getByRole('button', { name: 'Cancel booking' });
  await expect(confirm).toBeEnabled();
  await confirm.tap();
  await expect(page.getByText(/^Cancelled\. We’ve added £\d+\.\d\d to your account/)).toBeVisible();
});
