import { afterEach, expect, test, vi } from 'vitest';
import { swallowInput } from './swallow-input';

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function page() {
  vi.useFakeTimers();
  const button = document.createElement('button');
  const clicked = vi.fn();
  button.addEventListener('click', clicked);
  document.body.append(button);
  const send = (kind: string) => button.dispatchEvent(new Event(kind, { bubbles: true, cancelable: true }));
  return { send, clicked };
}

test('the key that dismisses a warning types nothing', () => {
  const { send } = page();
  const end = swallowInput();
  expect(send('keydown')).toBe(false);
  end();
  expect(send('keydown')).toBe(true);
});

test('the touch that dismisses a warning presses nothing below it, and the next touch does', () => {
  const { send, clicked } = page();
  const end = swallowInput();
  send('pointerdown');
  // The warning disappears between touch and click.
  end();
  // A link or checkbox at that position must not react to the click either.
  expect(send('click')).toBe(false);
  expect(clicked).not.toHaveBeenCalled();
  expect(send('click')).toBe(true);
  expect(clicked).toHaveBeenCalledOnce();
});

test.each(['pointerdown', 'keydown'])('a touch without a click leaves the next %s alone', (kind) => {
  const { send, clicked } = page();
  const end = swallowInput();
  send('pointerdown');
  end();
  vi.runAllTimers();
  send(kind);
  send('click');
  expect(clicked).toHaveBeenCalledOnce();
});
