import { expect, test } from 'vitest';
import { aMembershipType } from '@/shared/testing';
import { formatAges, formatEligibility, isAgeWithin, isAgeWithinAtStart, needsMoreThanAge } from './ages';

const YOUNG = { minAge: 11, maxAge: 15 };

test.each([
  ['1966-12-01', { minAge: 60, maxAge: null }, true],
  ['1966-12-27', { minAge: 60, maxAge: null }, true],
  ['1966-12-28', { minAge: 60, maxAge: null }, false],
  ['2010-11-28', { minAge: 11, maxAge: 15 }, true],
  ['2010-11-27', { minAge: 11, maxAge: 15 }, false],
])('somebody born on %s can start within a month at ages %j: %s', (dateOfBirth, ages, may) => {
  expect(isAgeWithinAtStart(ages, dateOfBirth, '2026-11-27')).toBe(may);
});

test.each([
  [YOUNG, 'ages 11 to 15'],
  [{ minAge: 60, maxAge: null }, 'ages 60 and over'],
  [{ minAge: null, maxAge: 15 }, 'ages up to 15'],
  [{ minAge: 0, maxAge: 4 }, 'ages 0 to 4'],
  [{ minAge: 18, maxAge: 18 }, 'age 18'],
])('%o reads %s', (ages, words) => {
  expect(formatAges(ages)).toBe(words);
});

test.each([
  ['no eligibility rule', { eligibility: null }, null],
  ['a group', { eligibility: { name: 'Students' } }, 'Students'],
  [
    'a group of an age',
    { eligibility: { name: 'Students' }, minAge: 16, maxAge: null },
    'Students, ages 16 and over',
  ],
  ['an age', { eligibility: null, ...YOUNG }, 'Ages 11 to 15'],
  ['an age that is in its name', { eligibility: { name: 'Ages 11 to 15' }, ...YOUNG }, 'Ages 11 to 15'],
  [
    'an age without an end that is in its name',
    { eligibility: { name: 'Over 60s' }, minAge: 60, maxAge: null },
    'Over 60s',
  ],
  [
    'an age that is no part of another number',
    { eligibility: { name: 'Class of 2015' }, minAge: 15, maxAge: null },
    'Class of 2015, ages 15 and over',
  ],
  ['no age, said so', { eligibility: { name: 'Students' }, minAge: null, maxAge: null }, 'Students'],
])('a membership for %s says who it is for', (_, given, words) => {
  expect(formatEligibility(aMembershipType(given))).toBe(words);
});

test.each([
  ['the day before the eleventh birthday', '2015-11-21', false],
  ['the eleventh birthday', '2015-11-20', true],
  ['the last day of being fifteen', '2010-11-21', true],
  ['the sixteenth birthday', '2010-11-20', false],
])('on %s, being within ages 11 to 15 is %s', (_, dateOfBirth, isWithin) => {
  expect(isAgeWithin(YOUNG, dateOfBirth, '2026-11-20')).toBe(isWithin);
});

test('a customer born on 29 February has their birthday on 1 March in other years', () => {
  const adult = { minAge: 18, maxAge: null };
  expect(isAgeWithin(adult, '2008-02-29', '2026-02-28')).toBe(false);
  expect(isAgeWithin(adult, '2008-02-29', '2026-03-01')).toBe(true);
});

test.each([
  ['no eligibility rule', { eligibility: null }, false],
  ['an age alone', { eligibility: null, ...YOUNG }, false],
  ['an age that is in its name', { eligibility: { name: 'Ages 11 to 15' }, ...YOUNG }, false],
  ['a group', { eligibility: { name: 'Students' } }, true],
  ['a group of an age', { eligibility: { name: 'Students' }, ...YOUNG }, true],
])('a membership with %s may require more than an age', (_, given, more) => {
  expect(needsMoreThanAge(aMembershipType(given))).toBe(more);
});
