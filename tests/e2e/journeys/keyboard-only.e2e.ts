import { switchAnalyticsOn } from '../support/analytics.ts';
import {
  type BookingCustomer,
  buildTimetableAddress,
  expectBooked,
  findBasketItems,
  findSessionRow,
} from '../support/book-steps.ts';
import { expectCheckoutShown, expectConfirmationShown } from '../support/checkout-steps.ts';
import { buildNewCustomer } from '../support/joining-steps.ts';
import { pressKeyOn, typeInto } from '../support/keyboard.ts';
import { joinWithKeys, payWithKeys } from '../support/keyboard-joining.ts';
import { enterScenario, readLedger } from '../support/sandbox.ts';
import { keepToken, readToken } from '../support/sign-in.ts';
import { sites } from '../support/sub-sites.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('a customer books and pays with the keyboard alone, after changing a choice and changing it back', async ({
  page,
}) => {
  const booker = await enterScenario<BookingCustomer>('a-session-with-spaces');
  await keepToken(page, booker.token);
  await page.goto(buildTimetableAddress(booker));
  const title = findSessionRow(page, booker).getByRole('link', { name: /Yoga/ }).first();
  // State and price stay on one line.
  expect((await findSessionRow(page, booker).getByText('12 spaces').boundingBox())?.height ?? 0).toBeLessThan(
    30,
  );
  expect((await findSessionRow(page, booker).boundingBox())?.height ?? 0).toBeLessThan(200);
  await pressKeyOn(page, title);
  const bookButton = page.getByRole('button', { name: 'Book', exact: true });
  await pressKeyOn(page, bookButton);
  await pressKeyOn(page, page.getByRole('button', { name: 'Add to basket' }));
  await pressKeyOn(
    page,
    page.getByRole('group', { name: 'Session' }).getByRole('link', { name: 'Go to basket' }),
  );
  await expect(findBasketItems(page)).toHaveCount(1);

  await pressKeyOn(page, page.getByRole('button', { name: /^Remove Yoga/ }));
  await expect(page.getByText('Your basket is empty.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Your basket' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(findBasketItems(page)).toHaveCount(1);

  await pressKeyOn(page, page.getByRole('button', { name: 'Clear basket' }));
  await expect(page.getByRole('dialog', { name: 'Remove the item?' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(findBasketItems(page)).toHaveCount(1);

  await pressKeyOn(page, page.getByRole('link', { name: /^Pay £/ }));
  await expectCheckoutShown(page);
  await payWithKeys(page, page);
  await expectBooked(page, booker, /./);
});

test('a customer changes a detail with the keyboard alone', async ({ page }) => {
  const { token } = await enterScenario<{ token: string }>('a-child-form-out-of-date');
  await keepToken(page, token);
  await page.goto(`${sites.myAccount}/user-details`);
  const contactSection = page.getByRole('region', { name: 'How to reach you' });
  const changeButton = contactSection.getByRole('button', { name: 'Change How to reach you' });
  await expect(page.getByRole('button', { name: /^Form about/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a photo' })).toBeVisible();
  await expectAccessible(page);
  await pressKeyOn(page, changeButton);
  await expect(contactSection.getByRole('heading', { name: 'How to reach you' })).toBeFocused();
  const phone = contactSection.getByRole('textbox', { name: /^Phone number/ });
  await expect(phone).toBeVisible();
  await expectAccessible(page);
  await typeInto(page, phone, '01632 960777');
  await page.keyboard.press('Enter');
  await expect(contactSection.getByText('01632 960777')).toBeVisible();
  await expect(changeButton).toBeFocused();
  expect(await readToken(page)).not.toBe(token);
});

test('a visitor joins and pays with the keyboard alone', async ({ page }) => {
  const customer = buildNewCustomer('keyboard');
  await page.goto('/');
  await joinWithKeys(page, page, customer);
  await expectConfirmationShown(page);
  expect((await readLedger(customer.email)).charges).toHaveLength(1);
});

test('the analytics bar and the log-in page work with the keyboard alone', async ({ page }) => {
  const login = await enterScenario<{ email: string; password: string }>('a-customer-without-instruction');
  await switchAnalyticsOn(page);
  await page.goto('/login');
  const bar = page.getByRole('region', { name: 'Analytics' });
  await pressKeyOn(page, bar.getByRole('button', { name: 'Accept analytics' }));
  const change = bar.getByRole('button', { name: 'Change your choice about analytics' });
  await expect(change).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar.getByRole('heading', { name: 'Analytics' })).toBeFocused();
  await pressKeyOn(page, bar.getByRole('button', { name: 'Reject analytics' }));
  await expect(change).toBeFocused();

  await pressKeyOn(page, page.getByRole('button', { name: 'Log in', exact: true }));
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
  await pressKeyOn(page, page.getByRole('link', { name: 'Enter your password' }));
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();

  const forgotten = page.getByRole('button', { name: 'Forgotten your password?' });
  await pressKeyOn(page, forgotten);
  await expect(page.getByRole('dialog', { name: 'Forgotten password' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(forgotten).toBeFocused();

  await typeInto(page, page.getByLabel(/^Email/), login.email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), login.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Buy a membership' })).toBeVisible();
});
