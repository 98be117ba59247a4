import { expect, test } from 'vitest';
import { type ApiFailure, loadCart, networkFailure, timeoutFailure } from '@/shared/api';
import { fakeOperator } from '@/shared/testing';
import { buildCart, buildCartItem } from '../../../../tests/fixtures/cart.ts';
import {
  checkByCompleting,
  checkCart,
  formatRefusal,
  isCertainRefusal,
  isItemsRefusal,
  isRateLimited,
  isSessionRefusal,
} from './check-payment';

const http = (status: number, message: string | null = null): ApiFailure => ({
  kind: 'http',
  status,
  message,
});
const ofProxy = (status: number): ApiFailure => ({ kind: 'http', status, message: 'nginx', isForeign: true });
const invalid = (errors: Record<string, string[]>, message: string | null = null): ApiFailure => ({
  kind: 'validation',
  message,
  errors,
});

test.each([400, 402, 403, 404, 409, 419, 499])('an HTTP %i from the API is a certain refusal', (status) => {
  expect(isCertainRefusal(http(status))).toBe(true);
  expect(isCertainRefusal(ofProxy(status))).toBe(false);
});

test.each([399, 401, 408, 425, 429, 500, 503])(
  'an HTTP %i does not say whether the payment was taken',
  (status) => {
    expect(isCertainRefusal(http(status))).toBe(false);
  },
);

test('a 422 from the API is a certain refusal; a 422 from a proxy or a lost response is not', () => {
  expect(isCertainRefusal(invalid({}))).toBe(true);
  expect(isCertainRefusal({ kind: 'validation', message: null, errors: {}, isForeign: true })).toBe(false);
  expect(isCertainRefusal(networkFailure)).toBe(false);
  expect(isCertainRefusal(timeoutFailure)).toBe(false);
});

test('only a 429 from the API counts as rate limiting', () => {
  expect(isRateLimited(http(429))).toBe(true);
  expect(isRateLimited(ofProxy(429))).toBe(false);
  expect(isRateLimited(http(403))).toBe(false);
  expect(isRateLimited(networkFailure)).toBe(false);
});

const OURS = 'Authorization failed';

test.each<[string, ApiFailure, string]>([
  ['all messages of its fields', invalid({ a: ['One.'], b: ['Two.'] }, 'No.'), 'One. Two.'],
  ['its sentence when it names no field', invalid({}, 'Your basket is empty.'), 'Your basket is empty.'],
  ['its reason', http(403, 'Not for you.'), 'Not for you.'],
  ['how long to wait', http(429, 'Too many.'), 'Too many.'],
  ['our sentence, where it gives no reason', http(409), OURS],
  ['our sentence, where its reason is empty', http(409, ''), OURS],
  ['our sentence, where it has failed itself', http(500, 'SQLSTATE 23505'), OURS],
  ['our sentence, where a proxy has refused', ofProxy(403), OURS],
  ['our sentence, where it cannot be reached', networkFailure, OURS],
])('the customer sees this text for a refusal with %s', (_, failure, expectedText) => {
  expect(formatRefusal(failure, OURS)).toBe(expectedText);
});

test('an expired page asks the customer to reload', () => {
  expect(formatRefusal(http(419, 'CSRF token mismatch.'), OURS)).toBe(
    'Something has gone wrong, please reload and try again.',
  );
});

test.each<[unknown, boolean]>([
  [invalid({ item_hash: ['Your order has changed.'] }), true],
  [invalid({ item_hash: ['Changed.'], billing_city: ['Unknown.'] }), true],
  [invalid({}), true],
  [invalid({ billing_city: ['Unknown.'] }), false],
  [http(409), false],
  [new Error('broken'), false],
])('after %j the order may have changed: %s', (failure, isSo) => {
  expect(isItemsRefusal(failure)).toBe(isSo);
});

test.each<[unknown, boolean]>([
  [invalid({ session_key: ['Invalid payment session.'] }), true],
  [invalid({ billing_city: ['Unknown.'] }), false],
  [invalid({}), false],
  [http(409), false],
  [networkFailure, false],
  [new Error('broken'), false],
])('%j refuses the payment session: %s', (failure, isSo) => {
  expect(isSessionRefusal(failure)).toBe(isSo);
});

test.each([
  { completeOrderId: null, status: 'completed' },
  { completeOrderId: '', status: 'completed' },
  { completeOrderId: 'order-1', status: 'processing' },
])('a completion that returns %j is undecided', async (answer) => {
  const expectedText = await checkByCompleting(async () => JSON.parse(JSON.stringify(answer)), {
    fallback: OURS,
  });
  expect(expectedText).toEqual({ kind: 'undecided' });
});

test('a cart that fails to load leaves the payment undecided, and is retried when the server says', async () => {
  const failure: ApiFailure = { kind: 'http', status: 503, message: null, retryAfter: 7 };
  expect(await checkCart(() => Promise.reject(failure))).toEqual({ kind: 'undecided', retryAfter: 7 });
  expect(await checkCart(() => Promise.reject(networkFailure))).toEqual({ kind: 'undecided' });
});

test('a cart that has lost a place no longer matches the one on the screen', async () => {
  const heldItem = { hold: { state: 'held', until: null } } as const;
  const lostItem = { hold: { state: 'lost', until: null } } as const;
  const hashOf = async (...items: (typeof heldItem | typeof lostItem | { hold: null })[]) => {
    fakeOperator({
      'GET /api/cart': { data: buildCart({ items: items.map((item) => buildCartItem(item)) }) },
    });
    return checkCart(() => loadCart());
  };
  const { item_hash: itemHash } = buildCart();
  expect(await hashOf(heldItem, { hold: null })).toEqual({ kind: 'no_order', itemHash });
  expect(await hashOf(heldItem, lostItem)).toEqual({ kind: 'no_order', itemHash: null });
});
