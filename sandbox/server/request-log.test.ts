import { expect, test } from 'vitest';
import { toLoggedPath } from './request-log.ts';

test.each([
  ['/api/handoffs/Zk3v0yq8RrGm1c5bT9wXeA', '/api/handoffs/Zk3v'],
  ['/api/handoffs/7KQ4-92MT/claim', '/api/handoffs/7KQ4/claim'],
  ['/handoff/Zk3v0yq8RrGm1c5bT9wXeA', '/handoff/Zk3v'],
  ['/api/handoffs/Z', '/api/handoffs/Z'],
  [
    '/api/cart/handoffs/0197b1c2-0000-7c31-9a55-3e1f0c2d4c01',
    '/api/cart/handoffs/0197b1c2-0000-7c31-9a55-3e1f0c2d4c01',
  ],
  ['/handoff', '/handoff'],
])('%s is logged as %s', (path, logged) => {
  expect(toLoggedPath(path)).toBe(logged);
});
