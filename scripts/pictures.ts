/** `npm run pictures [-- --to FOLDER]`: builds what has changed and takes the pictures of the documents in Chromium. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { browserPath } from './lib/browser.ts';
import { buildIfNeeded } from './lib/build.ts';
import { closeWith, endWithSentence, root, run } from './lib/run.ts';

const { values, positionals } = parseArgs({
  options: { to: { type: 'string', default: 'docs/images' } },
  allowPositionals: true,
});
const report = join(root, '.cache/pictures.json');
rmSync(report, { force: true });

await browserPath().catch(endWithSentence);
await buildIfNeeded().catch(endWithSentence);
console.log(`Taking the pictures of ${values.to} in Chromium …`);
const { code } = await run('playwright', ['test', '-c', 'playwright.pictures.config.ts', ...positionals], {
  env: { PAVILION_PICTURES: values.to },
});
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
