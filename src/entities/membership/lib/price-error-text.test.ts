import { expect, test } from 'vitest';
import type { ApiFailure } from '@/shared/api';
import { priceErrorText } from './price-error-text';

const refused = (errors: Record<string, string[]>): ApiFailure => ({
  kind: 'validation',
  message: 'The dates are wrong.',
  errors,
});

test('a price that cannot be worked out has a text of its own', () => {
  expect(priceErrorText(refused({ incalculablePrice: ['No rule.'] }))).toBe('Could not calculate price.');
});

test('every other failure of a price reads as any failure does', () => {
  expect(priceErrorText(refused({ startDate: ['Too late.'] }))).toBe('The dates are wrong.');
});
