import { expect, test } from 'vitest';
import { toCamelCase } from '@/shared/testing/to-camel-case';
import { buildPlaceItem } from '../../../../../tests/fixtures/cart.ts';
import { toReAddItem } from './items';

test('a restored court includes its hired extras', () => {
  const court = toCamelCase(buildPlaceItem({ options: { extras: ['rackets'] } }));
  expect(toReAddItem(court)).toMatchObject({ id: court.objectId, extras: ['rackets'] });
  expect(toReAddItem(toCamelCase(buildPlaceItem()))).not.toHaveProperty('extras');
});
