import { type BookingCustomer, bookAtKiosk, expectBooked } from '../support/book-steps.ts';
import { fillBilling, fillCard, PLAIN_CARD, pay } from '../support/checkout-steps.ts';
import {
  expectKioskHomeShown,
  LONG_TIMES,
  leaveKioskIdle,
  readRemainingData,
  setKioskTimes,
} from '../support/kiosk-steps.ts';
import { enterScenario } from '../support/sandbox.ts';
import { readToken } from '../support/sign-in.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('a visitor books and pays at a kiosk, and none of their data stays when they leave', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1080, height: 1920 });
  await setKioskTimes(page, LONG_TIMES);
  const booker = await enterScenario<BookingCustomer>('a-session-with-spaces');
  await bookAtKiosk(page, booker);
  await expectAccessible(page);
  expect(await page.evaluate(() => sessionStorage.getItem('pavilion.pending-booking'))).toBeNull();
  await page.getByRole('link', { name: /^Pay £/ }).click();
  await fillBilling(page);
  await fillCard(page, PLAIN_CARD);
  await pay(page);
  await expectBooked(page, booker, /\?kiosk=true$/);

  // The next person finds the kiosk's home, and no data of this one.
  await leaveKioskIdle(page, LONG_TIMES.confirmation);
  await expectKioskHomeShown(page);
  expect(await readToken(page)).toBe('');
  const remainingData = await readRemainingData(page);
  for (const trace of ['booking-confirmed', booker.email]) expect(remainingData).not.toContain(trace);
});
