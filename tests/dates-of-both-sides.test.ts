import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as operator from '../sandbox/domain/common/index.ts';
import { isAgeWithin } from '../src/entities/membership/lib/ages';
import { addMonths } from '../src/shared/lib';

const anyDate = fc
  .integer({ min: 0, max: 40_000 })
  .map((dayCount) => operator.addDays('1990-01-01', dayCount));

test('the site and the operator move any date by months in the same way, at the end of every month', () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: -60, max: 60 }), (date, months) => {
      expect(addMonths(date, months)).toBe(operator.addMonths(date, months));
    }),
  );
});

test('the site finds a person old enough on exactly the same day as the operator', () => {
  fc.assert(
    fc.property(anyDate, anyDate, fc.integer({ min: 0, max: 100 }), (dateOfBirth, day, age) => {
      const isWithinAges = isAgeWithin({ minAge: age, maxAge: age }, dateOfBirth, day);
      expect(isWithinAges).toBe(operator.calculateAge(dateOfBirth, day) === age);
    }),
  );
});
