/** `npm run e2e [-- Playwright's arguments]` builds the site if it has changed and runs the journeys in Chromium. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfNeeded } from '../tooling/build.ts';
import { closeWith, endWithSentence, root, run } from '../tooling/run.ts';
import { findBrowser } from './lib/browser.ts';
import { FLAKY_AT_MOST } from './test/result.ts';

const report = join(root, '.cache/e2e.json');
rmSync(report, { force: true });

const args = process.argv.slice(2);
const browser = await findBrowser().catch(endWithSentence);
// The headless shell has no window to show.
if (args.some((arg) => ['--headed', '--ui', '--debug'].includes(arg))) process.env.PAVILION_BROWSER = browser;
await buildIfNeeded().catch(endWithSentence);
console.log('Running the journeys in Chromium …');
const { code } = await run('playwright', ['test', ...args]);
closeWith(counts());

function counts() {
  try {
    const { stats }: { stats: { expected: number; unexpected: number; flaky: number } } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    if (stats.flaky > 0)
      console.log(`${stats.flaky} passed only on the second try (${FLAKY_AT_MOST} allowed).`);
    const failed = stats.unexpected + (stats.flaky > FLAKY_AT_MOST ? stats.flaky : 0);
    const passed = stats.expected + stats.flaky;
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
