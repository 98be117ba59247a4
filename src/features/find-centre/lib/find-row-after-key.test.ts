import { expect, test } from 'vitest';
import { findRowAfterKey } from './find-row-after-key';

const noModifiers = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const findRowAfter = (key: string, from: number) =>
  findRowAfterKey({ key, ...noModifiers }, { currentIndex: from, rowCount: 13_459, visibleRowCount: 7 });

test.each([
  ['ArrowDown', 3, 4],
  ['ArrowUp', 3, 2],
  ['ArrowUp', 0, 0],
  ['ArrowDown', 13_458, 13_458],
  ['PageDown', 3, 9],
  ['PageUp', 3, 0],
  ['Home', 9000, 0],
  ['End', 3, 13_458],
  ['Enter', 3, null],
  ['Tab', 3, null],
])('%s moves from row %i to %s', (key, from, to) => {
  expect(findRowAfter(key, from)).toBe(to);
});

test('a key pressed with a modifier, or outside the rows, is left to the browser', () => {
  expect(
    findRowAfterKey(
      { key: 'End', ...noModifiers, shiftKey: true },
      { currentIndex: 3, rowCount: 9, visibleRowCount: 3 },
    ),
  ).toBeNull();
  expect(findRowAfter('End', -1)).toBeNull();
});
