import type { Page } from '@playwright/test';
import { expectCheckoutShown, fillBilling, fillCard, PLAIN_CARD, pay } from '../support/checkout-steps.ts';
import { press } from '../support/keyboard.ts';
import { payWithKeys } from '../support/keyboard-joining.ts';
import { everythingLeft, expectKioskHomeShown, PATIENT, setTimes } from '../support/kiosk-steps.ts';
import { enterScenario, ledgerOf } from '../support/sandbox.ts';
import { keepToken, tokenOf } from '../support/sign-in.ts';
import { sites } from '../support/sub-sites.ts';
import { expect, expectAccessible, expectAddress, test } from '../support/test.ts';

interface Booker {
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly sessionId: string;
}

const VENUE = 'ardwick-fields-leisure-centre';
const tomorrow = ({ sessionId }: Booker) => sessionId.slice(-8).replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3');
const timetable = (booker: Booker) => `${sites.bookings}/location/${VENUE}?date=${tomorrow(booker)}`;
const row = (page: Page, { sessionId }: Booker) => page.locator(`[data-session="${sessionId}"]`);
const items = (page: Page) => page.getByRole('list', { name: 'What you are booking' }).getByRole('listitem');

async function logIn(page: Page, { email, password }: Booker): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel(/^Email/).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
}

async function expectBooked(page: Page, { email }: Booker, query: RegExp): Promise<void> {
  await expectAddress(page, /\/booking-confirmed\/[\w-]+/);
  await expectAddress(page, query);
  await expect(page.getByRole('heading', { level: 1, name: 'Your payment was successful' })).toBeVisible();
  await expectAccessible(page);
  const { orders, charges } = await ledgerOf(email);
  expect([orders.length, charges.length]).toEqual([1, 1]);
}

