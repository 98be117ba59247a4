import { expect, test } from 'vitest';
import { listCoverage } from '../../contracts/coverage.ts';
import { bookingsSiteCalls, joiningAndAccountCalls } from './all-calls.ts';
import { checkoutCalls } from './checkout-calls.ts';
import { healthy } from './operator.ts';

/** Calls that have their own tests: the start, a log-out, and a payment that is at its bank. */
const TRIED_ELSEWHERE = [
  'GET /api/client',
  'GET /api/frontend/theme',
  'GET /api/activities/footer',
  'POST /api/auth/logout',
  'POST /api/payment-providers/sca-completion/t-1',
];

const tried = [
  ...[...joiningAndAccountCalls, ...bookingsSiteCalls, ...checkoutCalls].map(({ call }) => call),
  ...TRIED_ELSEWHERE,
];

// Proves S10.5.
test('every call that the site makes is tried with every fault', () => {
  const templates = new Set(listCoverage().map(({ call }) => call));
  const isTried = (template: string) => {
    const pattern = new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    return tried.some((call) => call === template || (pattern.test(call) && !templates.has(call)));
  };
  expect(templates.size).toBeGreaterThan(90);
  expect([...templates].filter((template) => !isTried(template))).toEqual([]);
});

test('every call that the fake operator answers is tried', () => {
  expect(Object.keys(healthy).filter((call) => !tried.includes(call))).toEqual([]);
});
