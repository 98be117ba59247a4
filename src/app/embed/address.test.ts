import { expect, it } from 'vitest';
import { toEmbeddedAddress } from './address';

it.each([
  ['https://join.example/', 'https://join.example/?embedded'],
  ['https://join.example/centre/a?x=1#y', 'https://join.example/centre/a?x=1&embedded#y'],
  ['https://join.example/checkout?embedded', 'https://join.example/checkout?embedded'],
  ['https://join.example/?embedded=true', 'https://join.example/?embedded=true'],
])('%s becomes %s', (address, embedded) => {
  expect(toEmbeddedAddress(address)).toBe(embedded);
});
