import { expect, onTestFinished, test, vi } from 'vitest';

test('frames go on after a test that stopped the clock while an element with the focus went', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  field.remove();
  vi.useRealTimers();
  expect(await new Promise((resolve) => requestAnimationFrame(resolve))).toBeGreaterThan(0);
});
