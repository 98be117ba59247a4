import { expect, test } from 'vitest';
import { findChangedProjects } from './changed.ts';

test.each([
  'sandbox/routes/cart.ts',
  'deploy/addresses.ts',
  'tests/fixtures/cart.ts',
  'src/app/sites/tables.ts',
  'src/shared/config/config.ts',
  'vitest.config.ts',
])('a change to %s runs the API tests', (file) => {
  expect(findChangedProjects([file])).toContain('api');
});

test('a change to a page or a feature does not run the API tests', () => {
  const files = ['src/pages/system/checkout/ui/checkout-page.tsx', 'src/features/apply-promo-code/index.ts'];
  expect(findChangedProjects(files)).toEqual(['unit', 'node', 'faults', 'payments']);
});
