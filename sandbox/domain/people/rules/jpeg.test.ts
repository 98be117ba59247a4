import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isJpeg } from './jpeg.ts';

const START_MARKER = [0xff, 0xd8, 0xff];
const END_MARKER = [0xff, 0xd9];

test('bytes that begin and end like a JPEG are one, whatever is between', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (inside) => {
      expect(isJpeg(new Uint8Array([...START_MARKER, ...inside, ...END_MARKER]))).toBe(true);
    }),
  );
});

test.each([
  ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['an SVG with a script', [...Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')]],
  ['nothing', []],
  ['a JPEG that was cut short', [...START_MARKER, 1, 2, 3]],
  ['a beginning alone', START_MARKER],
])('%s is not a JPEG', (_, bytes) => {
  expect(isJpeg(new Uint8Array(bytes))).toBe(false);
});
