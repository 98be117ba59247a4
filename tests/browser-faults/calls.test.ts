import { expect, test } from 'vitest';
import { listCoverage } from '../../contracts/coverage.ts';
import { SHAPE_FAULTS } from '../../sandbox/server/shape-faults.ts';
import { calls } from './calls/index.ts';
import { faults } from './faults.ts';
import { isApplicable } from './shapes.ts';

/** Calls that only read, but are steps of what is paid and of what it costs. */
const READ_BUT_PAY = [
  'GET /api/cart',
  'GET /api/checkout/prepare',
  'GET /api/v1/membership-promotions/validate/{code}/{paymentOptionId}',
];

/** Calls that only staff make. The visits here are a customer's; `tests/faults` makes these with each fault. */
const AT_THE_DESK = [
  'POST /api/cart/pay',
  'POST /api/front-of-house/customers',
  'POST /api/cart/handoffs',
  'POST /api/cart/handoffs/{id}/extend',
  'POST /api/cart/handoffs/{id}/email',
  'DELETE /api/cart/handoffs/{id}',
];

/**
 * Calls whose refusal is a screen of its own that says what happened to the basket. `tests/faults` makes these with each
 * fault too.
 */
const OF_A_CODE = ['POST /api/handoffs/{token}/claim', 'POST /api/handoffs/{token}/release'];

const writingCalls = listCoverage()
  .map(({ call }) => call)
  .filter((call) => !call.startsWith('GET ') && ![...AT_THE_DESK, ...OF_A_CODE].includes(call));

// Proves S10.5.
test('every call of the site that writes or pays is tried with faults in a browser', () => {
  const expectedCalls = [...writingCalls, ...READ_BUT_PAY];
  const testedCalls = new Set(calls.map(({ call }) => call));
  expect([...testedCalls].sort()).toEqual(expectedCalls.sort());
});

test('the short run has each shape of a wrong response, and only faults that apply', () => {
  const shortRun = calls.flatMap((call) => (call.isInShortRun ?? []).map((name) => ({ call, name })));
  expect(shortRun.map(({ name }) => name)).toEqual(expect.arrayContaining([...SHAPE_FAULTS]));
  const isPossible = ({ call, name }: (typeof shortRun)[number]) =>
    faults.some((fault) => fault.name === name && isApplicable(fault, call));
  expect(shortRun.filter((pair) => !isPossible(pair))).toEqual([]);
});

test('each call has a unique name', () => {
  expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length);
});
