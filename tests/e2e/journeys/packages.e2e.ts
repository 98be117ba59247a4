import type { Page } from '@playwright/test';
import { sandboxUrl } from '../support/addresses.ts';
import { type BookingCustomer, expectBooked, findBasketItems, VENUE_SLUG } from '../support/book-steps.ts';
import { fillBilling, fillCard, PLAIN_CARD, pay } from '../support/checkout-steps.ts';
import { enterScenario, readLedger } from '../support/sandbox.ts';
import { keepToken } from '../support/sign-in.ts';
import { sites } from '../support/sub-sites.ts';
import { expect, expectAccessible, expectAddress, test } from '../support/test.ts';

interface FoundSession {
  readonly id: string;
  readonly title: string;
  readonly state: string;
  readonly remaining: number | null;
}

/** The next family swim with room for three. */
async function findFamilySwim(): Promise<string> {
  const tomorrow = new Date(Date.now() + 86_400_000).toLocaleDateString('en-CA', {
    timeZone: 'Europe/London',
  });
  const answer = await fetch(
    `${sandboxUrl}/api/activities/timetable?venue=${VENUE_SLUG}&from=${tomorrow}&days=6`,
  );
  const { data }: { data: { sessions: FoundSession[] } } = await answer.json();
  const swim = data.sessions.find(
    ({ title, state, remaining }) =>
      title === 'Family swim' && state === 'available' && (remaining ?? 0) >= 3,
  );
  if (!swim) throw new Error('The demo timetable has no family swim with room.');
  return swim.id;
}

/** Books the class, which costs nothing, from its page: without a card, and without the basket. */
async function bookWithPackage(page: Page, { sessionId }: Pick<BookingCustomer, 'sessionId'>): Promise<void> {
  await page.goto(`${sites.bookings}/location/${VENUE_SLUG}/sessions/${sessionId}`);
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  const confirm = page.getByRole('button', { name: 'Confirm order' });
  await expect(confirm).toBeVisible();
  await expectAccessible(page);
  await confirm.click();
  await expect(page.getByRole('dialog', { name: 'You’re booked' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See your booking' }).click();
  await expectAddress(page, /\/booking-confirmed\/[\w-]+/);
  await expect(page.getByRole('heading', { level: 1, name: 'You’re booked' })).toBeVisible();
}

test('a customer buys ten classes and uses one of them for the next booking', async ({ page }) => {
  const booker = await enterScenario<BookingCustomer>('a-session-with-spaces');
  await keepToken(page, booker.token);
  await page.goto(`${sites.bookings}/packages/${VENUE_SLUG}`);
  const addButton = page.getByRole('button', { name: 'Add to basket: 10 classes' });
  await expect(addButton).toBeVisible();
  await expectAccessible(page);
  await addButton.click();
  await page.getByRole('link', { name: 'Go to basket' }).first().click();
  await page.getByRole('link', { name: /^Pay £/ }).click();
  await fillBilling(page);
  await fillCard(page, PLAIN_CARD);
  await pay(page);
  await expectBooked(page, booker, /./);

  await bookWithPackage(page, booker);
  await page.goto(`${sites.bookings}/packages/${VENUE_SLUG}`);
  await expect(page.getByRole('region', { name: 'Your packages' })).toContainText('9 of 10 left');
  await expectAccessible(page);
  const { orders, charges } = await readLedger(booker.email);
  expect([orders.length, charges.length]).toEqual([2, 1]);
});

test('a class that a membership includes is booked for nothing', async ({ page }) => {
  const booker = await enterScenario<BookingCustomer>('a-customer-with-a-benefit');
  await keepToken(page, booker.token);
  await bookWithPackage(page, booker);
  const { orders, charges } = await readLedger(booker.email);
  expect([orders.length, charges.length]).toEqual([1, 0]);
});

test('a family books a swim by numbers: two adults and a junior', async ({ page }) => {
  const booker = await enterScenario<BookingCustomer>('a-session-with-spaces');
  await keepToken(page, booker.token);
  await page.goto(`${sites.bookings}/location/${VENUE_SLUG}/sessions/${await findFamilySwim()}`);
  await page.getByRole('combobox', { name: /^Spaces: Adult/ }).selectOption('2');
  await page.getByRole('combobox', { name: /^Spaces: Junior/ }).selectOption('1');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Book 3 spaces' }).click();
  await page.getByRole('link', { name: 'Go to basket' }).first().click();
  await expect(findBasketItems(page)).toHaveCount(2);
  await page.getByRole('link', { name: /^Pay £/ }).click();
  await fillBilling(page);
  await fillCard(page, PLAIN_CARD);
  await pay(page);
  await expectBooked(page, booker, /./);
});
