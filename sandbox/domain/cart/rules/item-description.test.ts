import { expect, test } from 'vitest';
import { formatItemDescription } from './item-description.ts';

const ann = { id: 'p1', name: 'Ann Example' };
const swim = { kind: 'membership', id: 'm1', name: 'Swim' } as const;
const uses = { key: 'package:1', total: 10, frequency: null, isPersonal: false };

test.each([
  ['nothing of a place at its own price', {}, null],
  ['which price it is, where nobody is named', { attendee: null, priceLabel: 'Junior' }, 'Junior'],
  [
    'that a membership includes it',
    { price: 0, priceLabel: 'Included in your Swim', reduction: swim },
    'Included in your Swim',
  ],
  [
    'the same once, where nobody is named',
    { attendee: null, price: 0, priceLabel: 'Included in your Swim', reduction: swim },
    'Included in your Swim',
  ],
  ['that a membership lowers the price', { priceLabel: 'Member', reduction: swim }, 'Member price with Swim'],
  [
    'nothing of what the item itself names: a package',
    { attendee: null, price: 0, reduction: { kind: 'package', id: 'k1', name: '10 swims', uses } as const },
    null,
  ],
  [
    'which sessions are left',
    { note: '6 of 10 sessions', reduction: swim },
    '6 of 10 sessions, Member price with Swim',
  ],
  ['what is hired with it', { extras: [{ id: 'x', label: 'Two rackets', price: 500 }] }, 'Two rackets'],
])('an item says %s', (_, overrides, expected) => {
  expect(
    formatItemDescription({ attendee: ann, price: 520, priceLabel: 'Adult', reduction: null, ...overrides }),
  ).toBe(expected);
});
