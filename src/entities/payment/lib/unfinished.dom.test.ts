import { beforeEach, expect, test } from 'vitest';
import {
  readUnfinishedPayment,
  removeUnfinishedPayment,
  storeUnfinishedPayment,
  type UnfinishedPayment,
} from './unfinished';

const KEY = 'pavilion.payment';
const payment: UnfinishedPayment = {
  provider: 'stripe',
  transactionUuid: 'transaction-1',
  cartId: 'cart-1',
  itemHash: 'hash-1',
  terms: ['terms-1'],
  isAtBank: true,
};

beforeEach(() => sessionStorage.clear());

test.each([payment, { ...payment, itemHash: null, terms: [], isAtBank: false }])(
  'an unfinished payment can be read again in this tab until it is removed (%j)',
  (given) => {
    expect(readUnfinishedPayment()).toBeNull();
    storeUnfinishedPayment(given);
    expect(readUnfinishedPayment()).toEqual(given);
    removeUnfinishedPayment();
    expect(readUnfinishedPayment()).toBeNull();
  },
);

test.each(['', 'no JSON', 'null', '7', '"payment"', '[]', '{}'])(
  'the stored text %j is ignored',
  (storedText) => {
    sessionStorage.setItem(KEY, storedText);
    expect(readUnfinishedPayment()).toBeNull();
  },
);

test.each([
  { provider: 7 },
  { transactionUuid: null },
  { cartId: undefined },
  { itemHash: 7 },
  { terms: 'terms-1' },
  { terms: ['terms-1', 7] },
  { isAtBank: 'true' },
])('a stored payment with %j is ignored', (invalidFields) => {
  sessionStorage.setItem(KEY, JSON.stringify({ ...payment, ...invalidFields }));
  expect(readUnfinishedPayment()).toBeNull();
});
