import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import type { FormValues } from '@/shared/forms';
import { aDataField, sectionsOf } from '@/shared/testing';
import { $agesOfMembership, dataFields, filled, model, openedForm, submit } from '../testing/opened-form';

describe('a date of birth that the chosen membership is not for', () => {
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
  test('a date of birth that the chosen membership is not for is reported beside the field before anything is sent, and nothing typed is lost', async () => {
    const { scope, sent } = await openedForm({ load: () => born, ages: juniors });
    await submit(scope, day('1990-05-05'));
    expect(scope.getState(model.$errors)).toEqual(said);
    expect(scope.getState(model.$values)).toEqual(day('1990-05-05'));
    expect(sent).not.toHaveBeenCalled();
    await submit(scope, day('2014-05-05'));
    expect(sent).toHaveBeenCalledOnce();
  });

  test('a date of birth that the chosen membership is not for is sent once another membership is chosen', async () => {
    const { scope, sent } = await openedForm({ load: () => born, ages: juniors });
    await submit(scope, day('1990-05-05'));
    await allSettled($agesOfMembership, { scope, params: null });
    expect(scope.getState(model.$errors)).toEqual({});
    expect(scope.getState(model.$values)).toEqual(day('1990-05-05'));
    await submit(scope, day('1990-05-05'));
    expect(sent).toHaveBeenCalledOnce();
  });

  test('a date of birth that the chosen membership is not for is not after today either', async () => {
    const { scope } = await openedForm({ load: () => born, ages: juniors });
    await submit(scope, day('2190-05-05'));
    expect(scope.getState(model.$errors)['f-date_of_birth']?.[0]).toContain('Date must be valid.');
  });

  test.each([
    ['an operator that asks for none', dataFields],
    ['one that the customer leaves empty', born],
  ])('%s: the server decides', async (_, load) => {
    const { scope, sent } = await openedForm({ load: () => load, ages: juniors });
    await submit(scope);
    expect(sent).toHaveBeenCalledOnce();
  });

  test.each([
    { minAge: null, maxAge: null },
    { minAge: 18, maxAge: null },
  ])(
    'a date of birth that the chosen membership is not for goes through where the membership says %o',
    async (ages) => {
      const { scope, sent } = await openedForm({ load: () => born, ages: { ...juniors, ...ages } });
      await submit(scope, day('1990-05-05'));
      expect(sent).toHaveBeenCalledOnce();
    },
  );
});
