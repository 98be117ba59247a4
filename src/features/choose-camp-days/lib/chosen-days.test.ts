import { describe, expect, test } from 'vitest';
import { inCamel } from '@/shared/testing/in-camel';
import { buildCamp, buildCampDay, buildCampOptions } from '../../../../tests/fixtures/camps.ts';
import {
  type ChosenDays,
  keepAvailable,
  toCampDays,
  withExtra,
  withFullDays,
  withOption,
} from './chosen-days';

const [full, morning, afternoon] = buildCampOptions();
if (!full || !morning || !afternoon) throw new Error('A day has three choices.');
const [FULL, MORNING, AFTERNOON] = [full.id, morning.id, afternoon.id];
const campOf = (given: Parameters<typeof buildCamp>[0] = {}) => inCamel(buildCamp(given));
const camp = campOf();
const [monday, tuesday] = camp.days;
if (!monday || !tuesday) throw new Error('The camp has days.');
const ticked = (chosen: ChosenDays, ...ids: string[]) =>
  ids.reduce((all, id) => withOption(all, monday, id, []), chosen)[monday.id]?.optionId;

describe('of each day one choice is taken', () => {
  test.each([
    ['one is ticked', [MORNING], MORNING],
    ['it is unticked', [MORNING, MORNING], undefined],
    ['the full day takes the place of a half', [MORNING, FULL], FULL],
    ['a half takes the place of the full day', [FULL, AFTERNOON], AFTERNOON],
    ['both halves are the full day, which costs less', [AFTERNOON, MORNING], FULL],
  ])('%s', (_what, ids, expected) => {
    expect(ticked({}, ...ids)).toBe(expected);
  });

  test('both halves are not the full day where that is full', () => {
    const options = [{ ...full, state: 'full' as const, remaining: 0 }, morning, afternoon];
    const [day] = campOf({ days: [buildCampDay({ options })] }).days;
    if (!day) throw new Error('The camp has a day.');
    const chosen = withOption(withOption({}, day, MORNING, []), day, AFTERNOON, []);
    expect(chosen[day.id]?.optionId).toBe(AFTERNOON);
  });
});

test('extras stay with a choice that they go with, and go with one that they do not', () => {
  const chosen = withExtra(
    withExtra(withOption({}, monday, FULL, []), monday.id, 'early-drop-off'),
    monday.id,
    'late-collection',
  );
  expect(chosen[monday.id]?.extraIds).toEqual(['early-drop-off', 'late-collection']);
  expect(withOption(chosen, monday, MORNING, [])[monday.id]?.extraIds).toEqual(['early-drop-off']);
  expect(withExtra(chosen, monday.id, 'early-drop-off')[monday.id]?.extraIds).toEqual(['late-collection']);
  expect(withExtra(chosen, tuesday.id, 'early-drop-off')).toEqual(chosen);
});

test('the whole week is a full day on each of its days', () => {
  const chosen = withFullDays({}, camp.days);
  expect(toCampDays(chosen, camp)).toEqual({
    days: camp.days.map(({ id }) => ({ dayId: id, optionId: FULL })),
    extras: [],
  });
});

test('what has gone meanwhile, or is the child’s already, does not count', () => {
  const chosen = withFullDays({}, [monday, tuesday]);
  const refreshed = campOf({
    days: [
      buildCampDay({ options: buildCampOptions({ state: 'full', remaining: 0 }) }),
      buildCampDay({ date: '2026-12-08' }),
    ],
  });
  expect(Object.keys(keepAvailable(chosen, refreshed, []))).toEqual([tuesday.id]);
  expect(Object.keys(keepAvailable(chosen, camp, [{ dayId: tuesday.id, optionId: FULL }]))).toEqual([
    monday.id,
  ]);
});
