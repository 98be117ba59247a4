import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFocus } from './keep-focus';

let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<main tabindex="-1"><ul><li id="row"><button id="book">Book</button><a href="/basket">Basket</a></li></ul></main>';
  stop = keepFocus();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const at = (id: string) => document.getElementById(id);
const settled = () => vi.advanceTimersByTimeAsync(200);

test('when a pressed button disappears, the focus moves to its row', async () => {
  at('book')?.focus();
  at('book')?.remove();
  await settled();
  expect(document.activeElement).toBe(at('row'));
  document.querySelector('a')?.focus();
  expect(at('row')?.hasAttribute('tabindex'), 'the row takes no focus afterwards').toBe(false);
});

test('when the row disappears too, the focus moves to the page', async () => {
  at('book')?.focus();
  at('row')?.remove();
  await settled();
  expect(document.activeElement).toBe(document.querySelector('main'));
});

test('the focus is not moved when the screen has set it itself', async () => {
  at('book')?.focus();
  at('book')?.remove();
  document.querySelector('a')?.focus();
  await settled();
  expect(document.activeElement).toBe(document.querySelector('a'));
});

test('the focus also moves to the row if the button was focused before the watch started', async () => {
  stop();
  at('book')?.focus();
  stop = keepFocus();
  at('book')?.remove();
  await settled();
  expect(document.activeElement).toBe(at('row'));
});
