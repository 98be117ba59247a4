import { expect, test } from 'vitest';
import { loadScript } from './trusted-script';

const NEVER = 'http://provider.test/never.js';
const elements = () => document.querySelectorAll(`script[src="${NEVER}"]`).length;

test('a script that is waited for no longer has failed, and can be tried again', async () => {
  const waiting = new AbortController();
  const loaded = loadScript(NEVER, waiting.signal);
  expect(elements()).toBe(1);
  waiting.abort();
  await expect(loaded).rejects.toThrow('could not be loaded');
  expect(elements()).toBe(0);
});

test('a script that nobody waits for any more is not asked for', async () => {
  await expect(loadScript(NEVER, AbortSignal.abort())).rejects.toThrow('could not be loaded');
  expect(elements()).toBe(0);
});
