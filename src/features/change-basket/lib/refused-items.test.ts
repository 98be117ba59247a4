import { expect, test } from 'vitest';
import { readRefusedItems } from './refused-items';

test('each refused item has its message, whichever of its fields the message is about', () => {
  const errors = {
    'items.0': ['Full.'],
    'items.12.quantity': ['Too many.', 'Far too many.'],
    items: ['No.'],
  };
  const failure = { kind: 'validation', message: 'Invalid.', errors } as const;
  expect([...readRefusedItems(failure)]).toEqual([
    [0, 'Full.'],
    [12, 'Too many.'],
  ]);
  expect(readRefusedItems({ kind: 'network' }).size).toBe(0);
});
