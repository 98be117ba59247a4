import { expect, test } from 'vitest';
import { loadCart } from '@/shared/api';
import { fakeOperator } from '@/shared/testing';
import { buildCart, buildCartTotals, buildPayment } from '../../../../tests/fixtures/cart.ts';
import { filterCardPayments, isAmountChanged } from './amounts';

const credit = buildPayment({ tender_type: 'credit', amount: 742 });

/** A cart of £27.42 with £7.42 of credit applied. */
async function cartWithCredit() {
  const totals = { ...buildCartTotals(2742), balance: 2000 };
  fakeOperator({ 'GET /api/cart': { data: buildCart({ totals, payments: [credit] }) } });
  return loadCart();
}

test('the cart’s credit and a card payment for the rest add up to the total', async () => {
  expect(filterCardPayments(await cartWithCredit())).toEqual([
    { tenderType: 'credit', amount: 742 },
    { tenderType: 'card', amount: 2000 },
  ]);
});

test.each([
  [2000, false],
  [2742, true],
  [null, false],
])('a card payment of %s beside credit differs from the amount shown: %s', async (amount, isChanged) => {
  const payments = filterCardPayments(await cartWithCredit());
  expect(isAmountChanged(amount, { payments })).toBe(isChanged);
});
