import { expect, test } from 'vitest';
import { filterPossibleRepeats, listWeeksUntil, splitRefusedWeeks, toWeeklyItems } from './repeats';

const repeats = ['01', '08', '15'].map((day) => ({
  id: `s-${day}`,
  localDate: `2026-12-${day}`,
  state: 'available' as const,
}));
const ann = { id: 's-24', type: 'activity', purchasedForUserId: 'ann', pricingOptionId: 'adult' };
const leo = { ...ann, purchasedForUserId: 'leo', pricingOptionId: 'junior' };

test('every week until the chosen one has the same attendees at the same prices', () => {
  expect(toWeeklyItems([ann, leo], repeats, 's-08')).toEqual([
    ann,
    leo,
    { ...ann, id: 's-01' },
    { ...leo, id: 's-01' },
    { ...ann, id: 's-08' },
    { ...leo, id: 's-08' },
  ]);
  expect(toWeeklyItems([ann], repeats, null)).toEqual([ann]);
});

test('the number of weeks is limited to what one request can add', () => {
  const many = Array.from({ length: 12 }, (_, week) => ({ ...repeats[0], id: `w-${week}` })).flatMap(
    ({ id }) => ({ id, localDate: '2026-12-01', state: 'available' as const }),
  );
  expect(filterPossibleRepeats(many, 1)).toHaveLength(12);
  expect(filterPossibleRepeats(many, 4)).toHaveLength(4);
  expect(filterPossibleRepeats(many, 20)).toHaveLength(0);
});

test('a week is left out for everybody if one attendee is refused', () => {
  const items = toWeeklyItems([ann, leo], repeats, 's-08');
  const { remainingItems, refusals } = splitRefusedWeeks(
    items,
    new Map([[3, 'The last space has just gone.']]),
  );
  expect([...refusals]).toEqual([['s-01', 'The last space has just gone.']]);
  expect(remainingItems.map(({ id }) => id)).toEqual(['s-24', 's-24', 's-08', 's-08']);
});

test('full weeks and weeks without the session are listed but not booked', () => {
  const [first, , third] = repeats;
  const fullRepeats = repeats.map((repeat) => ({
    ...repeat,
    state: repeat.id === 's-08' ? ('full' as const) : repeat.state,
  }));
  expect(toWeeklyItems([ann], fullRepeats, 's-15').map(({ id }) => id)).toEqual(['s-24', 's-01', 's-15']);
  expect(
    listWeeksUntil('2026-11-24', fullRepeats, 's-15').map(({ date, state }) => `${date} ${state}`),
  ).toEqual(['2026-11-24 available', '2026-12-01 available', '2026-12-08 full', '2026-12-15 available']);
  const closedRepeats = [first, third].flatMap((repeat) => repeat ?? []);
  expect(listWeeksUntil('2026-11-24', closedRepeats, 's-15').map(({ state }) => state)).toEqual([
    'available',
    'available',
    'absent',
    'available',
  ]);
  expect(listWeeksUntil('2026-11-24', repeats, null)).toEqual([]);
});
