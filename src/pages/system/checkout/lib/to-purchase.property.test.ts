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
const pence = fc.integer({ min: 1, max: 25_000 });

/** Parses '£1,234.50', '-£5.00' and '£35.00 a month' into pence. */
const readPence = (text: string) =>
  Math.round(Number(/-?£[\d,.]+/.exec(text)?.[0].replace(/[£,]/g, '')) * 100);

const baskets = fc.record({
  joins: fc.constantFrom(null, 'recurring' as const, 'fixed' as const),
  purpose: fc.constantFrom(
    'membership' as const,
    'membership-change' as const,
    'membership-renewal' as const,
  ),
  setup: pence,
  base: pence,
  alsoRenews: fc.option(pence),
  classes: fc.array(pence, { maxLength: 3 }),
  lost: fc.array(pence, { maxLength: 2 }),
  // Two missed classes may have the same name.
  penalties: fc.array(pence, { maxLength: 3 }),
  packages: fc.array(pence, { maxLength: 2 }),
  products: fc.array(pence, { maxLength: 2 }),
  credit: fc.double({ min: 0, max: 1, noNaN: true }),
});
type Basket = typeof baskets extends fc.Arbitrary<infer Value> ? Value : never;

function buildCartOf({ joins, purpose, setup, base, alsoRenews, credit, ...others }: Basket): Cart {
  const dueToday = joins === 'fixed' ? setup + base : setup;
  const buildItem = (type: ReturnType<typeof buildCartItem>['type'], name: string, amount: number) =>
    buildCartItem({ id: crypto.randomUUID(), type, name, price: buildPrice(amount) });
  const items = [
    ...(joins === null ? [] : [buildItem(purpose, 'Swim', dueToday)]),
    ...(joins === null || alsoRenews === null ? [] : [buildItem('membership-renewal', 'Gym', alsoRenews)]),
    ...others.classes.map((amount) => buildPlaceItem({ id: crypto.randomUUID(), price: buildPrice(amount) })),
    ...others.penalties.map((amount) => buildItem('penalty', 'Missed class: Spin', amount)),
    ...others.packages.map((amount) => buildItem('package', '10 swims', amount)),
    ...others.products.map((amount) => buildItem('product', 'Padlock', amount)),
  ];
  const total = items.reduce((sum, { price }) => sum + price.amount, 0);
  const lostItems = others.lost.map((amount) =>
    buildPlaceItem({
      id: crypto.randomUUID(),
      price: buildPrice(amount),
      hold: { state: 'lost', until: null },
    }),
  );
  const applied = Math.floor(total * credit);
  const joining = buildJoiningSummary({
    payment_option: buildJoiningPaymentOption({
      payment_type: joins ?? 'fixed',
      total_to_pay_now: buildTotal(dueToday),
      global_base_price: buildPrice(base),
      fees: buildCostsFees({
        joining_fee: buildPrice(setup),
        base_fee: buildPrice(base),
        pro_rata_fee: null,
        month_in_hand_fee: null,
        discount: null,
      }),
    }),
  });
  return toCamelCase(
    buildCart({
      items: [...items, ...lostItems],
      totals: buildCartTotals(total - applied),
      credits: { membership: buildCartCredit(), general: buildCartCredit({ applied }) },
      joining: joins === null ? null : joining,
    }),
  );
}

test('the lines add up to the total, whatever is in the basket', () => {
  fc.assert(
    fc.property(baskets, (basket) => {
      const cart = buildCartOf(basket);
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
