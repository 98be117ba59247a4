import { expect, test } from 'vitest';
import { sites } from '../../e2e/support/sub-sites.ts';
import { opayo, ryft, stripe } from '../support/cards.ts';
import { findDialogFault } from '../support/dialog-fit.ts';
import { expectPaid, pay } from '../support/steps.ts';
import { DESKTOP_SIZE, openAs, openBrowser, PHONE_SIZE } from '../support/visit.ts';

const { openWindow } = openBrowser();
const CHECKOUT_ADDRESS = `${sites.onlineJoining}/checkout`;
interface Customer {
  readonly email: string;
  readonly token: string;
}

test.each([ryft, opayo])(
  'a customer passes the bank’s challenge with the mouse, in our dialog in a wide window, and has paid: $name',
  async (provider) => {
    const screen = await openWindow(DESKTOP_SIZE);
    const customer = await openAs<Customer>(screen, provider.scenario, CHECKOUT_ADDRESS);
    await provider.fillPayment(screen);
    await pay(screen);
    await screen.role('dialog', 'Verifying your payment').waitUntilVisible();
    await provider.bank(screen).role('button', 'Complete authentication').waitUntilVisible();
    expect(await findDialogFault(screen)).toBe('');
    await provider.bank(screen).role('button', 'Complete authentication').click();
    await expectPaid(screen, customer);
  },
);

test('a customer whose bank refuses is told so, and then pays with another card', async () => {
  const screen = await openWindow(PHONE_SIZE);
  const customer = await openAs<Customer>(screen, stripe.scenario, CHECKOUT_ADDRESS);
  await stripe.fillPayment(screen);
  await pay(screen);
  await stripe.bank(screen).role('button', 'Fail authentication').click();
  await screen.text('Your payment failed').waitUntilVisible();
  await stripe.fillPayment(screen);
  await pay(screen);
  await stripe.bank(screen).role('button', 'Complete authentication').click();
  await expectPaid(screen, customer);
});
