import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  calculateOfferDeadline,
  decideServing,
  findRank,
  pickEntriesToServe,
  sortByWaitingOrder,
  type WaitingEntry,
} from './waiting-order.ts';

const SESSION_START = new Date('2026-11-24T18:30:00Z');
const subtractMinutes = (minutes: number) => new Date(SESSION_START.getTime() - minutes * 60_000);
const SESSION_KEY = 'class';
const entry = (id: string, places: number, minute: number, keys = [SESSION_KEY]): WaitingEntry => ({
  id,
  placeCount: places,
  placeKeys: keys,
  joinedAt: new Date(minute * 60_000),
});

const anyEntries = fc
  .uniqueArray(fc.record({ id: fc.uuid(), places: fc.integer({ min: 1, max: 5 }), minute: fc.nat(20) }), {
    selector: ({ id }) => id,
    maxLength: 12,
  })
  .map((all) => all.map(({ id, places, minute }) => entry(id, places, minute)));

describe('the order of a waiting list', () => {
  test('a group that needs more places than are free keeps its rank, and the next entry that fits is served', () => {
    const list = [entry('group', 3, 1), entry('one', 1, 2), entry('pair', 2, 3), entry('last', 1, 4)];
    expect(pickEntriesToServe(list, new Map([[SESSION_KEY, 2]])).map(({ id }) => id)).toEqual([
      'one',
      'last',
    ]);
    const remainingEntries = list.filter(({ id }) => id !== 'one' && id !== 'last');
    expect(findRank(remainingEntries, 'group')).toBe(1);
    expect(pickEntriesToServe(remainingEntries, new Map([[SESSION_KEY, 3]])).map(({ id }) => id)).toEqual([
      'group',
    ]);
    expect(findRank(remainingEntries, 'one')).toBeNull();
  });

  // Proves B6.1.
  test('the order of a waiting list never serves more places than are free, and skips nobody who would have fitted', () => {
    fc.assert(
      fc.property(anyEntries, fc.nat(12), (list, free) => {
        const chosen = pickEntriesToServe(list, new Map([[SESSION_KEY, free]]));
        expect(chosen.reduce((sum, { placeCount }) => sum + placeCount, 0)).toBeLessThanOrEqual(free);
        let left = free;
        for (const one of sortByWaitingOrder(list)) {
          const isServed = chosen.includes(one);
          expect(isServed).toBe(one.placeCount <= left);
          if (isServed) left -= one.placeCount;
        }
      }),
    );
  });

  test('the order of a waiting list for days of a camp serves an entry only when all its half days are free, and reserves none of them in the meantime', () => {
    const list = [
      entry('both days', 1, 1, ['wed:am', 'wed:pm', 'thu:am', 'thu:pm']),
      entry('a morning', 1, 2, ['wed:am']),
      entry('a pair', 2, 3, ['thu:pm']),
      entry('an afternoon', 1, 4, ['wed:pm']),
    ];
    const findNextEntry = (free: Record<string, number>) =>
      pickEntriesToServe(list, new Map(Object.entries(free))).map(({ id }) => id);
    expect(findNextEntry({ 'wed:am': 1, 'wed:pm': 1, 'thu:am': 1, 'thu:pm': 0 })).toEqual([
      'a morning',
      'an afternoon',
    ]);
    expect(findNextEntry({ 'wed:am': 1, 'wed:pm': 1, 'thu:am': 1, 'thu:pm': 2 })).toEqual(['both days']);
    expect(findNextEntry({ 'wed:am': 1, 'wed:pm': 2, 'thu:am': 1, 'thu:pm': 3 })).toEqual([
      'both days',
      'a pair',
      'an afternoon',
    ]);
  });

  test('the order of a waiting list is by time of joining, however the entries are read, and ranks are 1 to n', () => {
    fc.assert(
      fc.property(anyEntries, (list) => {
        const order = sortByWaitingOrder(list);
        expect(sortByWaitingOrder([...list].reverse())).toEqual(order);
        for (const [index, one] of order.entries()) {
          expect(findRank(list, one.id)).toBe(index + 1);
          expect(order.slice(index + 1).every(({ joinedAt }) => joinedAt >= one.joinedAt)).toBe(true);
        }
      }),
    );
  });
});

describe('a place that comes free', () => {
  const decideOffer = (minutes: number, isFree: boolean) =>
    decideServing({
      now: subtractMinutes(minutes),
      startsAt: SESSION_START,
      cancelMinutes: 120,
      costsNothing: isFree,
    });

  test('a place that comes free is booked for an entry that pays nothing, up to an hour before the cancellation window closes', () => {
    expect([181, 180, 121].map((minutes) => decideOffer(minutes, true))).toEqual(['book', 'offer', 'offer']);
  });

  test('a place that comes free is offered if something has to be paid', () => {
    expect(decideOffer(10_000, false)).toBe('offer');
  });

  test('within the cancellation window everybody on the list gets a message, until the start', () => {
    expect([120, 1, 0, -1].map((minutes) => decideOffer(minutes, true))).toEqual([
      'tell',
      'tell',
      'nothing',
      'nothing',
    ]);
  });
});

describe('an offer', () => {
  test.each([
    [10_000, 60],
    [241, 60],
    [240, 15],
    [16, 15],
    [10, 10],
  ])('an offer made %s minutes before the start is valid for %s minutes', (minutes, stands) => {
    expect(calculateOfferDeadline(subtractMinutes(minutes), SESSION_START)).toEqual(
      subtractMinutes(minutes - stands),
    );
  });
});
