import { afterEach, expect, test, vi } from 'vitest';
import { observeSize } from './observe-size';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An observer whose elements change when the test says so. */
function observers() {
  const waiting = new Set<() => void>();
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #changed: () => void;
      constructor(changed: () => void) {
        this.#changed = changed;
      }
      observe() {
        waiting.add(this.#changed);
      }
      disconnect() {
        waiting.delete(this.#changed);
      }
    },
  );
  return { resize: () => waiting.forEach((changed) => void changed()), waiting };
}

test('a size is measured in the next frame, once, for what it moves would begin the same round again', () => {
  const { resize } = observers();
  const changed = vi.fn();
  observeSize([document.body], changed);
  resize();
  resize();
  expect(changed).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(changed).toHaveBeenCalledOnce();
});

test('nothing is measured after its end', () => {
  const { resize, waiting } = observers();
  const changed = vi.fn();
  const end = observeSize([document.body], changed);
  resize();
  end();
  vi.runAllTimers();
  expect([changed.mock.calls.length, waiting.size]).toEqual([0, 0]);
});

test('a browser without observers measures nothing', () => {
  vi.stubGlobal('ResizeObserver', undefined);
  expect(() => observeSize([document.body], () => {})()).not.toThrow();
});
