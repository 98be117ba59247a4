import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { preventStrayDrop } from './prevent-stray-drop';

let stop = () => {};
afterEach(() => stop());

const files = () => ({
  dataTransfer: { types: ['Files'], files: [new File(['a'], 'a.pdf')], dropEffect: 'copy' },
});
/** `fireEvent` is false when the browser's own answer was prevented. */
const opensInPlace = (element: Element, name: 'dragOver' | 'drop', data: object) =>
  fireEvent[name](element, data);

test.each(['dragOver', 'drop'] as const)(
  'a file dropped beside a place for files opens nothing: %s',
  (name) => {
    expect(opensInPlace(document.body, name, files())).toBe(true);
    stop = preventStrayDrop();
    expect(opensInPlace(document.body, name, files())).toBe(false);
  },
);

test('a text is dragged into a field as ever', () => {
  stop = preventStrayDrop();
  expect(opensInPlace(document.body, 'drop', { dataTransfer: { types: ['text/plain'], files: [] } })).toBe(
    true,
  );
});
