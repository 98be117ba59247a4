import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'vitest';
import { enterScenario } from '../../e2e/support/sandbox.ts';
import { sites } from '../../e2e/support/sub-sites.ts';
import { logIn } from '../support/steps.ts';
import { DESKTOP_SIZE, openAs, openBrowser, PHONE_SIZE } from '../support/visit.ts';

const { openWindow } = openBrowser();
/** A PNG of one white pixel. */
const PIXEL_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=',
  'base64',
);

test('a customer logs in, is led to where they were going, and logs out', async () => {
  const screen = await openWindow(DESKTOP_SIZE);
  const login = await enterScenario<{ email: string; password: string }>('a-customer-with-bookings');
  await screen.window.open(`${sites.myAccount}/bookings/upcoming`);
  await screen.waitForHeading('Log in');
  await logIn(screen, { ...login, password: 'wrong' });
  await screen.role('alert').waitUntilVisible();
  await logIn(screen, login);
  await screen.waitForAddress(/\/bookings\/upcoming$/);
  await screen.role('link', /Yoga/, 0).waitUntilVisible();
  await screen.role('button', 'Log out').click();
  await screen.role('link', 'Log in', 0).waitUntilVisible();
});

test('a customer reads their account and cancels a booking', async () => {
  const screen = await openWindow(PHONE_SIZE);
  const { bookingId } = await openAs<{ token: string; bookingId: string }>(
    screen,
    'a-customer-with-bookings',
    `${sites.myAccount}/`,
  );
  await screen.role('heading', undefined, 0).waitUntilVisible();
  for (const page of ['payments', 'memberships', 'user-details', 'bookings/past']) {
    await screen.window.open(`${sites.myAccount}/${page}`);
    await screen.role('main').role('heading', undefined, 0).waitUntilVisible();
    await screen.role('alert').waitUntilGone();
  }
  await screen.window.open(`${sites.myAccount}/bookings/${bookingId}`);
  await screen.role('button', 'Cancel booking').click();
  const dialog = screen.role('dialog', 'Cancel this booking?');
  await dialog.text(/^You’ll get a refund of £/).waitUntilVisible();
  await dialog.role('button', 'Cancel booking').click();
  await screen.text(/^Cancelled\. We’ve added £/).waitUntilVisible();
});

test('a customer uploads a proof of study', async () => {
  const screen = await openWindow(DESKTOP_SIZE);
  const file = join(await mkdtemp(join(tmpdir(), 'pavilion-proof-')), 'card.png');
  await writeFile(file, PIXEL_PNG);
  await openAs(screen, 'a-customer-with-a-rejected-proof', `${sites.myAccount}/documents`);
  const proof = screen.role('region', 'Proof of study');
  await proof.role('button', 'Choose a file').waitUntilVisible();
  await screen.window.chooseFile('input[type=file]', file);
  await proof.role('img', 'What we’ll send as Proof of study').waitUntilVisible();
  await proof.role('button', 'Send').click();
  await screen.role('region', 'Documents we hold').text('We’re checking your document.').waitUntilVisible();
});
