import { expect, test } from 'vitest';
import { countRequest, isDue, startPolls } from './polls';

test('a hand-off is polled every two seconds, even if a tick comes slightly early', () => {
  const polls = countRequest(startPolls(0), 0);
  expect([1000, 1890, 1999, 2000].map((now) => isDue(polls, now))).toEqual([false, false, true, true]);
});

test('after two minutes a hand-off is polled every five seconds', () => {
  const polls = countRequest(startPolls(0), 120_000);
  expect([123_000, 124_999].map((now) => isDue(polls, now))).toEqual([false, true]);
});
