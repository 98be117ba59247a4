import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Plan } from './plan';
import { readPlan, removePlan, storePlan } from './stored-plan';

const camp = { slug: 'riverside', campSlug: 'multi-sports-camp' };
const plan: Plan = {
  childIds: ['leo', 'mia'],
  isSame: false,
  chosenDays: { leo: { monday: { optionId: 'full', extraIds: ['early'] } }, mia: {} },
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

test('a stored plan is read for its own camp, within half an hour', () => {
  storePlan({ ...camp, plan });
  expect(readPlan(camp)).toEqual(plan);
  expect(readPlan({ ...camp, campSlug: 'another' })).toBeNull();
  vi.advanceTimersByTime(29 * 60_000);
  expect(readPlan(camp)).toEqual(plan);
  vi.advanceTimersByTime(60_000);
  expect(readPlan(camp)).toBeNull();
});

test('a plan from the future is not read, because the clock was put back', () => {
  vi.setSystemTime('2026-11-26T10:00:00Z');
  storePlan({ ...camp, plan });
  vi.setSystemTime('2026-11-23T10:00:00Z');
  expect(readPlan(camp)).toBeNull();
});

test('a dropped plan is removed from storage', () => {
  storePlan({ ...camp, plan });
  removePlan();
  expect(readPlan(camp)).toBeNull();
});

test.each(['null', '7', '{"of":', '[]', '{"of":"riverside/multi-sports-camp"}'])(
  'an invalid plan is ignored: %s',
  (invalidPlan) => {
    sessionStorage.setItem('pavilion.camp', invalidPlan);
    expect(readPlan(camp)).toBeNull();
  },
);

test('only the valid parts of a plan are read', () => {
  const partlyInvalidPlan = {
    childIds: ['leo', 7],
    isSame: 1,
    chosenDays: { leo: { monday: 'full', tuesday: { optionId: 'am' } } },
  };
  const storedPlan = { of: 'riverside/multi-sports-camp', at: Date.now(), ...partlyInvalidPlan };
  sessionStorage.setItem('pavilion.camp', JSON.stringify(storedPlan));
  expect(readPlan(camp)).toEqual({
    childIds: ['leo'],
    isSame: false,
    chosenDays: { leo: { tuesday: { optionId: 'am', extraIds: [] } } },
  });
});
