import { expect, test } from 'vitest';
import { findOperation, type Operation } from './api-document.ts';
import { createDeliveries } from './deliveries.ts';
import { replaceStrings } from './replace-responses.ts';

function replaceIn(operation: Operation | undefined, value: unknown): unknown {
  if (!operation) throw new Error('The API document has no such call.');
  const plan = { payloads: ['<b>'], repeatsListEntries: true };
  return replaceStrings({ operation, plan, deliveries: createDeliveries(1) }, [operation.schema], value, '');
}

test('a null amount gets the value of another one in the same object, or stays null', () => {
  const order = findOperation('GET', '/api/orders/o-1');
  const price = { amount: 300, formatted: '£3.00', decimal: '3.00' };
  const replaceBooking = (booking: unknown) => replaceIn(order, { data: { items: [{ booking }] } });
  expect(replaceBooking({ late_fee: null })).toMatchObject({
    data: { items: [{ booking: { late_fee: null } }] },
  });
  expect(replaceBooking({ late_fee: null, other: price })).toMatchObject({
    data: { items: [{ booking: { late_fee: { amount: 300 } } }] },
  });
});

test('a list of texts that is empty in every scenario gets an entry if the site shows it', () => {
  const cart = findOperation('GET', '/api/cart');
  const replaceDays = (days: unknown) => replaceIn(cart, { data: { items: [{ days }] } });
  expect(replaceDays([{ extras: [] }])).toMatchObject({
    data: { items: [{ days: [{ extras: [expect.stringContaining('<b>')] }] }] },
  });
});
