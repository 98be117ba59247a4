import { describe, expect, test } from 'vitest';
import { inCamel } from '@/shared/testing/in-camel';
import { buildCamp, buildCampDay, buildCampOptions } from '../../../../tests/fixtures/camps.ts';
import { withFullDays, withOption } from './change-days';
import { keepAvailable, toCampDays } from './chosen-days';
import { hasOnAll, isUneven, withExtra, withExtraOnAll } from './extras';

const [full, morning, afternoon] = buildCampOptions();
if (!full || !morning || !afternoon) throw new Error('A day has three choices.');
const [FULL, MORNING, AFTERNOON] = [full.id, morning.id, afternoon.id];
const campOf = (given: Parameters<typeof buildCamp>[0] = {}) => inCamel(buildCamp(given));
const camp = campOf();
const [monday, tuesday] = camp.days;
if (!monday || !tuesday) throw new Error('The camp has days.');
const EARLY = 'early-drop-off';

describe('of each day one choice is taken', () => {
  test('another takes its place, and nothing can be chosen again', () => {
    const half = withOption(camp, {}, monday, MORNING);
    expect(half[monday.id]?.optionId).toBe(MORNING);
    expect(withOption(camp, half, monday, FULL)[monday.id]?.optionId).toBe(FULL);
    expect(withOption(camp, half, monday, null)).toEqual({});
  });

  test('extras stay with a choice that they go with, and go with one that they do not', () => {
    const day = withOption(camp, {}, monday, FULL);
    const chosen = withExtra(withExtra(day, monday.id, EARLY), monday.id, 'late-collection');
    expect(chosen[monday.id]?.extraIds).toEqual([EARLY, 'late-collection']);
    expect(withOption(camp, chosen, monday, MORNING)[monday.id]?.extraIds).toEqual([EARLY]);
    expect(withExtra(chosen, monday.id, EARLY)[monday.id]?.extraIds).toEqual(['late-collection']);
    expect(withExtra(chosen, tuesday.id, EARLY)).toEqual(chosen);
  });
});

describe('an extra on all chosen days', () => {
  const both = withOption(camp, withOption(camp, {}, monday, FULL), tuesday, AFTERNOON);

  test('goes to the days that can have it, and comes with another day', () => {
    const chosen = withExtraOnAll(camp, both, EARLY, true);
    expect(chosen[monday.id]?.extraIds).toEqual([EARLY]);
    expect(chosen[tuesday.id]?.extraIds).toEqual([]);
    expect(hasOnAll(camp, chosen, EARLY)).toBe(true);
    const [, , wednesday] = camp.days;
    expect(wednesday && withOption(camp, chosen, wednesday, FULL)[wednesday.id]?.extraIds).toEqual([EARLY]);
    expect(withExtraOnAll(camp, chosen, EARLY, false)).toEqual(both);
  });

  test('what only some of them have differs from what none has', () => {
    const full = withFullDays(camp, {}, [monday, tuesday]);
    expect(isUneven(camp, full)).toBe(false);
    expect(isUneven(camp, withExtra(full, monday.id, EARLY))).toBe(true);
    expect(isUneven(camp, withExtraOnAll(camp, full, EARLY, true))).toBe(false);
  });
});

test('the whole week is a full day on each of its days', () => {
  const chosen = withFullDays(camp, {}, camp.days);
  expect(toCampDays(chosen, camp)).toEqual({
    days: camp.days.map(({ id }) => ({ dayId: id, optionId: FULL })),
    extras: [],
  });
});

test('what has gone meanwhile, or is the child’s already, does not count', () => {
  const chosen = withFullDays(camp, {}, [monday, tuesday]);
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
