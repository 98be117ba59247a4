import { afterEach, expect, test, vi } from 'vitest';
import { enlargeText } from './large-print';

const WIDTH_OF_REM = 16;
let [width, height] = [0, 0];
let turn = () => {};

/** A screen of this size, for media queries of at least a width and a height. */
function stubScreen(wide: number, high = 1080) {
  [width, height] = [wide, high];
  vi.stubGlobal('matchMedia', (query: string) => {
    const [, wide, high = 0] =
      /^\(min-width: (\d+)rem\)(?: and \(min-height: (\d+)rem\))?$/.exec(query) ?? [];
    return {
      get matches() {
        return width >= Number(wide) * WIDTH_OF_REM && height >= Number(high) * WIDTH_OF_REM;
      },
      addEventListener: (kind: string, listener: () => void) => {
        if (kind === 'change') turn = listener;
      },
    };
  });
}
const readTextSize = () => document.documentElement.style.fontSize;
const readTargetSize = () => document.documentElement.style.getPropertyValue('--target');

afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute('style');
});

test('on a tall terminal text is 50 % larger, and touch targets are at least 64 px', () => {
  stubScreen(1080, 1920);
  enlargeText();
  expect(readTextSize()).toBe('150%');
  expect(readTargetSize()).toBe('max(64px, 2.75rem)');
  height = 1080;
  turn();
  expect(readTextSize()).toBe('125%');
  expect(readTargetSize()).toBe('max(64px, 2.75rem)');
});

test('text on a terminal is 25 % larger, even after a rotation', () => {
  stubScreen(1080);
  enlargeText();
  expect(readTextSize()).toBe('125%');
  width = 700;
  turn();
  expect(readTextSize()).toBe('');
  width = 768;
  turn();
  expect(readTextSize()).toBe('125%');
});

test('a handheld tablet keeps the normal text size', () => {
  stubScreen(767);
  enlargeText();
  expect(readTextSize()).toBe('');
  expect(readTargetSize()).toBe('');
});
