import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  calculateMaxTender,
  calculateStillToPay,
  changeDue,
  changeTenders,
  TENDER_TYPES,
  type Tender,
  type TenderChange,
  type TenderedCart,
} from './tenders';

const amount = fc.integer({ min: -500, max: 6000 });
const change: fc.Arbitrary<TenderChange> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), type: fc.constantFrom(...TENDER_TYPES), amount }),
  fc.record({ kind: fc.constant('remove' as const), index: fc.nat({ max: 4 }) }),
  fc.record({ kind: fc.constantFrom('itemRemoved' as const, 'synced' as const) }),
);
/** A basket whose credit does not exceed its total. */
const cart: fc.Arbitrary<TenderedCart> = fc
  .record({
    total: fc.integer({ min: 0, max: 5000 }),
    maxCredit: fc.nat({ max: 3000 }),
    share: fc.nat({ max: 100 }),
  })
  .map(({ total, maxCredit, share }) => {
    const credit = Math.floor((Math.min(total, maxCredit) * share) / 100);
    return { total, maxCredit, payments: credit > 0 ? [{ tenderType: 'credit', amount: credit }] : [] };
  });
const changes = fc.array(change, { maxLength: 12 });
const takeAll = (all: readonly TenderChange[], basket: TenderedCart) =>
  all.reduce<readonly Tender[]>((tenders, one) => changeTenders(tenders, one, basket), []);
const kept = (tenders: readonly Tender[]) => tenders.reduce((sum, one) => sum + one.kept, 0);
const keptBy = (tenders: readonly Tender[], type: Tender['type']) =>
  kept(tenders.filter((one) => one.type === type));

describe('any tenders in any order', () => {
  test('the kept amounts never exceed the total, and only cash gives change', () => {
    fc.assert(
      fc.property(changes, cart, (all, basket) => {
        const tenders = takeAll(all, basket);
        expect(kept(tenders)).toBeLessThanOrEqual(basket.total);
        expect(calculateStillToPay(tenders, basket)).toBe(basket.total - kept(tenders));
        expect(changeDue(tenders)).toBeGreaterThanOrEqual(0);
        for (const { type, given, kept: own } of tenders) {
          expect(own).toBeGreaterThanOrEqual(0);
          if (type !== 'cash') expect(given).toBe(own);
        }
        const [cash] = tenders.filter(({ type }) => type === 'cash');
        if (cash) expect(cash.kept).toBe(Math.min(cash.given, basket.total - kept(tenders) + cash.kept));
      }),
    );
  });

  test('there is one line of cash, and credit does not exceed what the basket can use', () => {
    fc.assert(
      fc.property(changes, cart, (all, basket) => {
        const tenders = takeAll(all, basket);
        expect(tenders.filter(({ type }) => type === 'cash').length).toBeLessThanOrEqual(1);
        expect(keptBy(tenders, 'credit')).toBeLessThanOrEqual(basket.maxCredit);
      }),
    );
  });

  test('cash and credit replace the earlier amount, while vouchers and cheques are added', () => {
    fc.assert(
      fc.property(changes, cart, fc.integer({ min: 1, max: 6000 }), (all, basket, pence) => {
        const before = takeAll(all, basket);
        for (const type of TENDER_TYPES) {
          const now = changeTenders(before, { kind: 'add', type, amount: pence }, basket);
          const lines = now.filter((one) => one.type === type);
          if (type === 'cash') expect(lines).toMatchObject([{ given: pence }]);
          else if (type === 'credit')
            expect(keptBy(now, type)).toBe(
              Math.min(pence, calculateMaxTender('credit', before, basket) ?? 0),
            );
          else {
            const added = Math.min(pence, calculateStillToPay(before, basket));
            expect(keptBy(now, type)).toBe(keptBy(before, type) + added);
            expect(lines.length).toBe(before.filter((one) => one.type === type).length + (added > 0 ? 1 : 0));
          }
        }
      }),
    );
  });

  test('an amount of zero or less removes that tender and no other', () => {
    fc.assert(
      fc.property(changes, cart, fc.integer({ min: -500, max: 0 }), (all, basket, pence) => {
        const before = takeAll(all, basket);
        for (const type of TENDER_TYPES) {
          const now = changeTenders(before, { kind: 'add', type, amount: pence }, basket);
          expect(now.map((one) => one.type)).toEqual(
            before.filter((one) => one.type !== type).map((one) => one.type),
          );
        }
      }),
    );
  });

  test('after an item is removed, only credit is kept', () => {
    fc.assert(
      fc.property(changes, cart, (all, basket) => {
        const before = takeAll(all, basket);
        const now = changeTenders(before, { kind: 'itemRemoved' }, basket);
        expect(now).toEqual(before.filter(({ type }) => type === 'credit'));
      }),
    );
  });

  test('a loaded basket sets the credit to that of the server, and syncing twice changes nothing', () => {
    fc.assert(
      fc.property(changes, cart, (all, basket) => {
        const now = changeTenders(takeAll(all, basket), { kind: 'synced' }, basket);
        const servers = basket.payments.reduce((sum, payment) => sum + payment.amount, 0);
        expect(keptBy(now, 'credit')).toBe(servers);
        expect(changeTenders(now, { kind: 'synced' }, basket)).toEqual(now);
      }),
    );
  });
});

test('£20 in cash for £12.50 pays £12.50 and gives £7.50 change', () => {
  const basket = { total: 1250, maxCredit: 0, payments: [] };
  const tenders = changeTenders([], { kind: 'add', type: 'cash', amount: 2000 }, basket);
  expect(tenders).toEqual([{ type: 'cash', kept: 1250, given: 2000 }]);
  expect(changeDue(tenders)).toBe(750);
});

test('a voucher reduces the amount that cash pays and increases the change', () => {
  const basket = { total: 1250, maxCredit: 500, payments: [{ tenderType: 'credit', amount: 500 }] };
  const cash = changeTenders([], { kind: 'add', type: 'cash', amount: 2000 }, basket);
  const synced = changeTenders(cash, { kind: 'synced' }, basket);
  expect(synced).toEqual([
    { type: 'credit', kept: 500, given: 500 },
    { type: 'cash', kept: 750, given: 2000 },
  ]);
  expect(changeDue(synced)).toBe(1250);
});
