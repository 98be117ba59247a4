import { test } from 'vitest';
import { sites } from '../../e2e/support/sub-sites.ts';
import { buildTimetableAddress } from '../support/dialogs.ts';
import type { Screen } from '../support/screen.ts';
import { expectPaid, fillBilling, fillCard, pay } from '../support/steps.ts';
import { DESKTOP_SIZE, openAs, openBrowser, PHONE_SIZE } from '../support/visit.ts';

const { openWindow } = openBrowser();

async function payBasket(screen: Screen): Promise<void> {
  await screen.waitForAddress(/\/basket$/);
  await screen.role('link', /^Pay £/).click();
  await fillBilling(screen);
  await fillCard(screen.frame('iframe[title="Secure card payment input frame"]'), '4242424242424242');
  await pay(screen);
  await screen.waitForAddress(/\/booking-confirmed\//);
}

test('a parent books days of a camp for a child', async () => {
  const screen = await openWindow(DESKTOP_SIZE);
  const parent = await openAs<{ email: string; token: string; venueSlug: string; campSlug: string }>(
    screen,
    'a-camp',
    ({ venueSlug, campSlug }) => `${sites.bookings}/camps/${venueSlug}/${campSlug}/book`,
  );
  await screen.role('checkbox', /^Mia/).click();
  await screen.role('button', 'Continue').click();
  for (const day of ['Monday', 'Tuesday'])
    await screen
      .role('group', new RegExp(`^${day} `))
      .role('radio', /^Full day/)
      .check();
  await screen.role('button', 'Add to basket').click();
  await payBasket(screen);
  await expectPaid(screen, parent);
});

test('a customer books a class from the timetable, and pays for it', async () => {
  const screen = await openWindow(PHONE_SIZE);
  const customer = await openAs<{ email: string; token: string; sessionId: string }>(
    screen,
    'a-session-with-spaces',
    buildTimetableAddress,
  );
  await screen.role('button', /^Book Yoga, .*, 12:00$/, 0).click();
  await screen.role('button', 'Add to basket').click();
  await screen.role('link', 'Go to basket').click();
  await payBasket(screen);
  await expectPaid(screen, customer);
});

test('a customer changes their basket and empties it', async () => {
  const screen = await openWindow(PHONE_SIZE);
  await openAs(screen, 'a-basket-with-a-camp', `${sites.bookings}/basket`);
  await screen.role('button', /^Change (?!on )/).click();
  const dialog = screen.role('dialog');
  await dialog
    .role('group', /^Wednesday /)
    .role('radio', /^Full day/)
    .check();
  await dialog.role('button', 'Save').click();
  await dialog.waitUntilGone();
  await screen.text(/Wed/, 0).waitUntilVisible();
  // The message about the change has been read.
  await screen.role('button', 'Dismiss').click();
  await screen.role('button', 'Clear basket').click();
  await dialog.role('button', 'Clear basket').click();
  await screen.text(/basket is empty/, 0).waitUntilVisible();
});
