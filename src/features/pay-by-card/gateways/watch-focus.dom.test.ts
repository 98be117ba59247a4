import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchFocus } from './watch-focus';

let place: HTMLElement;
let dependencies: HTMLButtonElement;
beforeEach(() => {
  vi.useFakeTimers();
  place = document.createElement('div');
  place.append(document.createElement('iframe'), document.createElement('iframe'));
  dependencies = document.createElement('button');
  document.body.append(place, dependencies);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

const frame = (index: number) => place.querySelectorAll('iframe')[index];

test('entering and leaving a frame are reported once each; moving between frames is not', () => {
  const visits: boolean[] = [];
  watchFocus(place, (isInside) => visits.push(isInside));
  for (const there of [frame(0), frame(1), dependencies]) {
    there?.focus();
    vi.advanceTimersByTime(250);
  }
  expect(visits).toEqual([true, false]);
});

test('if the window’s events report the focus, it is known at once', () => {
  const visits: boolean[] = [];
  watchFocus(place, (isInside) => visits.push(isInside));
  frame(0)?.focus();
  window.dispatchEvent(new Event('blur'));
  expect(visits).toEqual([true]);
  dependencies.focus();
  window.dispatchEvent(new Event('focus'));
  expect(visits).toEqual([true, false]);
});

describe('in WebKit, where the page’s last focused field stays active when a frame is pressed', () => {
  test('in WebKit the focus is in the frame, and leaves it when the page has it again', () => {
    const visits: boolean[] = [];
    dependencies.focus();
    watchFocus(place, (isInside) => visits.push(isInside));
    window.dispatchEvent(new Event('blur'));
    vi.advanceTimersByTime(250);
    expect(visits).toEqual([true]);
    window.dispatchEvent(new Event('focus'));
    expect(visits).toEqual([true, false]);
  });

  test('another window in front of this one changes nothing', () => {
    const visits: boolean[] = [];
    dependencies.focus();
    watchFocus(place, (isInside) => visits.push(isInside));
    const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    window.dispatchEvent(new Event('blur'));
    vi.advanceTimersByTime(250);
    hasFocus.mockRestore();
    window.dispatchEvent(new Event('focus'));
    expect(visits).toEqual([]);
  });

  test('the focus may be in an unrelated frame on the page', () => {
    const visits: boolean[] = [];
    const other = document.body.appendChild(document.createElement('iframe'));
    dependencies.focus();
    watchFocus(place, (isInside) => visits.push(isInside));
    window.dispatchEvent(new Event('blur'));
    expect(visits).toEqual([]);
    other.remove();
  });
});

test('a container that was removed is no longer watched', () => {
  const visits: boolean[] = [];
  watchFocus(place, (isInside) => visits.push(isInside));
  place.remove();
  vi.advanceTimersByTime(250);
  expect(vi.getTimerCount()).toBe(0);
  document.body.append(place);
  frame(0)?.focus();
  window.dispatchEvent(new Event('blur'));
  expect(visits).toEqual([]);
});

test('a container is watched in its own document, because the page’s may be gone before the watch ends', () => {
  const page = document.body.appendChild(document.createElement('iframe'));
  page.contentDocument?.body.append(place);
  const visits: boolean[] = [];
  watchFocus(place, (isInside) => visits.push(isInside));
  frame(0)?.focus();
  page.contentWindow?.dispatchEvent(new Event('blur'));
  expect(visits).toEqual([true]);
  place.remove();
  vi.advanceTimersByTime(250);
  page.contentDocument?.body.append(place);
  page.contentWindow?.dispatchEvent(new Event('blur'));
  expect(visits).toEqual([true]);
});
