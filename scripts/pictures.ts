/**
 * `npm run pictures [-- --to FOLDER]` builds the site if it has changed and takes the pictures for the documents in Chromium.
 * `-- --states FOLDER` instead takes pictures of every state at every size and setting, for review.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfNeeded } from '../tooling/build.ts';
import { endWithSentence, endWithTally, root, run } from '../tooling/run.ts';
import { findBrowser } from './lib/browser.ts';

const { values, positionals } = parseArgs({
  options: { to: { type: 'string', default: 'docs/images' }, states: { type: 'string' } },
  allowPositionals: true,
});
const folder = values.states === undefined ? values.to : resolve(values.states);
const projects = values.states === undefined ? ['desktop', 'phone', 'kiosk'] : ['states'];
const reportFile = join(root, '.cache/pictures.json');
rmSync(reportFile, { force: true });

await findBrowser().catch(endWithSentence);
await buildIfNeeded().catch(endWithSentence);
console.log(`Taking the pictures of ${folder} in Chromium …`);
const { code: exitCode } = await run(
  'playwright',
  [
    'test',
    '-c',
    'playwright.pictures.config.ts',
    ...projects.map((project) => `--project=${project}`),
    ...positionals,
  ],
  {
    env: { PAVILION_PICTURES: folder },
  },
);
endWithTally(readCounts());

function readCounts() {
  try {
    const { stats }: { stats: { expected: number; unexpected: number } } = JSON.parse(
      readFileSync(reportFile, 'utf8'),
    );
    const failed = stats.unexpected;
    return { passed: stats.expected, failed: exitCode !== 0 && failed === 0 ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
