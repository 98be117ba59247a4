import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchInput } from './input';

let end = () => {};
const onInput = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  onInput.mockClear();
  end = watchInput(onInput);
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

const advanceTime = () => vi.advanceTimersByTime(200);
const press = (kind = 'pointerdown') => document.body.dispatchEvent(new Event(kind, { bubbles: true }));
const move = (screenX: number, screenY = 0) =>
  document.body.dispatchEvent(new MouseEvent('pointermove', { bubbles: true, screenX, screenY }));

describe('signs of a person', () => {
  test.each(['pointerdown', 'touchstart', 'wheel', 'keydown', 'input', 'click'])(
    'a %s counts as a sign of a person',
    (kind) => {
      press(kind);
      expect(onInput).toHaveBeenCalledOnce();
    },
  );

  test('moving the focus into a frame counts as a sign of a person', () => {
    globalThis.dispatchEvent(new Event('blur'));
    expect(onInput).toHaveBeenCalledOnce();
  });

  test('an event counts even if the page stops its propagation', () => {
    const keep = (event: Event) => event.stopPropagation();
    document.body.addEventListener('keydown', keep);
    press('keydown');
    document.body.removeEventListener('keydown', keep);
    expect(onInput).toHaveBeenCalledOnce();
  });

  test('a moving pointer counts, one that rests while the page changes does not', () => {
    move(10);
    expect(onInput).not.toHaveBeenCalled();
    move(10);
    expect(onInput).not.toHaveBeenCalled();
    move(11);
    expect(onInput).toHaveBeenCalledOnce();
    advanceTime();
    move(11, 1);
    expect(onInput).toHaveBeenCalledTimes(2);
  });

  test('signs of a person are reported at most five times a second', () => {
    press();
    vi.advanceTimersByTime(199);
    press();
    expect(onInput).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1);
    press();
    expect(onInput).toHaveBeenCalledTimes(2);
  });

  test('signs of a person are not reported after watching has ended', () => {
    end();
    press();
    globalThis.dispatchEvent(new Event('blur'));
    expect(onInput).not.toHaveBeenCalled();
  });
});
