/** `npm run e2e [-- Playwright's arguments]` builds the site if it has changed and runs the journeys in Chromium. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfNeeded } from '../tooling/build.ts';
import { endWithSentence, endWithTally, root, run } from '../tooling/run.ts';
import { findBrowser } from './lib/browser.ts';
import { MAX_FLAKY_TESTS } from './test/result.ts';

const reportFile = join(root, '.cache/e2e.json');
rmSync(reportFile, { force: true });

const playwrightArguments = process.argv.slice(2);
const browserPath = await findBrowser().catch(endWithSentence);
// The headless shell has no window to show.
if (playwrightArguments.some((arg) => ['--headed', '--ui', '--debug'].includes(arg)))
  process.env.PAVILION_BROWSER = browserPath;
await buildIfNeeded().catch(endWithSentence);
console.log('Running the journeys in Chromium …');
const { code: exitCode } = await run('playwright', ['test', ...playwrightArguments]);
endWithTally(readCounts());

function readCounts() {
  try {
    const { stats }: { stats: { expected: number; unexpected: number; flaky: number } } = JSON.parse(
      readFileSync(reportFile, 'utf8'),
    );
    if (stats.flaky > 0)
      console.log(`${stats.flaky} passed only on the second try (${MAX_FLAKY_TESTS} allowed).`);
    const failed = stats.unexpected + (stats.flaky > MAX_FLAKY_TESTS ? stats.flaky : 0);
    const passed = stats.expected + stats.flaky;
    return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
