import { expect, test } from 'vitest';
import type { ApiFailure } from './failure';
import { refusalOf } from './refusal';

const refused = (errors: Record<string, string[]>): ApiFailure => ({
  kind: 'validation',
  message: 'No.',
  errors,
});
const http = (status: number, message: string | null = null): ApiFailure => ({
  kind: 'http',
  status,
  message,
});

test.each<[ApiFailure, boolean]>([
  [{ kind: 'network' }, true],
  [{ kind: 'timeout' }, true],
  [{ kind: 'unexpected', cause: null }, true],
  [http(500), true],
  [http(503), true],
  [http(499), false],
  [http(429), false],
  [refused({}), false],
])('after %j the work may be done all the same: %s', (failure, isLost) => {
  expect(refusalOf(failure).isUnknown).toBe(isLost);
});

test('the first message about a field is said, else the message about the whole', () => {
  expect(refusalOf(refused({ from: ['Too early.', 'Too late.'] })).message).toBe('Too early.');
  expect(refusalOf(refused({})).message).toBe('No.');
});
