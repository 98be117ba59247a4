import { afterEach, expect, test } from 'vitest';
import { keepSignedWaivers, readSignedWaivers } from './signed-waivers';

afterEach(() => sessionStorage.clear());

test('what was accepted for a cart is read for that cart only', () => {
  expect(readSignedWaivers('cart-1')).toEqual([]);
  keepSignedWaivers({ cartId: 'cart-1', ids: ['a', 'b'] });
  expect(readSignedWaivers('cart-1')).toEqual(['a', 'b']);
  expect(readSignedWaivers('cart-2')).toEqual([]);
  keepSignedWaivers({ cartId: 'cart-2', ids: [] });
  expect(readSignedWaivers('cart-1')).toEqual([]);
  expect(readSignedWaivers('cart-2')).toEqual([]);
});
