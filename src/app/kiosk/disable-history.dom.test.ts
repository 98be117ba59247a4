import { afterEach, expect, test, vi } from 'vitest';
import { disableHistory } from './disable-history';

let end = () => {};
afterEach(() => {
  end();
  document.body.replaceChildren();
});

// Proves F5.9.
test('each address replaces the previous one in the history', () => {
  const entriesBefore = history.length;
  end = disableHistory(() => {});
  history.pushState({ section: 'details' }, '', '/centre/riverside');
  expect(window.location.pathname).toBe('/centre/riverside');
  expect(history.length).toBe(entriesBefore);
});

test('no field suggests what an earlier visitor typed, even one that is added later', async () => {
  document.body.innerHTML = '<form><input autocomplete="email" id="early"></form>';
  end = disableHistory(() => {});
  document.body.insertAdjacentHTML(
    'beforeend',
    'text<div><textarea id="late" autocomplete="name"></textarea></div>',
  );
  await vi.waitFor(() =>
    expect(
      [...document.querySelectorAll('form, input, textarea')].map((field) =>
        field.getAttribute('autocomplete'),
      ),
    ).toEqual(['off', 'off', 'off']),
  );
});

// Proves F5.9.
test('a page from the back-forward cache is not shown', () => {
  const onRestored = vi.fn();
  end = disableHistory(onRestored);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(onRestored).not.toHaveBeenCalled();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(onRestored).toHaveBeenCalledOnce();
});

test('ending kiosk mode restores history, autofill and the back-forward cache', async () => {
  const onRestored = vi.fn();
  disableHistory(onRestored)();
  // If an earlier test went back, this entry replaces those ahead.
  history.pushState(null, '', '/');
  const entriesBefore = history.length;
  history.pushState(null, '', '/centre/riverside');
  expect(history.length).toBe(entriesBefore + 1);
  document.body.innerHTML = '<input autocomplete="email">';
  await Promise.resolve();
  expect(document.querySelector('input')?.getAttribute('autocomplete')).toBe('email');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(onRestored).not.toHaveBeenCalled();
});
