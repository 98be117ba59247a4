import { expect, test } from 'vitest';
import { inCamel } from '@/shared/testing/in-camel';
import { buildHeldPlace } from '../../../../../tests/fixtures/cart.ts';
import { toReAddItem } from './items';

test('a restored court includes its hired extras', () => {
  const court = inCamel(buildHeldPlace({ options: { extras: ['rackets'] } }));
  expect(toReAddItem(court)).toMatchObject({ id: court.objectId, extras: ['rackets'] });
  expect(toReAddItem(inCamel(buildHeldPlace()))).not.toHaveProperty('extras');
});
