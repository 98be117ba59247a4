import type { Page } from '@playwright/test';
import {
  type BookingCustomer,
  buildTimetableAddress,
  findSessionRow,
  VENUE_SLUG,
} from '../support/book-steps.ts';
import { PLAIN_CARD } from '../support/checkout-steps.ts';
import { recordTyping } from '../support/count-inputs.ts';
import { testTaskBudget } from '../support/job.ts';
import { enterScenario } from '../support/sandbox.ts';
import { keepToken } from '../support/sign-in.ts';
import { sites } from '../support/sub-sites.ts';
import { expect } from '../support/test.ts';

// What customers do repeatedly, on a phone, each with limits for taps and keys. `effort.ts` says what counts; joining has
// its own journey, `shortest-way`.

testTaskBudget('cancel a booking, from the dashboard', { taps: 3, keys: 0 }, async (page) => {
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

/** Goes from the day of the class through Book and the sheet that it opens. */
async function payForClass(page: Page, booker: BookingCustomer): Promise<void> {
  await keepToken(page, booker.token);
  await page.goto(buildTimetableAddress(booker));
  await findSessionRow(page, booker)
    .getByRole('button', { name: /^Book Yoga/ })
    .tap();
  await page.getByRole('button', { name: 'Pay £7.50' }).tap();
}
async function payNow(page: Page): Promise<void> {
  const payButton = page.getByRole('button', { name: 'Pay £7.50 now' });
  await expect(payButton).toBeEnabled();
  await payButton.tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Your payment was successful' })).toBeVisible();
}

testTaskBudget('a class at the remembered centre, with a new card', { taps: 6, keys: 23 }, async (page) => {
  await payForClass(page, await enterScenario<BookingCustomer>('a-session-with-spaces'));
  const cardFrame = page.frameLocator('iframe[title="Secure card payment input frame"]');
  await recordTyping(cardFrame.getByLabel('Card number'), PLAIN_CARD.replaceAll(' ', ''));
  await recordTyping(cardFrame.getByLabel(/Expiry date/), '1234');
  await recordTyping(cardFrame.getByLabel(/Security code/), '737');
  await payNow(page);
});

testTaskBudget('a class at the remembered centre, with a saved card', { taps: 4, keys: 3 }, async (page) => {
  await payForClass(page, await enterScenario<BookingCustomer>('a-session-and-a-saved-card'));
  const codeField = page.frameLocator('iframe[title="Secure CVC input frame"]').getByLabel(/CVC/);
  await recordTyping(codeField, '737');
  await payNow(page);
});

testTaskBudget('a class that a membership includes, from another day', { taps: 3, keys: 0 }, async (page) => {
  const booker = await enterScenario<BookingCustomer>('a-customer-with-a-benefit');
  await keepToken(page, booker.token);
  await page.goto(`${sites.bookings}/location/${VENUE_SLUG}`);
  await page
    .getByRole('link', { name: /, \d+ sessions$/ })
    .nth(1)
    .tap();
  await findSessionRow(page, booker)
    .getByRole('button', { name: /^Book Yoga/ })
    .tap();
  await page.getByRole('button', { name: 'Confirm order' }).tap();
  await expect(page.getByRole('dialog', { name: 'You’re booked' })).toBeVisible();
});

// Only the security code of the saved card counts as keys.
testTaskBudget(
  'change a membership, from the dashboard, with a saved card',
  { taps: 5, keys: 3 },
  async (page) => {
    const { token } = await enterScenario<{ token: string }>('a-member-with-a-saved-card');
    await keepToken(page, token);
    await page.goto(`${sites.myAccount}/`);
    await page.getByRole('link', { name: 'Change Unlimited Fitness' }).tap();
    await page.getByRole('button', { name: /^Choose Gym,/ }).tap();
    await page.getByRole('checkbox', { name: /^I accept: / }).tap();
    await page.getByRole('button', { name: /^Pay £/ }).tap();
    const code = page.frameLocator('iframe[title="Secure CVC input frame"]').getByLabel(/CVC/);
    await expect(page.getByText('You have agreed to the terms.')).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Pay with saved card/ })).toBeChecked();
    await code.pressSequentially('737');
    await page.getByRole('button', { name: /^Pay £[\d.]+ now$/ }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Your payment was successful' })).toBeVisible();
  },
);
