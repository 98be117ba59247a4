import { describe, expect, test } from 'vitest';
import type { FormDefinition } from '@/shared/forms';
import { aDataField, aDataFieldForm, formParts, sectionsOf } from '@/shared/testing';
import { addAgeCheck, findAgeProblem } from './age-check';
import { buildRegisterForm } from './register-form';

const TODAY = '2026-11-20';
const JUNIOR = { minAge: 11, maxAge: 15, membership: 'Junior Swim' };

const form = buildRegisterForm(
  aDataFieldForm(
    sectionsOf(
      aDataField({ name: 'dob', label: 'Date of birth', type: 'date' }),
      aDataField({ name: 'moved_in', label: 'Moved in', type: 'date' }),
      aDataField(),
    ),
  ),
  TODAY,
);
const findProblem = (definition: FormDefinition, key: string, value: unknown) =>
  formParts(definition).uiSchema[key]?.['ui:options']?.check?.(value, {}) ?? null;

describe('dates of birth for a membership with age limits', () => {
  const checkedForm = addAgeCheck(form, JUNIOR, TODAY);

  test('a date of birth outside the age limits is refused, and no other date is', () => {
    expect(findProblem(checkedForm, 'f-dob', '1990-02-01')).toContain('Junior Swim');
    expect(findProblem(checkedForm, 'f-dob', '2013-02-01')).toBeNull();
    expect(findProblem(checkedForm, 'f-moved_in', '1990-02-01')).toBeNull();
    expect(findProblem(checkedForm, 'f-first_name', '1990-02-01')).toBeNull();
  });

  test('a date of birth for a membership with age limits must first be a valid date in the past', () => {
    expect(findProblem(checkedForm, 'f-dob', '2026-11-21')).toBe(
      'Date must be valid. It can’t be later than today.',
    );
  });

  test.each(['', '1 Feb', '1990-02-31', undefined, 19_900_201])(
    'the age is not checked while the date of birth is %j',
    (value) => {
      expect(findProblem(checkedForm, 'f-dob', value)).toBeNull();
    },
  );
});

test.each([null, { ...JUNIOR, minAge: null, maxAge: null }])(
  'a membership for all ages (%j) refuses nobody',
  (ages) => {
    expect(findProblem(addAgeCheck(form, ages, TODAY), 'f-dob', '1900-02-01')).toBeNull();
  },
);

describe('the reason, as soon as the date of birth is given', () => {
  const reasonFor = (value: unknown, ages: Parameters<typeof findAgeProblem>[2] = JUNIOR) =>
    findAgeProblem(form, { 'f-dob': value }, ages, TODAY);

  test('the reason names the membership and says who it is for', () => {
    expect(reasonFor('1990-02-01')).toEqual({
      path: 'f-dob',
      dateOfBirth: '1990-02-01',
      reason: 'Junior Swim is for ages 11 to 15.',
    });
  });

  test.each(['2013-02-01', '2026-11-21', '1 Feb', undefined])('there is none for %j', (value) => {
    expect(reasonFor(value)).toBeNull();
  });

  test('there is no reason if the membership is for all ages, nor before the form has loaded', () => {
    expect(reasonFor('1990-02-01', null)).toBeNull();
    expect(findAgeProblem(null, { 'f-dob': '1990-02-01' }, JUNIOR, TODAY)).toBeNull();
  });
});

// Proves J3.15.
test('the date of birth comes first if the membership depends on it, and keeps its position otherwise', () => {
  const late = buildRegisterForm(
    aDataFieldForm(
      sectionsOf(aDataField({ isRequired: true }), aDataField({ name: 'dob', label: 'Born', type: 'date' })),
    ),
    TODAY,
  );
  const order = (definition: FormDefinition) => Object.keys(formParts(definition).properties);
  expect(order(late).slice(0, 2)).toEqual(['f-first_name', 'f-dob']);
  expect(order(addAgeCheck(late, JUNIOR, TODAY)).slice(0, 2)).toEqual(['f-dob', 'f-first_name']);
});
