import { afterEach, expect, test, vi } from 'vitest';
import { enlargeText } from './large-print';

const WIDTH_OF_REM = 16;
let width = 0;
let turn = () => {};

/** A screen of this width, for min-width media queries. */
function screenOf(pixels: number) {
  width = pixels;
  vi.stubGlobal('matchMedia', (query: string) => {
    const [, rem] = /^\(min-width: (\d+)rem\)$/.exec(query) ?? [];
    return {
      get matches() {
        return width >= Number(rem) * WIDTH_OF_REM;
      },
      addEventListener: (kind: string, changed: () => void) => {
        if (kind === 'change') turn = changed;
      },
    };
  });
}
const size = () => document.documentElement.style.fontSize;

afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.style.fontSize = '';
});

test('text on a terminal is a quarter larger, also after a rotation', () => {
  screenOf(1080);
  enlargeText();
  expect(size()).toBe('125%');
  width = 700;
  turn();
  expect(size()).toBe('');
  width = 768;
  turn();
  expect(size()).toBe('125%');
});

test('a handheld tablet keeps the normal text size', () => {
  screenOf(767);
  enlargeText();
  expect(size()).toBe('');
});
