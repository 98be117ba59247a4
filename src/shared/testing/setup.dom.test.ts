import { expect, onTestFinished, test, vi } from 'vitest';

test('animation frames continue after a test that stopped the clock while the focused element was removed', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  field.remove();
  vi.useRealTimers();
  expect(await new Promise((resolve) => requestAnimationFrame(resolve))).toBeGreaterThan(0);
});
