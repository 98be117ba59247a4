import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchFocus } from './watch-focus';

let containerElement: HTMLElement;
let outsideButton: HTMLButtonElement;
beforeEach(() => {
  vi.useFakeTimers();
  containerElement = document.createElement('div');
  containerElement.append(document.createElement('iframe'), document.createElement('iframe'));
  outsideButton = document.createElement('button');
  document.body.append(containerElement, outsideButton);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

const frame = (index: number) => containerElement.querySelectorAll('iframe')[index];

test('entering and leaving a frame are reported once each; moving between frames is not', () => {
  const visits: boolean[] = [];
  watchFocus(containerElement, (isInside) => visits.push(isInside));
  for (const element of [frame(0), frame(1), outsideButton]) {
    element?.focus();
    vi.advanceTimersByTime(250);
  }
  expect(visits).toEqual([true, false]);
});

test('if the window’s events report the focus, it is known at once', () => {
  const visits: boolean[] = [];
  watchFocus(containerElement, (isInside) => visits.push(isInside));
  frame(0)?.focus();
  window.dispatchEvent(new Event('blur'));
  expect(visits).toEqual([true]);
  outsideButton.focus();
  window.dispatchEvent(new Event('focus'));
  expect(visits).toEqual([true, false]);
});

describe('in WebKit, where the page’s last focused field stays active when a frame is pressed', () => {
  test('in WebKit the focus is in the frame, and leaves it when the page has it again', () => {
    const visits: boolean[] = [];
    outsideButton.focus();
    watchFocus(containerElement, (isInside) => visits.push(isInside));
    window.dispatchEvent(new Event('blur'));
    vi.advanceTimersByTime(250);
    expect(visits).toEqual([true]);
    window.dispatchEvent(new Event('focus'));
    expect(visits).toEqual([true, false]);
  });

  test('another window in front of this one changes nothing', () => {
    const visits: boolean[] = [];
    outsideButton.focus();
    watchFocus(containerElement, (isInside) => visits.push(isInside));
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
    outsideButton.focus();
    watchFocus(containerElement, (isInside) => visits.push(isInside));
    window.dispatchEvent(new Event('blur'));
    expect(visits).toEqual([]);
    other.remove();
  });
});

test('a container that was removed is no longer watched', () => {
  const visits: boolean[] = [];
  watchFocus(containerElement, (isInside) => visits.push(isInside));
  containerElement.remove();
  vi.advanceTimersByTime(250);
  expect(vi.getTimerCount()).toBe(0);
  document.body.append(containerElement);
  frame(0)?.focus();
  window.dispatchEvent(new Event('blur'));
  expect(visits).toEqual([]);
});

test('a container is watched in its own document, because the page’s may be gone before the watch ends', () => {
  const page = document.body.appendChild(document.createElement('iframe'));
  page.contentDocument?.body.append(containerElement);
  const visits: boolean[] = [];
  watchFocus(containerElement, (isInside) => visits.push(isInside));
  frame(0)?.focus();
  page.contentWindow?.dispatchEvent(new Event('blur'));
  expect(visits).toEqual([true]);
  containerElement.remove();
  vi.advanceTimersByTime(250);
  page.contentDocument?.body.append(containerElement);
  page.contentWindow?.dispatchEvent(new Event('blur'));
  expect(visits).toEqual([true]);
});