test('a visitor books a class: timetable, log-in, basket, card, confirmation', async ({ page }) => {
  const booker = await enterScenario<Booker>('a-session-with-spaces');
  await page.goto(timetable(booker));
  await row(page, booker)
    .getByRole('button', { name: /^Book Yoga, .*, 12:00$/ })
    .click();
  await logIn(page, booker);

  // The wish is carried out after the log-in.
  await expect(page.getByText('Successfully added item to the basket.')).toBeVisible();
  await expect(row(page, booker)).toContainText('In your basket');
  await expectAccessible(page);
  await row(page, booker).getByRole('link', { name: 'Go to basket' }).click();

  await expectAddress(page, new RegExp(`^${sites.bookings}/basket$`));
  await expect(items(page)).toHaveCount(1);
  await expect(items(page).first()).toContainText(/Yoga.*12:00–12:45/);
  await expect(page.getByText(/^We hold your places until \d\d:\d\d\.$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Pay £/ }).click();

  await fillBilling(page);
  await fillCard(page, PLAIN_CARD);
  await pay(page);
  await expectAddress(page, new RegExp(`^${sites.bookings}/booking-confirmed/[\\w-]+$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Your payment was successful' })).toBeVisible();
  const { orders, charges } = await ledgerOf(booker.email);
  expect([orders.length, charges.length]).toEqual([1, 1]);
});

test('a customer books and pays with the keyboard alone, after they change their mind and change it back', async ({
  page,
}) => {
  const booker = await enterScenario<Booker>('a-session-with-spaces');
  await keepToken(page, booker.token);
  await page.goto(timetable(booker));
  const title = row(page, booker).getByRole('link', { name: /Yoga/ }).first();
  await press(page, title);
  const book = page.getByRole('button', { name: 'Book', exact: true });
  await press(page, book);
  await press(page, page.getByRole('group', { name: 'Session' }).getByRole('link', { name: 'Go to basket' }));
  await expect(items(page)).toHaveCount(1);

  await press(page, page.getByRole('button', { name: /^Remove Yoga/ }));
  await expect(page.getByText('Your basket is empty.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Your basket' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(items(page)).toHaveCount(1);

  await press(page, page.getByRole('button', { name: 'Clear basket' }));
  await expect(page.getByRole('dialog', { name: 'Remove the item?' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(items(page)).toHaveCount(1);

  await press(page, page.getByRole('link', { name: /^Pay £/ }));
  await expectCheckoutShown(page);
  await payWithKeys(page, page);
  await expectBooked(page, booker, /./);
});

test('a class that fills while it is looked at says so, and the basket stays as it is', async ({ page }) => {
  const booker = await enterScenario<Booker>('a-session-with-spaces', { spaces: 1 });
  await keepToken(page, booker.token);
  await page.goto(timetable(booker));
  const book = row(page, booker).getByRole('button', { name: /^Book Yoga/ });
  await expect(book).toBeVisible();
  await enterScenario('somebody-takes-the-places', { sessionId: booker.sessionId });
  await book.click();
  await expect(page.getByText('The last place has just gone.')).toBeVisible();
  await expect(row(page, booker)).toContainText('Full');
  await expect(book).toHaveCount(0);
});

test('credit pays for all of it, and nothing is charged', async ({ page }) => {
  const booker = await enterScenario<Booker>('a-basket-with-credit');
  await keepToken(page, booker.token);
  await page.goto(`${sites.bookings}/basket`);
  await page.getByRole('button', { name: 'Use', exact: true }).click();
  await page.getByRole('link', { name: 'Go on to confirm' }).click();
  await page.getByRole('button', { name: /^(Confirm order|Continue)$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your payment was successful' })).toBeVisible();
  const { orders, charges } = await ledgerOf(booker.email);
  expect([orders.length, charges.length]).toEqual([1, 0]);
});

test('what is added in one tab is seen in the other', async ({ page, context }) => {
  const booker = await enterScenario<Booker>('a-session-with-spaces');
  await keepToken(page, booker.token);
  await page.goto(`${sites.bookings}/basket`);
  await expect(page.getByText('Your basket is empty.')).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${sites.bookings}/location/${VENUE}/sessions/${booker.sessionId}`);
  await other.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(other.getByRole('link', { name: 'Go to basket' })).toBeVisible();
  await page.bringToFront();
  await expect(items(page)).toHaveCount(1);
});

test('what is owed is paid with a card, and then the class is booked', async ({ page }) => {
  const booker = await enterScenario<Booker>('a-session-with-spaces', { penalty: 750 });
  await keepToken(page, booker.token);
  const session = `${sites.bookings}/location/${VENUE}/sessions/${booker.sessionId}`;
  await page.goto(session);
  await expect(page.getByText('Please pay what you owe before you book.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pay what is outstanding' }).click();
  await page.getByRole('link', { name: 'Go to basket' }).click();
  await page.getByRole('link', { name: 'Pay £7.50' }).click();
  await fillBilling(page);
  await fillCard(page, PLAIN_CARD);
  await pay(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Your payment was successful' })).toBeVisible();
  await page.goto(session);
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Go to basket' })).toBeVisible();
});

test('a visitor books and pays at a terminal, and nothing of them stays when they leave', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1080, height: 1920 });
  await setTimes(page, { ...PATIENT, confirmation: 8 });
  const booker = await enterScenario<Booker>('a-session-with-spaces');
  await page.goto(`${timetable(booker)}&kiosk=true&centre=${VENUE}`);
  await row(page, booker)
    .getByRole('button', { name: /^Book Yoga/ })
    .click();
  await logIn(page, booker);
  await row(page, booker).getByRole('link', { name: 'Go to basket' }).click();
  await expect(items(page)).toHaveCount(1);
  await expectAccessible(page);
  expect(await page.evaluate(() => sessionStorage.getItem('pavilion.wish'))).toBeNull();
  await page.getByRole('link', { name: /^Pay £/ }).click();
  await fillBilling(page);
  await fillCard(page, PLAIN_CARD);
  await pay(page);
  await expectBooked(page, booker, /\?kiosk=true$/);

  // The next person finds the kiosk's home, and nothing of this one.
  await expectKioskHomeShown(page, 30_000);
  expect(await tokenOf(page)).toBe('');
  const left = await everythingLeft(page);
  for (const trace of ['booking-confirmed', booker.email]) expect(left).not.toContain(trace);
});

test('a customer books and pays inside another page', async ({ page }) => {
  const booker = await enterScenario<Booker>('a-session-with-spaces');
  await page.goto(`${timetable(booker)}&embedded`);
  await row(page, booker)
    .getByRole('button', { name: /^Book Yoga/ })
    .click();
  await logIn(page, booker);
  await row(page, booker).getByRole('link', { name: 'Go to basket' }).click();
  await expect(items(page)).toHaveCount(1);
  await page.getByRole('link', { name: /^Pay £/ }).click();
  await fillBilling(page);
  await fillCard(page, PLAIN_CARD);
  await pay(page);
  await expectBooked(page, booker, /\?embedded$/);
});
