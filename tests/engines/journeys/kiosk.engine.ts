import { test } from 'vitest';
import { enterScenario } from '../../e2e/support/sandbox.ts';
import { sites } from '../../e2e/support/sub-sites.ts';
import { logIn } from '../support/steps.ts';
import { openBrowser } from '../support/visit.ts';

const { openWindow } = openBrowser();
const CENTRE_SLUG = 'ardwick-fields-leisure-centre';

test('at a kiosk a customer logs in, chooses a membership and starts over, and the kiosk asks for a log-in again', async () => {
  const screen = await openWindow({ width: 1024, height: 860 });
  const login = await enterScenario<{ email: string; password: string }>('a-customer-without-instruction');
  await screen.window.open(`${sites.onlineJoining}/kiosk?kiosk=true&centre=${CENTRE_SLUG}`);
  await screen.waitForHeading(/^Welcome to /);
  await screen.role('link', 'Log in', 0).click();
  await screen.waitForHeading('Log in');
  await logIn(screen, login);
  await screen.waitForHeading(/^Welcome to /);
  await screen.role('button', 'Log out').waitUntilVisible();
  await screen.role('link', 'Buy a membership').click();
  await screen.role('button', /^Choose Swim\b/, 0).click();
  await screen.role('region', 'Your details').role('button', 'Continue').click();
  await screen.role('region', 'Review & select dates').role('button', 'Continue').waitUntilVisible();
  await screen.role('link', 'Back to Kiosk Home').click();
  await screen.role('dialog').role('button', 'Leave this screen').click();
  await screen.waitForHeading(/^Welcome to /);
  await screen.role('link', 'Log in', 0).waitUntilVisible();
});
