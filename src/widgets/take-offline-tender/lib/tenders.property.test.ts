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
const takeAll = (tenderChanges: readonly TenderChange[], basket: TenderedCart) =>
  tenderChanges.reduce<readonly Tender[]>((tenders, change) => changeTenders(tenders, change, basket), []);
const sumKept = (tenders: readonly Tender[]) => tenders.reduce((sum, tender) => sum + tender.keptPence, 0);
const sumKeptByType = (tenders: readonly Tender[], type: Tender['type']) =>
  sumKept(tenders.filter((tender) => tender.type === type));

describe('any tenders in any order', () => {
  test('the kept amounts never exceed the total, and only cash gives change', () => {
    fc.assert(
      fc.property(changes, cart, (tenderChanges, basket) => {
        const tenders = takeAll(tenderChanges, basket);
        expect(sumKept(tenders)).toBeLessThanOrEqual(basket.total);
        expect(calculateStillToPay(tenders, basket)).toBe(basket.total - sumKept(tenders));
        expect(changeDue(tenders)).toBeGreaterThanOrEqual(0);
        for (const { type, givenPence, keptPence: ownPence } of tenders) {
          expect(ownPence).toBeGreaterThanOrEqual(0);
          if (type !== 'cash') expect(givenPence).toBe(ownPence);
        }
        const [cash] = tenders.filter(({ type }) => type === 'cash');
        if (cash)
          expect(cash.keptPence).toBe(
            Math.min(cash.givenPence, basket.total - sumKept(tenders) + cash.keptPence),
          );
      }),
    );
  });

  test('there is one line of cash, and credit does not exceed what the basket can use', () => {
    fc.assert(
      fc.property(changes, cart, (tenderChanges, basket) => {
        const tenders = takeAll(tenderChanges, basket);
        expect(tenders.filter(({ type }) => type === 'cash').length).toBeLessThanOrEqual(1);
        expect(sumKeptByType(tenders, 'credit')).toBeLessThanOrEqual(basket.maxCredit);
      }),
    );
  });

  test('cash and credit replace the earlier amount, while vouchers and cheques are added', () => {
    fc.assert(
      fc.property(changes, cart, fc.integer({ min: 1, max: 6000 }), (tenderChanges, basket, pence) => {
        const tendersBefore = takeAll(tenderChanges, basket);
        for (const type of TENDER_TYPES) {
          const tendersAfter = changeTenders(tendersBefore, { kind: 'add', type, amount: pence }, basket);
          const lines = tendersAfter.filter((tender) => tender.type === type);
          if (type === 'cash') expect(lines).toMatchObject([{ givenPence: pence }]);
          else if (type === 'credit')
            expect(sumKeptByType(tendersAfter, type)).toBe(
              Math.min(pence, calculateMaxTender('credit', tendersBefore, basket) ?? 0),
            );
          else {
            const addedPence = Math.min(pence, calculateStillToPay(tendersBefore, basket));
            expect(sumKeptByType(tendersAfter, type)).toBe(sumKeptByType(tendersBefore, type) + addedPence);
            expect(lines.length).toBe(
              tendersBefore.filter((tender) => tender.type === type).length + (addedPence > 0 ? 1 : 0),
            );
          }
        }
      }),
    );
  });

  test('an amount of zero or less removes that tender and no other', () => {
    fc.assert(
      fc.property(changes, cart, fc.integer({ min: -500, max: 0 }), (tenderChanges, basket, pence) => {
        const tendersBefore = takeAll(tenderChanges, basket);
        for (const type of TENDER_TYPES) {
          const tendersAfter = changeTenders(tendersBefore, { kind: 'add', type, amount: pence }, basket);
          expect(tendersAfter.map((tender) => tender.type)).toEqual(
            tendersBefore.filter((tender) => tender.type !== type).map((tender) => tender.type),
          );
        }
      }),
    );
  });

  test('after an item is removed, only credit is kept', () => {
    fc.assert(
      fc.property(changes, cart, (tenderChanges, basket) => {
        const tendersBefore = takeAll(tenderChanges, basket);
        const tendersAfter = changeTenders(tendersBefore, { kind: 'itemRemoved' }, basket);
        expect(tendersAfter).toEqual(tendersBefore.filter(({ type }) => type === 'credit'));
      }),
    );
  });

  test('a loaded basket sets the credit to that of the server, and syncing twice changes nothing', () => {
    fc.assert(
      fc.property(changes, cart, (tenderChanges, basket) => {
        const tendersAfter = changeTenders(takeAll(tenderChanges, basket), { kind: 'synced' }, basket);
        const servers = basket.payments.reduce((sum, payment) => sum + payment.amount, 0);
        expect(sumKeptByType(tendersAfter, 'credit')).toBe(servers);
        expect(changeTenders(tendersAfter, { kind: 'synced' }, basket)).toEqual(tendersAfter);
      }),
    );
  });
});

test('£20 in cash for £12.50 pays £12.50 and gives £7.50 change', () => {
  const basket = { total: 1250, maxCredit: 0, payments: [] };
  const tenders = changeTenders([], { kind: 'add', type: 'cash', amount: 2000 }, basket);
  expect(tenders).toEqual([{ type: 'cash', keptPence: 1250, givenPence: 2000 }]);
  expect(changeDue(tenders)).toBe(750);
});

test('a voucher reduces the amount that cash pays and increases the change', () => {
  const basket = { total: 1250, maxCredit: 500, payments: [{ tenderType: 'credit', amount: 500 }] };
  const cash = changeTenders([], { kind: 'add', type: 'cash', amount: 2000 }, basket);
  const synced = changeTenders(cash, { kind: 'synced' }, basket);
  expect(synced).toEqual([
    { type: 'credit', keptPence: 500, givenPence: 500 },
    { type: 'cash', keptPence: 750, givenPence: 2000 },
  ]);
  expect(changeDue(synced)).toBe(1250);
});
