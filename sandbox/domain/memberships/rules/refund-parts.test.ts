import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitRefund } from './refund-parts.ts';

const paidParts = {
  atStart: 5000,
  startTenders: { membership: 2000, general: 500, cash: 0, card: 2500 },
  collected: 1000,
};

test('each kind of credit is refunded as its kind, and money the way it was paid or as credit', () => {
  expect(splitRefund(6000, paidParts, 'payment')).toEqual([
    { to: 'card', amount: 2500 },
    { to: 'bank', amount: 1000 },
    { to: 'membership', amount: 2000 },
    { to: 'general', amount: 500 },
  ]);
  expect(splitRefund(6000, paidParts, 'credit')).toEqual([
    { to: 'membership', amount: 2000 },
    { to: 'general', amount: 4000 },
  ]);
});

test('the used part is deducted from credit for memberships first, then from other credit, then from money', () => {
  expect(splitRefund(3900, paidParts, 'payment')).toEqual([
    { to: 'card', amount: 2500 },
    { to: 'bank', amount: 1000 },
    { to: 'general', amount: 400 },
  ]);
  expect(splitRefund(700, paidParts, 'payment')).toEqual([{ to: 'bank', amount: 700 }]);
});

test('if it is unknown how it was paid, it counts as paid by card', () => {
  expect(splitRefund(1200, { ...paidParts, startTenders: null, collected: 0 }, 'payment')).toEqual([
    { to: 'card', amount: 1200 },
  ]);
});

test('for any payment and use, the parts add up to the refund, and none exceeds what was paid that way', () => {
  const pence = fc.integer({ min: 0, max: 5000 });
  const anyCreditKinds = fc.record({ membership: pence, general: pence, cash: pence, card: pence });
  fc.assert(
    fc.property(
      anyCreditKinds,
      pence,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (paidAtStart, collected, share) => {
        const { membership, general, cash, card } = paidAtStart;
        const atStart = membership + general + cash + card;
        const refund = Math.floor((atStart + collected) * share);
        for (const way of ['credit', 'payment'] as const) {
          const parts = splitRefund(refund, { atStart, startTenders: paidAtStart, collected }, way);
          expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(refund);
          const mostRefundable = { membership, general: atStart + collected, card, bank: collected };
          for (const { to, amount } of parts) expect(amount).toBeLessThanOrEqual(mostRefundable[to]);
        }
      },
    ),
  );
});
