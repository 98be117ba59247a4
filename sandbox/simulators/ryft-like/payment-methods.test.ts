import { expect, test } from 'vitest';
import { listOfferedMethods } from './browser/payment-methods.ts';

const now = new Date('2026-11-23T09:00:00Z');
const method = {
  id: 'pmt_1',
  type: 'Card',
  customerId: 'cus_1',
  createdTimestamp: 1_795_000_000,
  card: { scheme: 'Visa', last4: '0085', expiryMonth: '11', expiryYear: '2026' },
};

test('the cards of the API’s list are offered, except expired ones', () => {
  const expired = { ...method, id: 'pmt_2', card: { ...method.card, expiryMonth: '10' } };
  expect(listOfferedMethods(JSON.stringify({ items: [method, expired] }), now)).toEqual([method]);
  expect(listOfferedMethods('{"items":[]}', now)).toEqual([]);
});

test('without a list nothing is offered', () => {
  expect(listOfferedMethods('', now)).toEqual([]);
});

const { customerId, ...withoutCustomer } = method;
const { createdTimestamp, ...withoutTime } = method;

test.each([
  ['no JSON', 'items'],
  ['no list', '{}'],
  ['a card that has no customer', JSON.stringify({ items: [withoutCustomer] })],
  ['a card that was never stored', JSON.stringify({ items: [withoutTime] })],
  ['a method without its card', JSON.stringify({ items: [{ ...method, card: null }] })],
  ['a card that the page has described', JSON.stringify({ items: [{ ...method, card: { last4: '0085' } }] })],
])('%s is not the API’s list and is refused', (_, rawJson) => {
  expect(() => listOfferedMethods(rawJson, now)).toThrow(
    'Ryft.init: customerPaymentMethods.rawJson is not the list of a customer’s payment methods.',
  );
});
