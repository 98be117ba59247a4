import { expect, test } from 'vitest';
import { loadCart } from '@/shared/api';
import { fakeOperator } from '@/shared/testing';
import { buildCart, buildCartItem, buildPlaceItem } from '../../../../tests/fixtures/cart.ts';
import { groupItems } from './groups';

const ann = { id: 'p-1', name: 'Ann Example' };
const leo = { id: 'p-2', name: 'Leo Example' };
const place = (id: string, attendee: typeof ann | null, day: number) =>
  buildPlaceItem({ id, attendee, sort_by: `2026-11-${day}T18:30:00Z` });

// Proves K1.2.
test('items are grouped by person, groups follow the server’s order, and items without a named person come last', async () => {
  const items = [
    buildCartItem({ id: 'membership', sort_by: '2026-11-01T09:00:00Z' }),
    place('ann-late', ann, 26),
    place('leo', leo, 25),
    place('ann-early', ann, 24),
    place('swim', null, 23),
  ];
  fakeOperator({ 'GET /api/cart': { data: buildCart({ items }) } });
  const groups = groupItems((await loadCart()).items);
  expect(groups.map(({ person, items: own }) => [person?.name ?? null, own.map(({ id }) => id)])).toEqual([
    ['Ann Example', ['ann-early', 'ann-late']],
    ['Leo Example', ['leo']],
    [null, ['membership', 'swim']],
  ]);
});
