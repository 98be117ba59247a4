import { ryft } from '../support/all-providers.ts';
import { expectPaidOnce, pay } from '../support/checkout-steps.ts';
import {
  expectKioskHomeShown,
  KIOSK_CENTRE,
  LONG_TIMES,
  leaveKioskIdle,
  readRemainingData,
  setKioskTimes,
} from '../support/kiosk-steps.ts';
import { answerChallenge, expectChallengeShown } from '../support/opayo-steps.ts';
import { openAs, readToken } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

// The bank's challenge is in our own dialog, the same for each provider without one of its own.
test('at a kiosk the customer passes the bank’s challenge in our own dialog, and the confirmation counts down to the next person', async ({
  page,
}) => {
  await setKioskTimes(page, LONG_TIMES);
  const customer = await openAs(page, ryft.scenario, `/checkout?kiosk=true&centre=${KIOSK_CENTRE.slug}`);
  await ryft.fill(page, true);
  await pay(page);
  await expectChallengeShown(page);
  await answerChallenge(page, 'Complete authentication');

  await expect(page).toHaveURL(/\/order-confirmed\/[\w-]+\?kiosk=true$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Your payment was successful' })).toBeVisible();
  const closing = page.getByRole('region', { name: 'This screen is about to close' });
  await expect(closing.getByText(/^\d+$/)).toBeVisible();
  await expectPaidOnce(customer);
  await leaveKioskIdle(page, LONG_TIMES.confirmation);
  await expectKioskHomeShown(page);
  expect(await readToken(page)).toBe('');
  const remainingData = await readRemainingData(page);
  for (const trace of ['order-confirmed', customer.email]) expect(remainingData).not.toContain(trace);
});
