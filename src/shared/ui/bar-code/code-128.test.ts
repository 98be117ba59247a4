import bwipjs from 'bwip-js/node';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeCode128 } from './code-128';

const [TO_C, TO_B, START_B, START_C] = [99, 100, 104, 105];

/** The widths of bars and spaces that another library draws. */
function drawModules(text: string, options: object = {}): number[] {
  const [symbol] = bwipjs.raw({ bcid: 'code128', text, ...options });
  if (!symbol || !('sbs' in symbol)) throw new Error('No bars.');
  return [...symbol.sbs];
}

/** Maps each symbol's widths to its value, as the other library draws it. */
const values = new Map(
  Array.from({ length: 103 }, (_, value) => {
    const raw = `^104^${String(value).padStart(3, '0')}`;
    return [drawModules(raw, { raw: true }).slice(6, 12).join(''), value];
  }),
);
for (const start of [START_B, START_C]) {
  const [text, options] = start === START_B ? ['^104^033', { raw: true }] : ['^105^033', { raw: true }];
  values.set(drawModules(text, options).slice(0, 6).join(''), start);
}

/** Decodes a bar code as a scanner does: start, characters, checksum. */
function readText(widths: readonly number[]): string {
  const symbols = Array.from({ length: (widths.length - 7) / 6 }, (_, at) =>
    values.get(widths.slice(at * 6, at * 6 + 6).join('')),
  );
  const [start = 0, ...rest] = symbols.map((value) => value ?? -1);
  const check = rest.pop();
  expect(rest.reduce((sum, value, at) => sum + value * (at + 1), start) % 103).toBe(check);
  let isPaired = start === START_C;
  return rest
    .map((value) => {
      if (!isPaired && value === TO_C) isPaired = true;
      else if (isPaired && value === TO_B) isPaired = false;
      else return isPaired ? String(value).padStart(2, '0') : String.fromCharCode(value + 32);
      return '';
    })
    .join('');
}

const modules = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0);

describe('Code 128', () => {
  // Proves A7.1.
  test('1,000 random texts are decoded correctly', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 24 });
    const printable = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 24 });
    const mixed = fc.tuple(printable, digits, printable).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(digits, printable, mixed), (text) => {
        expect(readText(encodeCode128(text) ?? [])).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });

  test.each(['9000001234', '12', 'AB-12', 'Member 7', 'AB123456'])(
    '%s is drawn as by another library',
    (text) => {
      expect(encodeCode128(text)).toEqual(drawModules(text));
    },
  );

  test('a number is encoded as compactly as by the other library', () => {
    const number = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 24 });
    fc.assert(
      fc.property(number, (text) => {
        expect(modules(encodeCode128(text) ?? [])).toBe(modules(drawModules(text)));
      }),
    );
  });

  test.each(['', 'Zoë', 'a\nb', '😀'])('of %j there is none', (text) => {
    expect(encodeCode128(text)).toBeNull();
  });
});
