import { test } from 'vitest';
import { e2ePort } from '../../e2e/support/addresses.ts';
import { enterScenario } from '../../e2e/support/sandbox.ts';
import { stripe } from '../support/cards.ts';
import { expectPaid, logIn, pay } from '../support/steps.ts';
import { DESKTOP_SIZE, openBrowser } from '../support/visit.ts';

const { openWindow } = openBrowser();
const HOST_PAGE = `http://leisure-host.localhost:${e2ePort}`;

test('inside another site a customer logs in, and pays with the bank’s challenge', async () => {
  const screen = await openWindow(DESKTOP_SIZE);
  const customer = await enterScenario<{ email: string; password: string }>(stripe.scenario);
  await screen.window.open(HOST_PAGE);
  const frame = screen.frame('[data-pavilion-join] iframe');
  await frame.label('Find a centre').waitUntilVisible();
  await frame.window.evaluate(
    ['[data-pavilion-join] iframe'],
    `location.assign('/login?embedded&redirect=%2F')`,
  );
  await logIn(frame, customer);
  await frame.role('link', 'Continue to checkout').click();
  await stripe.fillPayment(frame);
  await pay(frame);
  await stripe.bank(frame).role('button', 'Complete authentication').click();
  await expectPaid(frame, customer);
});
