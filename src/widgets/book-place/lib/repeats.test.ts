import { expect, test } from 'vitest';
import { everyWeek, possibleRepeats, remainderOf } from './repeats';

const repeats = ['01', '08', '15'].map((day) => ({
  id: `s-${day}`,
  localDate: `2026-12-${day}`,
  state: 'available' as const,
}));
const ann = { id: 's-24', type: 'activity', purchasedForUserId: 'ann', pricingOptionId: 'adult' };
const leo = { ...ann, purchasedForUserId: 'leo', pricingOptionId: 'junior' };

test('every week until the last chosen one has the same people at the same prices', () => {
  expect(everyWeek([ann, leo], repeats, 's-08')).toEqual([
    ann,
    leo,
    { ...ann, id: 's-01' },
    { ...leo, id: 's-01' },
    { ...ann, id: 's-08' },
    { ...leo, id: 's-08' },
  ]);
  expect(everyWeek([ann], repeats, null)).toEqual([ann]);
});

test('no more weeks can be chosen than one call takes', () => {
  const many = Array.from({ length: 12 }, (_, week) => ({ ...repeats[0], id: `w-${week}` })).flatMap(
    ({ id }) => ({ id, localDate: '2026-12-01', state: 'available' as const }),
  );
  expect(possibleRepeats(many, 1)).toHaveLength(12);
  expect(possibleRepeats(many, 4)).toHaveLength(4);
  expect(possibleRepeats(many, 20)).toHaveLength(0);
});

test('a week of which one person is refused is left out for all', () => {
  const items = everyWeek([ann, leo], repeats, 's-08');
  const { rest, refused } = remainderOf(items, new Map([[3, 'The last place has just gone.']]));
  expect([...refused]).toEqual([['s-01', 'The last place has just gone.']]);
  expect(rest.map(({ id }) => id)).toEqual(['s-24', 's-24', 's-08', 's-08']);
});
