import { expect, test } from 'vitest';
import type { HeldPackage } from '@/shared/api';
import { toCamelCase } from '@/shared/testing';
import { buildHeldPackage } from '../../../../../tests/fixtures/packages.ts';
import { countDaysLeft } from './expiring';

const readHeldPackage = (overrides: Parameters<typeof buildHeldPackage>[0]): HeldPackage =>
  toCamelCase(buildHeldPackage(overrides));

test.each([
  ['2026-11-24', 0],
  ['2026-11-25', 1],
  ['2026-12-08', 14],
  ['2026-12-09', null],
  ['2026-11-23', null],
])('a package that can be used until %s has %s days left on 24 November', (expires_on, daysLeft) => {
  expect(countDaysLeft(readHeldPackage({ expires_on }), '2026-11-24')).toBe(daysLeft);
});

test('a used-up package is not reported as expiring', () => {
  expect(
    countDaysLeft(readHeldPackage({ expires_on: '2026-11-25', state: 'used_up' }), '2026-11-24'),
  ).toBeNull();
});
