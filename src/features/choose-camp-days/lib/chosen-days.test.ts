import { describe, expect, test } from 'vitest';
import { toCamelCase } from '@/shared/testing/to-camel-case';
import { buildCamp, buildCampDay, buildCampOptions } from '../../../../tests/fixtures/camps.ts';
import { withFullDays, withOption } from './change-days';
import { keepAvailable, toCampDays } from './chosen-days';
import { hasOnAll, isUneven, withExtra, withExtraOnAll } from './extras';

const [fullDays, morning, afternoon] = buildCampOptions();
if (!fullDays || !morning || !afternoon) throw new Error('A day has three choices.');
const [FULL, MORNING, AFTERNOON] = [fullDays.id, morning.id, afternoon.id];
const campOf = (overrides: Parameters<typeof buildCamp>[0] = {}) => toCamelCase(buildCamp(overrides));
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
    const chosenDays = withExtra(withExtra(day, monday.id, EARLY), monday.id, 'late-collection');
    expect(chosenDays[monday.id]?.extraIds).toEqual([EARLY, 'late-collection']);
    expect(withOption(camp, chosenDays, monday, MORNING)[monday.id]?.extraIds).toEqual([EARLY]);
    expect(withExtra(chosenDays, monday.id, EARLY)[monday.id]?.extraIds).toEqual(['late-collection']);
    expect(withExtra(chosenDays, tuesday.id, EARLY)).toEqual(chosenDays);
  });
});

describe('an extra on all chosen days', () => {
  const bothDays = withOption(camp, withOption(camp, {}, monday, FULL), tuesday, AFTERNOON);

  test('an extra on all days is added where possible, and also to days that are added later', () => {
    const chosenDays = withExtraOnAll(camp, bothDays, EARLY, true);
    expect(chosenDays[monday.id]?.extraIds).toEqual([EARLY]);
    expect(chosenDays[tuesday.id]?.extraIds).toEqual([]);
    expect(hasOnAll(camp, chosenDays, EARLY)).toBe(true);
    const [, , wednesday] = camp.days;
    expect(wednesday && withOption(camp, chosenDays, wednesday, FULL)[wednesday.id]?.extraIds).toEqual([
      EARLY,
    ]);
    expect(withExtraOnAll(camp, chosenDays, EARLY, false)).toEqual(bothDays);
  });

  test('an extra on only some days counts as uneven, one on none or all does not', () => {
    const fullDays = withFullDays(camp, {}, [monday, tuesday]);
    expect(isUneven(camp, fullDays)).toBe(false);
    expect(isUneven(camp, withExtra(fullDays, monday.id, EARLY))).toBe(true);
    expect(isUneven(camp, withExtraOnAll(camp, fullDays, EARLY, true))).toBe(false);
  });
});

test('choosing the whole week takes the full day on each date', () => {
  const chosenDays = withFullDays(camp, {}, camp.days);
  expect(toCampDays(chosenDays, camp)).toEqual({
    days: camp.days.map(({ id }) => ({ dayId: id, optionId: FULL })),
    extras: [],
  });
});

test('options that are no longer available, or that the child already has, are dropped', () => {
  const chosenDays = withFullDays(camp, {}, [monday, tuesday]);
  const refreshed = campOf({
    days: [
      buildCampDay({ options: buildCampOptions({ state: 'full', remaining: 0 }) }),
      buildCampDay({ date: '2026-12-08' }),
    ],
  });
  expect(Object.keys(keepAvailable(chosenDays, refreshed, []))).toEqual([tuesday.id]);
  expect(Object.keys(keepAvailable(chosenDays, camp, [{ dayId: tuesday.id, optionId: FULL }]))).toEqual([
    monday.id,
  ]);
});
