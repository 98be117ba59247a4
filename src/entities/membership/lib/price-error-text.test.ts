import { expect, test } from 'vitest';
import type { ApiFailure } from '@/shared/api';
import { formatPriceError } from './price-error-text';

const createFailure = (errors: Record<string, string[]>): ApiFailure => ({
  kind: 'validation',
  message: 'The dates are wrong.',
  errors,
});

test('a price that cannot be calculated has its own text', () => {
  expect(formatPriceError(createFailure({ incalculablePrice: ['No rule.'] }))).toBe(
    'Could not calculate price.',
  );
});

test('any other failure to load a price has the usual text for failures', () => {
  expect(formatPriceError(createFailure({ startDate: ['Too late.'] }))).toBe('The dates are wrong.');
});
