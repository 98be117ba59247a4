import { describe, expect, test } from 'vitest';
import { toCamelCase } from '@/shared/testing/to-camel-case';
import { buildCamp, buildCampDay, buildCampOptions } from '../../../../tests/fixtures/camps.ts';
import { chooseFullDays, chooseOption } from './change-days';
import { filterAvailableDays, toCampDays } from './chosen-days';
import { hasExtraOnAllDays, hasUnevenExtras, setExtraOnAllDays, toggleExtra } from './extras';

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
    const half = chooseOption(camp, {}, monday, MORNING);
    expect(half[monday.id]?.optionId).toBe(MORNING);
    expect(chooseOption(camp, half, monday, FULL)[monday.id]?.optionId).toBe(FULL);
    expect(chooseOption(camp, half, monday, null)).toEqual({});
  });

  test('extras stay if the new option includes them, and are removed otherwise', () => {
    const day = chooseOption(camp, {}, monday, FULL);
    const chosenDays = toggleExtra(toggleExtra(day, monday.id, EARLY), monday.id, 'late-collection');
    expect(chosenDays[monday.id]?.extraIds).toEqual([EARLY, 'late-collection']);
    expect(chooseOption(camp, chosenDays, monday, MORNING)[monday.id]?.extraIds).toEqual([EARLY]);
    expect(toggleExtra(chosenDays, monday.id, EARLY)[monday.id]?.extraIds).toEqual(['late-collection']);
    expect(toggleExtra(chosenDays, tuesday.id, EARLY)).toEqual(chosenDays);
  });
});

describe('an extra on all chosen days', () => {
  const bothDays = chooseOption(camp, chooseOption(camp, {}, monday, FULL), tuesday, AFTERNOON);

  test('an extra on all days is added where possible, and also to days that are added later', () => {
    const chosenDays = setExtraOnAllDays(camp, bothDays, EARLY, true);
    expect(chosenDays[monday.id]?.extraIds).toEqual([EARLY]);
    expect(chosenDays[tuesday.id]?.extraIds).toEqual([]);
    expect(hasExtraOnAllDays(camp, chosenDays, EARLY)).toBe(true);
    const [, , wednesday] = camp.days;
    expect(wednesday && chooseOption(camp, chosenDays, wednesday, FULL)[wednesday.id]?.extraIds).toEqual([
      EARLY,
    ]);
    expect(setExtraOnAllDays(camp, chosenDays, EARLY, false)).toEqual(bothDays);
  });

  test('an extra on only some days counts as uneven, one on none or all does not', () => {
    const fullDays = chooseFullDays(camp, {}, [monday, tuesday]);
    expect(hasUnevenExtras(camp, fullDays)).toBe(false);
    expect(hasUnevenExtras(camp, toggleExtra(fullDays, monday.id, EARLY))).toBe(true);
    expect(hasUnevenExtras(camp, setExtraOnAllDays(camp, fullDays, EARLY, true))).toBe(false);
  });
});

test('choosing the whole week takes the full day on each date', () => {
  const chosenDays = chooseFullDays(camp, {}, camp.days);
  expect(toCampDays(chosenDays, camp)).toEqual({
    days: camp.days.map(({ id }) => ({ dayId: id, optionId: FULL })),
    extras: [],
  });
});

test('options that are no longer available, or that the child already has, are dropped', () => {
  const chosenDays = chooseFullDays(camp, {}, [monday, tuesday]);
  const refreshed = campOf({
    days: [
      buildCampDay({ options: buildCampOptions({ state: 'full', remaining: 0 }) }),
      buildCampDay({ date: '2026-12-08' }),
    ],
  });
  expect(Object.keys(filterAvailableDays(chosenDays, refreshed, []))).toEqual([tuesday.id]);
  expect(Object.keys(filterAvailableDays(chosenDays, camp, [{ dayId: tuesday.id, optionId: FULL }]))).toEqual(
    [monday.id],
  );
});
