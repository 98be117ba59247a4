import { describe, expect, test } from 'vitest';
import { toCamelCase } from '@/shared/testing/to-camel-case';
import { buildCamp, buildCampDay, buildCampOptions } from '../../../../tests/fixtures/camps.ts';
import { withFullDays, withOption } from './change-days';
import { keepAvailable, toCampDays } from './chosen-days';
import { hasOnAll, isUneven, withExtra, withExtraOnAll } from './extras';

const [full, morning, afternoon] = buildCampOptions();
if (!full || !morning || !afternoon) throw new Error('A day has three choices.');
const [FULL, MORNING, AFTERNOON] = [full.id, morning.id, afternoon.id];
const campOf = (given: Parameters<typeof buildCamp>[0] = {}) => toCamelCase(buildCamp(given));
const camp = campOf();
const [monday, tuesday] = camp.days;
if (!monday || !tuesday) throw new Error('The camp has days.');
const EARLY = 'early-drop-off';

describe('one option per day', () => {
  test('choosing another option replaces the first, and the day can be removed again', () => {
    const half = withOption(camp, {}, monday, MORNING);
    expect(half[monday.id]?.optionId).toBe(MORNING);
    expect(withOption(camp, half, monday, FULL)[monday.id]?.optionId).toBe(FULL);
    expect(withOption(camp, half, monday, null)).toEqual({});
  });

  test('extras stay if the new option includes them, and are removed otherwise', () => {
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

  test('an extra on all days is added where possible, and also to days that are added later', () => {
    const chosen = withExtraOnAll(camp, both, EARLY, true);
    expect(chosen[monday.id]?.extraIds).toEqual([EARLY]);
    expect(chosen[tuesday.id]?.extraIds).toEqual([]);
    expect(hasOnAll(camp, chosen, EARLY)).toBe(true);
    const [, , wednesday] = camp.days;
    expect(wednesday && withOption(camp, chosen, wednesday, FULL)[wednesday.id]?.extraIds).toEqual([EARLY]);
    expect(withExtraOnAll(camp, chosen, EARLY, false)).toEqual(both);
  });

  test('an extra on only some days counts as uneven, one on none or all does not', () => {
    const full = withFullDays(camp, {}, [monday, tuesday]);
    expect(isUneven(camp, full)).toBe(false);
    expect(isUneven(camp, withExtra(full, monday.id, EARLY))).toBe(true);
    expect(isUneven(camp, withExtraOnAll(camp, full, EARLY, true))).toBe(false);
  });
});

test('choosing the whole week takes the full day on each date', () => {
  const chosen = withFullDays(camp, {}, camp.days);
  expect(toCampDays(chosen, camp)).toEqual({
    days: camp.days.map(({ id }) => ({ dayId: id, optionId: FULL })),
    extras: [],
  });
});

test('options that are no longer available, or that the child already has, are dropped', () => {
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
