import { afterEach, expect, test, vi } from 'vitest';
import { observeSize } from './observe-size';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A fake ResizeObserver whose elements change size on demand. */
function observers() {
  const waiting = new Set<() => void>();
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #changed: () => void;
      constructor(onChange: () => void) {
        this.#changed = onChange;
      }
      observe() {
        waiting.add(this.#changed);
      }
      disconnect() {
        waiting.delete(this.#changed);
      }
    },
  );
  return { resize: () => waiting.forEach((onChange) => void onChange()), waiting };
}

test('a size change is reported in the next frame and once, because changing the layout at once would cause another round', () => {
  const { resize } = observers();
  const onChange = vi.fn();
  observeSize([document.body], onChange);
  resize();
  resize();
  expect(onChange).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(onChange).toHaveBeenCalledOnce();
});

test('no size change is reported after the observer was stopped', () => {
  const { resize, waiting } = observers();
  const onChange = vi.fn();
  const end = observeSize([document.body], onChange);
  resize();
  end();
  vi.runAllTimers();
  expect([onChange.mock.calls.length, waiting.size]).toEqual([0, 0]);
});

test('a browser without ResizeObserver reports nothing', () => {
  vi.stubGlobal('ResizeObserver', undefined);
  expect(() => observeSize([document.body], () => {})()).not.toThrow();
});
