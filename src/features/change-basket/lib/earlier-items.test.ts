import { expect, it } from 'vitest';
import { formatEarlierItems } from './earlier-items';

it.each([
  [[], null],
  [['2026-11-25T17:59:10Z'], null],
  [['2026-11-25T09:00:00Z'], 'You also have 1 item from earlier today.'],
  [['2026-11-23T09:00:00Z'], 'You also have 1 item from Monday.'],
  [['2026-11-18T09:00:00Z'], 'You also have 1 item from Wednesday 18 November.'],
  [
    ['2026-11-21T09:00:00Z', '2026-11-23T23:30:00Z', '2026-11-25T17:59:30Z'],
    'You also have 2 items from Monday.',
  ],
])('after log-in, items added at %j are described as %j', (times, words) => {
  const items = times.map((addedAt) => ({ addedAt }));
  expect(formatEarlierItems({ items, serverTime: '2026-11-25T18:00:00Z' })).toBe(words);
});
