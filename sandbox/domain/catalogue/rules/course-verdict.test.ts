import { describe, expect, test } from 'vitest';
import {
  type CourseVerdictFacts,
  decideCourseState,
  decideCourseVerdict,
  hasRequiredLevel,
} from './course-verdict.ts';

const LEVELS = ['Stage 1', 'Stage 2', 'Stage 3', 'Stage 4'];
const NOW_INSTANT = new Date('2026-11-24T10:00:00Z');
const openCourse = {
  cancelledReason: null,
  sessionsLeft: 6,
  joinBefore: new Date('2026-11-24T10:00:01Z'),
  remaining: 4,
};

describe('the state of a course', () => {
  test.each([
    ['available', {}],
    ['few', { remaining: 3 }],
    ['full', { remaining: 0 }],
    ['full', { remaining: -1 }],
    ['closed', { joinBefore: NOW_INSTANT, remaining: 0 }],
    ['over', { sessionsLeft: 0, joinBefore: NOW_INSTANT }],
    ['cancelled', { cancelledReason: 'The leader is ill.', sessionsLeft: 0 }],
  ] as const)('the state of a course is %s for %o', (state, overrides) => {
    expect(decideCourseState({ ...openCourse, ...overrides }, NOW_INSTANT)).toBe(state);
  });
});

describe('a level that a course requires', () => {
  test.each([
    [null, null, true],
    ['Stage 2', null, false],
    ['Stage 2', 'Stage 1', false],
    ['Stage 2', 'Stage 2', true],
    ['Stage 2', 'Stage 4', true],
    ['Stage 2', 'Dolphin', false],
    ['Dolphin', 'Stage 4', false],
    ['Dolphin', 'Dolphin', true],
  ])('the required level %s is met by the recorded level %s: %s', (required, recorded, isMet) => {
    expect(hasRequiredLevel(required, recorded, LEVELS)).toBe(isMet);
  });
});

describe('a verdict on a person and a course', () => {
  const offer = {
    pricingOptionId: 'p',
    label: 'Junior',
    price: 1,
    fullPrice: 1,
    reduction: null,
    isDefault: true,
  };
  const fitting: CourseVerdictFacts = {
    state: 'available',
    cancelledReason: null,
    age: 7,
    ages: { min: 5, max: 8 },
    missingLevel: null,
    offers: [offer],
    ownPlace: null,
    hasPenalties: false,
    needsForm: false,
    canWait: false,
  };

  test.each([
    ['ok', {}],
    ['ok', { age: null }],
    ['already_booked', { ownPlace: 'booked', state: 'over' }],
    ['closed', { state: 'cancelled', cancelledReason: 'The leader is ill.' }],
    ['closed', { state: 'over', ownPlace: 'in_basket' }],
    ['closed', { state: 'closed' }],
    ['in_basket', { ownPlace: 'in_basket', state: 'full' }],
    ['too_young', { age: 4, missingLevel: 'Stage 2' }],
    ['too_old', { age: 9 }],
    ['level_needed', { missingLevel: 'Stage 2', state: 'full' }],
    ['not_member', { offers: [] }],
    ['penalties', { hasPenalties: true, state: 'full' }],
    ['full', { state: 'full', needsForm: true }],
    ['form_needed', { needsForm: true }],
    ['form_needed', { state: 'full', needsForm: true, canWait: true }],
    ['full', { state: 'full', canWait: true }],
  ] as const)('the verdict on a person and a course is %s for %o', (code, overrides) => {
    const verdict = decideCourseVerdict({ ...fitting, ...overrides });
    expect(verdict).toMatchObject({ code, canBook: code === 'ok' });
    expect(verdict.message === null).toBe(code === 'ok');
  });

  test('the verdict on a person and a course names the missing level or the ages of the course', () => {
    const { message } = decideCourseVerdict({ ...fitting, missingLevel: 'Stage 2' });
    expect(message).toContain('Stage 2');
    expect(decideCourseVerdict({ ...fitting, age: 4 }).message).toBe(
      'This course is for people aged 5 to 8.',
    );
  });
});
