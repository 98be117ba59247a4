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

const later = () => vi.advanceTimersByTime(200);
const press = (kind = 'pointerdown') => document.body.dispatchEvent(new Event(kind, { bubbles: true }));
const move = (screenX: number, screenY = 0) =>
  document.body.dispatchEvent(new MouseEvent('pointermove', { bubbles: true, screenX, screenY }));

describe('a sign of a person', () => {
  test.each(['pointerdown', 'touchstart', 'wheel', 'keydown', 'input', 'click'])(
    'a sign of a person is a %s',
    (kind) => {
      press(kind);
      expect(onInput).toHaveBeenCalledOnce();
    },
  );

  test('a sign of a person is the focus that goes into a frame', () => {
    globalThis.dispatchEvent(new Event('blur'));
    expect(onInput).toHaveBeenCalledOnce();
  });

  test('a sign of a person is seen although the page keeps the event to itself', () => {
    const keep = (event: Event) => event.stopPropagation();
    document.body.addEventListener('keydown', keep);
    press('keydown');
    document.body.removeEventListener('keydown', keep);
    expect(onInput).toHaveBeenCalledOnce();
  });

  test('a sign of a person is a pointer that moves, not one at rest under a page that changes', () => {
    move(10);
    expect(onInput).not.toHaveBeenCalled();
    move(10);
    expect(onInput).not.toHaveBeenCalled();
    move(11);
    expect(onInput).toHaveBeenCalledOnce();
    later();
    move(11, 1);
    expect(onInput).toHaveBeenCalledTimes(2);
  });

  test('a sign of a person is reported five times a second at most', () => {
    press();
    vi.advanceTimersByTime(199);
    press();
    expect(onInput).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1);
    press();
    expect(onInput).toHaveBeenCalledTimes(2);
  });

  test('a sign of a person is not looked for any more once that has ended', () => {
    end();
    press();
    globalThis.dispatchEvent(new Event('blur'));
    expect(onInput).not.toHaveBeenCalled();
  });
});
