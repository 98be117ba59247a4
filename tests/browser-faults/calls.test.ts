import { expect, test } from 'vitest';
import { listCoverage } from '../../contracts/coverage.ts';
import { SHAPE_FAULTS } from '../../sandbox/server/shape-faults.ts';
import { browserCalls } from './calls/index.ts';
import { faults } from './faults.ts';
import { isApplicable } from './shapes.ts';

/** Calls that only read, but are steps of what is paid and of what it costs. */
const PAYMENT_READS = [
  'GET /api/cart',
  'GET /api/checkout/prepare',
  'GET /api/v1/membership-promotions/validate/{code}/{paymentOptionId}',
];

/** Calls that only staff make. The visits here are a customer's; `tests/faults` makes these with each fault. */
const STAFF_CALLS = [
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
const HAND_OFF_CALLS = ['POST /api/handoffs/{token}/claim', 'POST /api/handoffs/{token}/release'];

const writingCalls = listCoverage()
  .map(({ call }) => call)
  .filter((call) => !call.startsWith('GET ') && ![...STAFF_CALLS, ...HAND_OFF_CALLS].includes(call));

// Proves S10.5.
test('every call of the site that writes or pays is tried with faults in a browser', () => {
  const expectedCalls = [...writingCalls, ...PAYMENT_READS];
  const testedCalls = new Set(browserCalls.map(({ call }) => call));
  expect([...testedCalls].sort()).toEqual(expectedCalls.sort());
});

test('the short run has each shape of a wrong response, and only faults that apply', () => {
  const shortRunPairs = browserCalls.flatMap((call) =>
    (call.isInShortRun ?? []).map((name) => ({ call, name })),
  );
  expect(shortRunPairs.map(({ name }) => name)).toEqual(expect.arrayContaining([...SHAPE_FAULTS]));
  const isApplicablePair = ({ call, name }: (typeof shortRunPairs)[number]) =>
    faults.some((fault) => fault.name === name && isApplicable(fault, call));
  expect(shortRunPairs.filter((pair) => !isApplicablePair(pair))).toEqual([]);
});

test('each call has a unique name', () => {
  expect(new Set(browserCalls.map(({ name }) => name)).size).toBe(browserCalls.length);
});
