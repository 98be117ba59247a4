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

const getById = (id: string) => document.getElementById(id);
const waitUntilSettled = () => vi.advanceTimersByTimeAsync(200);

test('when a pressed button disappears, the focus moves to its row', async () => {
  getById('book')?.focus();
  getById('book')?.remove();
  await waitUntilSettled();
  expect(document.activeElement).toBe(getById('row'));
  document.querySelector('a')?.focus();
  expect(getById('row')?.hasAttribute('tabindex'), 'the row takes no focus afterwards').toBe(false);
});

test('when the row disappears too, the focus moves to the page', async () => {
  getById('book')?.focus();
  getById('row')?.remove();
  await waitUntilSettled();
  expect(document.activeElement).toBe(document.querySelector('main'));
});

test('the focus is not moved when the screen has set it itself', async () => {
  getById('book')?.focus();
  getById('book')?.remove();
  document.querySelector('a')?.focus();
  await waitUntilSettled();
  expect(document.activeElement).toBe(document.querySelector('a'));
});

test('the focus also moves to the row if the button was focused before the watch started', async () => {
  stop();
  getById('book')?.focus();
  stop = keepFocus();
  getById('book')?.remove();
  await waitUntilSettled();
  expect(document.activeElement).toBe(getById('row'));
});
