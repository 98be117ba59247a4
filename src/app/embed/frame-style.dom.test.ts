import { expect, it } from 'vitest';
import { adoptFrameStyle, calculateInsets } from './frame-style';

it.each([
  ['the middle of a high frame', { top: 1000, height: 800 }, 3000, { top: 1000, below: 1200 }],
  ['the whole of a low frame', { top: 0, height: 500 }, 500, { top: 0, below: 0 }],
  [
    'a strip at its end that is lower than a dialog',
    { top: 2900, height: 100 },
    3000,
    { top: 2640, below: 0 },
  ],
  ['a strip at its beginning', { top: 0, height: 80 }, 3000, { top: 0, below: 2640 }],
  ['a frame that is lower than a dialog', { top: 0, height: 200 }, 200, { top: 0, below: 0 }],
])('with %s in view the insets follow the visible part of the frame', (_, sight, frameHeight, edges) => {
  expect(calculateInsets(sight, frameHeight)).toEqual(edges);
});

it('the frame’s rules work without a constructed style sheet', () => {
  adoptFrameStyle();
  expect(getComputedStyle(document.documentElement).getPropertyValue('--page-height')).toBe('34rem');
  document.head.querySelector('style:last-of-type')?.remove();
});
