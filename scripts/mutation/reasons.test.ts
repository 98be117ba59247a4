import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/run.ts';
import type { Survivor } from './measure.ts';
import { readReasons, reasonFor } from './reasons.ts';

const reasons = readReasons(`
| File         | Line                      | Why no test notices |
| ------------ | ------------------------- | ------------------- |
| \`everywhere\` | \`{ serialize: 'ignore' }\` | It spares a warning. |
| \`src/a.ts\`   | \`first \\|\\| second\`       | The second is never reached. |
`);

function survivor(given: Partial<Survivor>): Survivor {
  return { file: 'src/b.ts', line: 7, lineText: '', from: '', to: '', ...given };
}
const reasonOf = (given: Partial<Survivor>) => reasonFor(survivor(given), reasons);

test('a row names the reason of the changes of its line in its file, and of no other file', () => {
  const given = { lineText: 'if (first || second) return;', from: 'second' };
  expect(reasonOf({ ...given, file: 'src/a.ts' })).toBe('The second is never reached.');
  expect(reasonOf(given)).toBeNull();
  expect(reasonOf({ ...given, file: 'src/a.ts', lineText: 'if (first) return;' })).toBeNull();
});

test.each([
  ["{ serialize: 'ignore' }", 'It spares a warning.'],
  ["'ignore'", 'It spares a warning.'],
  ['null', null],
])('a row for everywhere holds in every file, for changes of its own text: %s', (from, reason) => {
  const lineText = "const $field = createStore(null, { serialize: 'ignore' });";
  expect(reasonOf({ lineText, from })).toBe(reason);
});

test('each row of the page names a line that its file has', () => {
  const rows = readReasons(readFileSync(join(root, 'docs/mutation.md'), 'utf8'));
  expect(rows.length).toBeGreaterThan(50);
  const stale = rows.filter(({ file, line }) => {
    if (file === 'everywhere') return false;
    const path = join(root, file);
    return !existsSync(path) || !readFileSync(path, 'utf8').includes(line);
  });
  expect(stale).toEqual([]);
});
