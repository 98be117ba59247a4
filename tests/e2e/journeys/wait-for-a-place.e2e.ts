import type { Page } from '@playwright/test';
import { fillBilling, fillCard, PLAIN_CARD, pay } from '../support/checkout-steps.ts';
import { enterScenario, readLedger } from '../support/sandbox.ts';
import { keepToken } from '../support/sign-in.ts';
import { sites } from '../support/sub-sites.ts';
import { expect, expectAccessible, expectAddress, test } from '../support/test.ts';

interface Waiter {
  readonly email: string;
  readonly token: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly waitingEntryId: string;
}

const VENUE_SLUG = 'ardwick-fields-leisure-centre';
const findButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const buildOfferAddress = ({ waitingEntryId }: Waiter) => `${sites.bookings}/waiting-list/${waitingEntryId}`;

test('a customer joins the waiting list of a full class, accepts the offered place from the e-mail and pays', async ({
  page,
}) => {
  // The scenario's customer is already on the list: they leave it, join again and get the place.
  const waiter = await enterScenario<Waiter>('a-waiting-customer');
  const { email, token, userId, sessionId } = waiter;
  await keepToken(page, token);
  await page.goto(`${sites.bookings}/location/${VENUE_SLUG}/sessions/${sessionId}`);
  await expect(page.getByText('You’re number 1 of 1 on the list.')).toBeVisible();
  await expectAccessible(page);
  await findButton(page, 'Leave the waiting list').click();
  await expect(findButton(page, 'Join the waiting list')).toBeVisible();
  await expectAccessible(page);
  await findButton(page, 'Join the waiting list').click();
  await expect(page.getByText('You’re number 1 of 1 on the list.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Waiting list' })).toBeFocused();

  await enterScenario('a-place-comes-free', { sessionId });
  const mail = await enterScenario<{ subject: string; body: string }>('the-last-e-mail', { userId });
  expect(mail.subject).toMatch(/^A space for you: Yoga, /);
  const link = /\/waiting-list\/\S+$/.exec(mail.body)?.[0] ?? '';
  await page.goto(sites.bookings + link);
  await expect(page.getByText(/^We’re keeping a space for you until /)).toBeVisible();
  await expectAccessible(page);
  await findButton(page, 'Accept space').click();

  await expectAddress(page, new RegExp(`^${sites.bookings}/basket$`));
  await expect(page.getByText('Successfully added item to the basket.')).toBeVisible();
  await page.goto(`${sites.bookings}/checkout`);
  await fillBilling(page);
  await fillCard(page, PLAIN_CARD);
  await pay(page);
  await expectAddress(page, new RegExp(`^${sites.bookings}/booking-confirmed/[\\w-]+$`));
  expect((await readLedger(email)).orders).toHaveLength(1);
  await page.goto(sites.bookings + link);
  await expect(page.getByText('You’re booked.')).toBeVisible();
  await expectAccessible(page);
});

test('an offer that has ended, and somebody else’s, say so', async ({ page }) => {
  const endedOffer = await enterScenario<Waiter>('an-offer-from-a-waiting-list', { minutes: 0 });
  const otherOffer = await enterScenario<Waiter>('an-offer-from-a-waiting-list');
  await keepToken(page, endedOffer.token);
  await page.goto(buildOfferAddress(endedOffer));
  await expect(
    page.getByText('This offer has expired. The space has gone to the next person.'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.goto(buildOfferAddress(otherOffer));
  await expect(page.getByText('We can’t find that offer.')).toBeVisible();
  await expectAccessible(page);
});
