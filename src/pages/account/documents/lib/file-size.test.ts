import { expect, test } from 'vitest';
import { formatFileSize } from './file-size';

const MB = 1024 * 1024;

test.each([
  [6, '1 kB'],
  [348_112, '340 kB'],
  [2.4 * MB, '2.4 MB'],
  [10 * MB, '10 MB'],
  [10 * MB + 1, '10.1 MB'],
])('%s bytes are shown as %s', (bytes, formatted) => {
  expect(formatFileSize(bytes)).toBe(formatted);
});
