/**
 * `npm test` runs every suite. `-- --shard 1/4` runs a quarter, for four machines. `-- --changed [BASE]` runs only what the
 * changes since a commit (by default the last) can affect, for use while working.
 */
import { parseArgs } from 'node:util';
import { endWithSentence } from '../tooling/run.ts';
import { findBrowser } from './lib/browser.ts';
import { findChangedSuites } from './test/changed.ts';
import { readShard } from './test/read-shard.ts';
import { runSuites } from './test/run-suites.ts';
import { listSuites } from './test/suites.ts';

const { values, positionals } = parseArgs({
  options: { shard: { type: 'string', default: '1/1' }, changed: { type: 'boolean', default: false } },
  allowPositionals: true,
});

try {
  const suites = values.changed
    ? findChangedSuites(positionals[0] ?? 'HEAD')
    : listSuites(readShard(values.shard));
  await findBrowser();
  await runSuites(suites);
} catch (error) {
  endWithSentence(error);
}
