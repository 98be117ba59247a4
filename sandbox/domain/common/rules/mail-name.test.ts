import { expect, test } from 'vitest';
import { formatMailName } from './mail-name.ts';

test.each([
  ['Ann Guest', 'Ann Guest'],
  ['J.R.R. Tolkien', 'J. R. R. Tolkien'],
  ['Dr. Zoë O’Neil-Smith Jr.', 'Dr. Zoë O’Neil-Smith Jr.'],
  ['St.John', 'somebody'],
  ['Ann\r\nBcc: x', 'somebody'],
  ['Ann\u2028Guest\u0085\t', 'Ann Guest'],
  ['Win at evil.example', 'somebody'],
  ['Win at evil\uff0eexample', 'somebody'],
  ['Win at evil\u3002example', 'somebody'],
  ['https://evil.example/win', 'somebody'],
  ['www evil', 'somebody'],
  ['me@evil', 'somebody'],
  ['Call 0900 123 456', 'somebody'],
  ['Call ０９００１２３', 'somebody'],
  [' \n ', 'somebody'],
  ['x'.repeat(90), 'x'.repeat(60)],
])('the name %j is written as %j in an e-mail', (name, written) => {
  expect(formatMailName(name, 'somebody')).toBe(written);
});
