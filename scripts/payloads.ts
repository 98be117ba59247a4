/**
 * `npm run payloads [-- FILE]` puts published XSS payloads into every string of every API response and visits every screen of the
 * built site in Chromium: once with the Content-Security-Policy, and once without it, so that only the sanitiser protects. No
 * payload may run. `-- --short` skips the slow parts: each call refused, each key of a response changed alone. `-- --part kiosk`
 * tries only some screens.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startSandbox } from '../sandbox/server/start.ts';
import { buildIfNeeded, distFolder } from '../tooling/build.ts';
import { endWithSentence, endWithTally } from '../tooling/run.ts';
import { browserFlags, findBrowser } from './lib/browser.ts';
import { verifyCanaryIsDetected } from './payloads/canary.ts';
import { readPayloads } from './payloads/read-payloads.ts';
import { findForgotten, listChecks, printFigures } from './payloads/report.ts';
import { tryPayloads } from './payloads/try-payloads.ts';

const { values, positionals } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    part: { type: 'string', default: '' },
    port: { type: 'string', default: '0' },
  },
  allowPositionals: true,
});

try {
  const payloads = readPayloads(positionals[0]);
  await buildIfNeeded();
  const sandbox = await startSandbox({ port: Number(values.port), dataDir: 'memory', distDir: distFolder });
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  try {
    const tools = { browser, sandboxUrl: sandbox.url, port: Number(new URL(sandbox.url).port) };
    const undetectedPayloads = await verifyCanaryIsDetected(tools);
    console.log(
      `${payloads.texts.length} payloads (${payloads.sourceName}) through every screen in Chromium …`,
    );
    const runs = await Promise.all(
      [false, true].map((withoutPolicy) =>
        tryPayloads({ ...tools, withoutPolicy }, payloads.texts, {
          isShort: values.short,
          part: values.part,
          log: (line) => console.log(`  ${withoutPolicy ? 'without' : 'with'} the policy, ${line}`),
        }),
      ),
    );
    for (const run of runs) printFigures(run, payloads.texts.length);
    const checks = [
      { statement: 'the tool sees everything that its canary does', findings: undetectedPayloads },
      ...(values.part === '' ? findForgotten(runs) : []),
      ...runs.flatMap(listChecks),
    ];
    for (const { statement, findings } of checks) {
      console.log(`${findings.length === 0 ? '✓' : '✗'} ${statement}`);
      for (const finding of findings) console.log(`    ${finding}`);
    }
    const failed = checks.filter(({ findings }) => findings.length > 0).length;
    endWithTally({ passed: checks.length - failed, failed });
  } finally {
    await browser.close();
    await sandbox.close();
  }
} catch (error) {
  endWithSentence(error);
}
