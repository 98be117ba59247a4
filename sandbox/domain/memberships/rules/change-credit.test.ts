import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../common/index.ts';
import { calculateChangeCredit, listChangeLines, type PaidMembership } from './change-credit.ts';
import { priceJoining } from './pricing.ts';

const unlimited: PaidMembership = {
  price: 3650,
  startDate: '2026-08-20',
  billingDay: 15,
  collectsFrom: '2026-09-15',
  hasMonthInHand: true,
  paidAtStart: 7000,
  freezes: [],
};
const today = '2026-11-27';
const calculateChange = (
  price: number,
  startDate: string,
  heldMembership: PaidMembership = unlimited,
  day = today,
) =>
  priceJoining({
    purpose: 'change',
    option: { paymentType: 'recurring', base: price, joiningFee: 0, hasMonthInHand: true },
    startDate,
    today: day,
    billingDay: 15,
    noticeDays: 10,
    promotion: null,
    credit: calculateChangeCredit(heldMembership, startDate),
  });

test('a cheaper membership costs nothing now: its days and its month are already paid, and the rest is refunded', () => {
  const { firstBillingDate, totalToPayNow, givenBack } = calculateChange(2700, '2026-11-28');
  // 17 days: £15.09 of £20.40; month in hand: £27.00 of £36.50.
  expect({ firstBillingDate, totalToPayNow, givenBack }).toEqual({
    firstBillingDate: '2026-12-15',
    totalToPayNow: 0,
    givenBack: 2040 - 1509 + 3650 - 2700,
  });
});

test('on the day of the collection the new price is collected, and no days are charged', () => {
  expect(calculateChange(2700, '2026-12-15')).toMatchObject({
    firstBillingDate: '2026-12-15',
    proRata: 0,
    totalToPayNow: 0,
    givenBack: 950,
  });
});

test('a dearer membership costs the difference for the days and for the month in hand', () => {
  expect(calculateChange(4900, '2026-11-28')).toMatchObject({
    proRata: 2739 - 2040,
    monthInHand: 1250,
    totalToPayNow: 699 + 1250,
    givenBack: 0,
  });
});

test('a collection that is too soon for its notice is replaced by a payment for its days', () => {
  const price = calculateChange(2700, '2026-12-11', unlimited, '2026-12-10');
  // 35 days until 15 January; 4 days until 15 December are already paid.
  expect(price).toMatchObject({ firstBillingDate: '2027-01-15', proRataDays: 35 });
  expect(price.totalToPayNow - price.givenBack).toBe(3107 + 2700 - 480 - 3650);
});

test('days that a promo code paid for are not refunded', () => {
  const freeMembership = {
    ...unlimited,
    startDate: '2026-11-20',
    collectsFrom: '2026-12-15',
    paidAtStart: 0,
  };
  expect(calculateChangeCredit(freeMembership, '2026-11-28')).toMatchObject({ forDays: 0, monthInHand: 0 });
  const partly = { ...freeMembership, paidAtStart: 3000 };
  // 8 days are used: £9.60.
  expect(calculateChangeCredit(partly, '2026-11-28')).toEqual({ days: 17, forDays: 2040, monthInHand: 0 });
});

test('for any change on any day, the lines add up to what is due less the refund, and no day is paid twice', () => {
  const pence = fc.integer({ min: 100, max: 9000 });
  fc.assert(
    fc.property(
      pence,
      pence,
      fc.integer({ min: 0, max: 62 }),
      fc.boolean(),
      fc.boolean(),
      (oldPrice, newPrice, daysAhead, hasInstruction, isCredit) => {
        const membership = { ...unlimited, price: oldPrice, hasMonthInHand: hasInstruction };
        const startDate = addDays(today, 1 + daysAhead);
        const credit = calculateChangeCredit(membership, startDate);
        const price = priceJoining({
          purpose: 'change',
          option: {
            paymentType: isCredit ? 'recurring' : 'fixed',
            base: newPrice,
            joiningFee: 0,
            hasMonthInHand: hasInstruction,
          },
          startDate,
          today,
          billingDay: 15,
          noticeDays: 10,
          promotion: null,
          credit,
        });
        const lines = listChangeLines({
          price,
          credit,
          membershipNames: { old: 'Old', new: 'New' },
          isMonthly: isCredit,
        });
        const sum = lines.reduce((all, line) => all + line.price, 0);
        expect(sum).toBe(price.totalToPayNow - price.givenBack);
        expect(price.totalToPayNow).toBeGreaterThanOrEqual(0);
        expect(price.givenBack).toBeLessThanOrEqual(credit.forDays + credit.monthInHand);
        if (isCredit && oldPrice === newPrice)
          expect(price).toMatchObject({ totalToPayNow: 0, givenBack: 0 });
      },
    ),
  );
});
