import { expect, test } from 'vitest';
import { afterRequest, isDue, startPolls } from './polls';

test('what became of a hand-off is asked every two seconds, also by a tick that comes a moment early', () => {
  const polls = afterRequest(startPolls(0), 0);
  expect([1000, 1890, 1999, 2000].map((now) => isDue(polls, now))).toEqual([false, false, true, true]);
});

test('after two minutes it is asked every five seconds', () => {
  const polls = afterRequest(startPolls(0), 120_000);
  expect([123_000, 124_999].map((now) => isDue(polls, now))).toEqual([false, true]);
});
