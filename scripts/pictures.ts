/**
 * `npm run pictures [-- --to FOLDER]` builds the site if it has changed and takes the pictures for the documents in Chromium.
 * `-- --states FOLDER` instead takes pictures of every state at every size and setting, for review.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfNeeded } from '../tooling/build.ts';
import { closeWith, endWithSentence, root, run } from '../tooling/run.ts';
import { findBrowser } from './lib/browser.ts';

const { values, positionals } = parseArgs({
  options: { to: { type: 'string', default: 'docs/images' }, states: { type: 'string' } },
  allowPositionals: true,
});
const folder = values.states === undefined ? values.to : resolve(values.states);
const projects = values.states === undefined ? ['desktop', 'phone', 'kiosk'] : ['states'];
const report = join(root, '.cache/pictures.json');
rmSync(report, { force: true });

await findBrowser().catch(endWithSentence);
await buildIfNeeded().catch(endWithSentence);
console.log(`Taking the pictures of ${folder} in Chromium …`);
const { code } = await run(
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
closeWith(counts());

function counts() {
  try {
    const { stats }: { stats: { expected: number; unexpected: number } } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    const failed = stats.unexpected;
    return { passed: stats.expected, failed: code !== 0 && failed === 0 ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
