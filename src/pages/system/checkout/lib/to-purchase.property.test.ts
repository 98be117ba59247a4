import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cart } from '@/shared/api';
import { toCamelCase } from '@/shared/testing';
import {
  buildCart,
  buildCartCredit,
  buildCartItem,
  buildCartTotals,
  buildJoiningPaymentOption,
  buildJoiningSummary,
  buildPlaceItem,
} from '../../../../../tests/fixtures/cart.ts';
import { buildCostsFees } from '../../../../../tests/fixtures/memberships.ts';
import { buildPrice, buildTotal } from '../../../../../tests/fixtures/wire.ts';
import { findItemAmount } from './find-amount';
import { filterBookedItems, toPurchase } from './to-purchase';

const TODAY = '2026-11-23';
const penceArbitrary = fc.integer({ min: 1, max: 25_000 });

/** Parses '£1,234.50', '-£5.00' and '£35.00 a month' into pence. */
const readPence = (text: string) =>
  Math.round(Number(/-?£[\d,.]+/.exec(text)?.[0].replace(/[£,]/g, '')) * 100);

const basketArbitrary = fc.record({
  joiningPaymentType: fc.constantFrom(null, 'recurring' as const, 'fixed' as const),
  purpose: fc.constantFrom(
    'membership' as const,
    'membership-change' as const,
    'membership-renewal' as const,
  ),
  setupFee: penceArbitrary,
  basePrice: penceArbitrary,
  renewalPrice: fc.option(penceArbitrary),
  classPrices: fc.array(penceArbitrary, { maxLength: 3 }),
  lostPrices: fc.array(penceArbitrary, { maxLength: 2 }),
  // Two missed classes may have the same name.
  penaltyPrices: fc.array(penceArbitrary, { maxLength: 3 }),
  packagePrices: fc.array(penceArbitrary, { maxLength: 2 }),
  productPrices: fc.array(penceArbitrary, { maxLength: 2 }),
  creditShare: fc.double({ min: 0, max: 1, noNaN: true }),
});
type Basket = typeof basketArbitrary extends fc.Arbitrary<infer Value> ? Value : never;

function buildCartFromBasket({
  joiningPaymentType,
  purpose,
  setupFee,
  basePrice,
  renewalPrice,
  creditShare,
  ...otherPrices
}: Basket): Cart {
  const dueToday = joiningPaymentType === 'fixed' ? setupFee + basePrice : setupFee;
  const buildItem = (type: ReturnType<typeof buildCartItem>['type'], name: string, amount: number) =>
    buildCartItem({ id: crypto.randomUUID(), type, name, price: buildPrice(amount) });
  const items = [
    ...(joiningPaymentType === null ? [] : [buildItem(purpose, 'Swim', dueToday)]),
    ...(joiningPaymentType === null || renewalPrice === null
      ? []
      : [buildItem('membership-renewal', 'Gym', renewalPrice)]),
    ...otherPrices.classPrices.map((amount) =>
      buildPlaceItem({ id: crypto.randomUUID(), price: buildPrice(amount) }),
    ),
    ...otherPrices.penaltyPrices.map((amount) => buildItem('penalty', 'Missed class: Spin', amount)),
    ...otherPrices.packagePrices.map((amount) => buildItem('package', '10 swims', amount)),
    ...otherPrices.productPrices.map((amount) => buildItem('product', 'Padlock', amount)),
  ];
  const total = items.reduce((sum, { price }) => sum + price.amount, 0);
  const lostItems = otherPrices.lostPrices.map((amount) =>
    buildPlaceItem({
      id: crypto.randomUUID(),
      price: buildPrice(amount),
      hold: { state: 'lost', until: null },
    }),
  );
  const appliedCredit = Math.floor(total * creditShare);
  const joining = buildJoiningSummary({
    payment_option: buildJoiningPaymentOption({
      payment_type: joiningPaymentType ?? 'fixed',
      total_to_pay_now: buildTotal(dueToday),
      global_base_price: buildPrice(basePrice),
      fees: buildCostsFees({
        joining_fee: buildPrice(setupFee),
        base_fee: buildPrice(basePrice),
        pro_rata_fee: null,
        month_in_hand_fee: null,
        discount: null,
      }),
    }),
  });
  return toCamelCase(
    buildCart({
      items: [...items, ...lostItems],
      totals: buildCartTotals(total - appliedCredit),
      credits: { membership: buildCartCredit(), general: buildCartCredit({ applied: appliedCredit }) },
      joining: joiningPaymentType === null ? null : joining,
    }),
  );
}

test('the lines add up to the total, whatever is in the basket', () => {
  fc.assert(
    fc.property(basketArbitrary, (basket) => {
      const cart = buildCartFromBasket(basket);
      const { fees, membership, total } = toPurchase(cart, TODAY, 'GBP');
      const paidAtOnce = membership?.paymentType === 'fixed' ? [membership.fee ?? ''] : [];
      const lines = [
        ...paidAtOnce,
        ...fees.map(({ amount }) => amount),
        ...filterBookedItems(cart).flatMap((item) => findItemAmount(item) ?? []),
      ];
      expect(lines.reduce((sum, line) => sum + readPence(line), 0)).toBe(readPence(total ?? ''));
    }),
  );
});
