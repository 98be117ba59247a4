import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { launch } from 'chrome-launcher';
import { root } from '../../tooling/run.ts';
import { browserFlags } from './browser.ts';

export type LighthouseFigures = Record<string, string>;

type Report = {
  categories: Record<string, { title: string; score: number | null }>;
  audits: Record<string, { displayValue?: string }>;
  environment: { benchmarkIndex: number };
};

const AUDIT_NAMES = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'total-blocking-time': 'blocking time',
  'cumulative-layout-shift': 'layout shift',
} as const;

/**
 * Runs Lighthouse's mobile preset several times and returns the figures of the run with the median performance score.
 *
 * @param throttling `simulate` is Lighthouse's default; `devtools` really throttles, and is the only mode that shows the gains of
 *   early requests and of the shell in the HTML
 * @returns scores (0 to 100) and timings as Lighthouse prints them, and the performance score of every run
 */
export async function measureWithLighthouse(
  address: string,
  executablePath: string,
  throttling: 'simulate' | 'devtools',
  runs: number,
): Promise<LighthouseFigures> {
  const reports: Report[] = [];
  for (let runIndex = 0; runIndex < runs; runIndex += 1) {
    const report = await runLighthouse(address, executablePath, throttling);
    // Occasionally Lighthouse finds no navigation start in the trace; such a run is ignored.
    if (report && readPerformance(report) > 0) reports.push(report);
  }
  const sortedReports = reports.toSorted((first, second) => readPerformance(first) - readPerformance(second));
  const medianReport = sortedReports[Math.floor(sortedReports.length / 2)];
  if (!medianReport) throw new Error('Lighthouse returned no result.');
  const scores = Object.values(medianReport.categories).map(
    ({ title, score }) => [title.toLowerCase(), score === null ? '–' : toPercent(score)] as const,
  );
  const timings = Object.entries(AUDIT_NAMES).map(
    ([id, name]) => [name, medianReport.audits[id]?.displayValue ?? '–'] as const,
  );
  return {
    ...Object.fromEntries([...scores, ...timings]),
    [`performance of ${sortedReports.length} runs`]: sortedReports.map(readPerformance).join(' '),
    // The speed of the machine during the run, on which the score depends.
    "the machine's benchmark index": String(Math.round(medianReport.environment.benchmarkIndex)),
  };
}

const toPercent = (score: number) => String(Math.round(score * 100));
const readPerformance = ({ categories }: Report) => Math.round((categories.performance?.score ?? 0) * 100);

async function runLighthouse(
  address: string,
  chromePath: string,
  throttling: string,
): Promise<Report | null> {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless', ...browserFlags] });
  try {
    const options = [
      `--port=${chrome.port}`,
      `--throttling-method=${throttling}`,
      '--output=json',
      '--quiet',
    ];
    const child = spawn(join(root, 'node_modules/.bin/lighthouse'), [address, ...options], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    // Lower priority than the page that it measures, because a phone does not run Lighthouse.
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    const output = await text(child.stdout);
    const report: Report | null = output === '' ? null : JSON.parse(output);
    return report;
  } finally {
    chrome.kill();
  }
}
