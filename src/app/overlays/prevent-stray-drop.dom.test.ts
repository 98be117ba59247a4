import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { preventStrayDrop } from './prevent-stray-drop';

let stop = () => {};
afterEach(() => stop());

const buildFileTransfer = () => ({
  dataTransfer: { types: ['Files'], files: [new File(['a'], 'a.pdf')], dropEffect: 'copy' },
});
/** Whether the browser would open the file: `fireEvent` returns true if the default action was not prevented. */
const opensInPlace = (element: Element, name: 'dragOver' | 'drop', data: object) =>
  fireEvent[name](element, data);

test.each(['dragOver', 'drop'] as const)(
  'a file dropped outside an upload field is not opened: %s',
  (name) => {
    expect(opensInPlace(document.body, name, buildFileTransfer())).toBe(true);
    stop = preventStrayDrop();
    expect(opensInPlace(document.body, name, buildFileTransfer())).toBe(false);
  },
);

test('text can still be dragged into a field', () => {
  stop = preventStrayDrop();
  expect(opensInPlace(document.body, 'drop', { dataTransfer: { types: ['text/plain'], files: [] } })).toBe(
    true,
  );
});
