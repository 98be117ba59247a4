import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tooltip } from './tooltip';

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no layout, but the position does not matter here.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const tooltip = () => screen.queryByText('Zoom in');

async function pointedAt() {
  render(
    <Tooltip label="Zoom in">
      <button type="button" aria-label="Zoom in">
        +
      </button>
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: 'Zoom in' });
  expect(tooltip()).toBeNull();
  fireEvent.pointerMove(button, { pointerType: 'mouse' });
  await wait(500);
  expect(tooltip()).not.toBeNull();
  return button;
}

// Proves S4.5.
test('a tooltip stays for 4,000 ms after the pointer leaves', async () => {
  const button = await pointedAt();
  fireEvent.pointerLeave(button, { pointerType: 'mouse' });
  await wait(3_900);
  expect(tooltip()).not.toBeNull();
  await wait(200);
  expect(tooltip()).toBeNull();
});

test('Escape closes a tooltip at once', async () => {
  await pointedAt();
  fireEvent.keyDown(document, { key: 'Escape' });
  await wait(50);
  expect(tooltip()).toBeNull();
});

test('a tooltip stays for 4,000 ms after the focus leaves, or until Escape', async () => {
  render(
    <Tooltip label="Zoom in">
      <button type="button" aria-label="Zoom in">
        +
      </button>
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: 'Zoom in' });
  for (const isEscaped of [false, true]) {
    fireEvent.keyDown(document, { key: 'Tab' });
    act(() => button.focus());
    await wait(500);
    expect(tooltip()).not.toBeNull();
    act(() => button.blur());
    await wait(3_900);
    expect(tooltip()).not.toBeNull();
    if (isEscaped) fireEvent.keyDown(document, { key: 'Escape' });
    await wait(isEscaped ? 50 : 200);
    expect(tooltip()).toBeNull();
  }
});
