import { expect, test } from 'vitest';
import { listCoverage } from '../../contracts/coverage.ts';
import { bookingsSiteCalls, joiningAndAccountCalls } from './all-calls.ts';
import { checkoutCalls } from './checkout-calls.ts';
import { healthyAnswers } from './operator.ts';

/** Calls that have their own tests: the start, a log-out, and a payment that is at its bank. */
const TESTED_ELSEWHERE = [
  'GET /api/client',
  'GET /api/frontend/theme',
  'GET /api/activities/footer',
  'POST /api/auth/logout',
  'POST /api/payment-providers/sca-completion/t-1',
];

const testedEndpoints = [
  ...[...joiningAndAccountCalls, ...bookingsSiteCalls, ...checkoutCalls].map(({ endpoint }) => endpoint),
  ...TESTED_ELSEWHERE,
];

// Proves S10.5.
test('every call that the site makes is tried with every fault', () => {
  const templates = new Set(listCoverage().map(({ call }) => call));
  const isTested = (template: string) => {
    const pattern = new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    return testedEndpoints.some((call) => call === template || (pattern.test(call) && !templates.has(call)));
  };
  expect(templates.size).toBeGreaterThan(90);
  expect([...templates].filter((template) => !isTested(template))).toEqual([]);
});

test('every call that the fake operator answers is tried', () => {
  expect(Object.keys(healthyAnswers).filter((call) => !testedEndpoints.includes(call))).toEqual([]);
});
