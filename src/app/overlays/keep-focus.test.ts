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

test('a button that goes away when it is pressed leaves the focus to its row', async () => {
  at('book')?.focus();
  at('book')?.remove();
  await settled();
  expect(document.activeElement).toBe(at('row'));
  document.querySelector('a')?.focus();
  expect(at('row')?.hasAttribute('tabindex'), 'the row takes no focus afterwards').toBe(false);
});

test('where the row goes too, the focus is in the page', async () => {
  at('book')?.focus();
  at('row')?.remove();
  await settled();
  expect(document.activeElement).toBe(document.querySelector('main'));
});

test('a screen that sets the focus itself is left alone', async () => {
  at('book')?.focus();
  at('book')?.remove();
  document.querySelector('a')?.focus();
  await settled();
  expect(document.activeElement).toBe(document.querySelector('a'));
});

test('a button that had the focus before this was watched leaves it to its row, too', async () => {
  stop();
  at('book')?.focus();
  stop = keepFocus();
  at('book')?.remove();
  await settled();
  expect(document.activeElement).toBe(at('row'));
});
