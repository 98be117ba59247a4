import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import type { FormValues } from '@/shared/forms';
import { aDataField, sectionsOf } from '@/shared/testing';
import {
  $agesOfMembership,
  dataFields,
  filled,
  model,
  openRegisterForm,
  submit,
} from '../testing/opened-form';

describe('dates of birth outside the chosen membership’s ages', () => {
  const born = {
    ...dataFields,
    sections: sectionsOf(
      ...dataFields.sections.flatMap(({ sectionFields }) => sectionFields),
      aDataField({ name: 'date_of_birth', label: 'Date of birth', type: 'date' }),
    ),
  };
  const juniors = { membership: 'Junior Active', minAge: 11, maxAge: 15 };
  const day = (value: string): FormValues => ({ ...filled, 'f-date_of_birth': value });
  const said = {
    'f-date_of_birth': [
      'Junior Active is for ages 11 to 15. Check the date of birth, or choose another membership.',
    ],
  };

  // Proves J3.13.
  test('a date of birth outside the ages is reported at its field before anything is sent, and nothing typed is lost', async () => {
    const { scope, sent } = await openRegisterForm({ load: () => born, ages: juniors });
    await submit(scope, day('1990-05-05'));
    expect(scope.getState(model.$errors)).toEqual(said);
    expect(scope.getState(model.$values)).toEqual(day('1990-05-05'));
    expect(sent).not.toHaveBeenCalled();
    await submit(scope, day('2014-05-05'));
    expect(sent).toHaveBeenCalledOnce();
  });

  test('a date of birth is sent once a membership for that age is chosen', async () => {
    const { scope, sent } = await openRegisterForm({ load: () => born, ages: juniors });
    await submit(scope, day('1990-05-05'));
    await allSettled($agesOfMembership, { scope, params: null });
    expect(scope.getState(model.$errors)).toEqual({});
    expect(scope.getState(model.$values)).toEqual(day('1990-05-05'));
    await submit(scope, day('1990-05-05'));
    expect(sent).toHaveBeenCalledOnce();
  });

  test('a date of birth must not be after today either', async () => {
    const { scope } = await openRegisterForm({ load: () => born, ages: juniors });
    await submit(scope, day('2190-05-05'));
    expect(scope.getState(model.$errors)['f-date_of_birth']?.[0]).toContain('Date must be valid.');
  });

  test.each([
    ['an operator that asks for none', dataFields],
    ['one that the customer leaves empty', born],
  ])('%s: the server decides', async (_, load) => {
    const { scope, sent } = await openRegisterForm({ load: () => load, ages: juniors });
    await submit(scope);
    expect(sent).toHaveBeenCalledOnce();
  });

  test.each([
    { minAge: null, maxAge: null },
    { minAge: 18, maxAge: null },
  ])('any date of birth is accepted if the membership’s ages are %o', async (ages) => {
    const { scope, sent } = await openRegisterForm({ load: () => born, ages: { ...juniors, ...ages } });
    await submit(scope, day('1990-05-05'));
    expect(sent).toHaveBeenCalledOnce();
  });
});
