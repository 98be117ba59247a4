import { sandboxUrl } from '../support/addresses.ts';
import { expectCheckoutShown } from '../support/checkout-steps.ts';
import { hostPages } from '../support/host-page.ts';
import { chooseMembership, findSection, reviewDates } from '../support/joining-steps.ts';
import {
  expectKioskHomeShown,
  LONG_TIMES,
  leaveKioskIdle,
  logInWithCart,
  openKiosk,
  setKioskTimes,
  startJoining,
} from '../support/kiosk-steps.ts';
import { enterScenario } from '../support/sandbox.ts';
import { keepToken } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

interface Login {
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

/** Time limits that make a customer count as idle as soon as the checkout gets no input. */
const GONE_TIMES = { ...LONG_TIMES, warn: 1, reset: 2, notice: 3 };

/** The customer's saved choice, as they would find it when they log in at home. */
async function readSavedSelection({ email, password }: Login): Promise<unknown> {
  const login = await fetch(`${sandboxUrl}/api/auth/customer/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: email, password }),
  });
  const { data }: { data: { token: string } } = await login.json();
  const savedSelection = await fetch(`${sandboxUrl}/api/memberships/online-joining`, {
    headers: { Authorization: `Bearer ${data.token}` },
  });
  const answer: { data: unknown } = await savedSelection.json();
  return answer.data;
}

test('a membership that was put into the cart at the kiosk is removed when the customer walks away', async ({
  page,
}) => {
  const customer = await enterScenario<Login>('a-customer-without-instruction');
  await keepToken(page, customer.token);
  await openKiosk(page);
  await startJoining(page);
  await chooseMembership(page, 'Swim', 'Single payment');
  await findSection(page, 'Your details').getByRole('button', { name: 'Continue' }).click();
  await reviewDates(page, { startOverButton: 'Save and continue to checkout' });
  await expectCheckoutShown(page);
  expect(await readSavedSelection(customer)).not.toBeNull();
  await page.reload();
  await expectCheckoutShown(page);
  await leaveKioskIdle(page, LONG_TIMES.notice);
  await expectKioskHomeShown(page);
  await expect.poll(() => readSavedSelection(customer)).toBeNull();
});

test('a membership that was put into the cart at home is still there', async ({ page }) => {
  const customer = await enterScenario<Login>('a-cart-with-a-monthly-membership');
  await keepToken(page, customer.token);
  await setKioskTimes(page, GONE_TIMES);
  await page.goto('/checkout?kiosk=true&centre=ardwick-fields-leisure-centre');
  await expectKioskHomeShown(page);
  expect(await readSavedSelection(customer)).not.toBeNull();
});

test('if the kiosk has its own home page, the cleared form is announced before that page opens', async ({
  page,
}) => {
  await logInWithCart(page);
  await setKioskTimes(page, GONE_TIMES, { kioskHomeUrl: `${hostPages.known}/` });
  await page.goto('/centre/ardwick-fields-leisure-centre?kiosk=true&centre=ardwick-fields-leisure-centre');
  await expect(
    page.getByRole('status').filter({ hasText: 'Joining form cleared due to inactivity' }),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${hostPages.known}/`);
});
