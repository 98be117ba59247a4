import { expect, test } from 'vitest';
import { parseCustomerSearch } from './customer-search.ts';

test.each([
  ['d1000006', { code: 'D1000006', email: null, phone: null, words: ['d1000006'] }],
  [' Sam  Taylor M12 6FZ ', { code: 'SAM TAYLOR M12 6FZ', words: ['Sam', 'Taylor', 'M12', '6FZ'] }],
  ['Sam@Example.com', { email: 'sam@example.com', words: [] }],
  ['+44 1632 960-123', { phone: '1632960123' }],
  ['(01632) 960 123', { phone: '1632960123' }],
  ['0012', { phone: null }],
])('%s', (typedText, meant) => {
  expect(parseCustomerSearch(typedText)).toMatchObject(meant);
});
