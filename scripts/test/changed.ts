import { execFileSync } from 'node:child_process';
import { root } from '../../tooling/run.ts';
import { type Suite, scriptSuite } from './run-suites.ts';
import { runVitest } from './run-vitest.ts';
import { journeys } from './suites.ts';

/** Enough to find what is broken altogether; `npm test` plays more. */
const VISITS = '25';
const OF_CONTRACTS = /^(?:contracts|openapi|sandbox|src\/shared\/api|tests\/fixtures)\//;
/** What the sandbox is made of. Of the site it takes the table of addresses, which names every page: Vitest would run its API for a text of one. */
const OF_SANDBOX =
  /^(?:sandbox|deploy|openapi|scripts|tests|tooling)\/|^src\/(?:app\/sites|shared)\/|^[^/]+$/;
const JOURNEY = /^tests\/(?:e2e|a11y)\/.*\.e2e\.ts$/;

/**
 * What a change can reach: the checks, the tests that import a changed file, the contracts where API or sandbox changed, and changed journeys.
 *
 * @param base the commit or branch since which everything counts as changed, with what is not committed.
 */
export function suitesOfChange(base: string): Suite[] {
  const files = changedFiles(base);
  const changedJourneys = files.filter((file) => JOURNEY.test(file));
  const projects = projectsOfChange(files).flatMap((name) => ['--project', name]);
  return [
    scriptSuite('types, style, layout, API document', 'scripts/verify.ts'),
    {
      name: `tests of what has changed since ${base}`,
      run: () =>
        runVitest('changed', [...projects, '--changed', base, '--passWithNoTests'], {
          PAVILION_PAYMENT_VISITS: VISITS,
        }),
    },
    ...(files.some((file) => OF_CONTRACTS.test(file)) ? [scriptSuite('contracts', 'contracts/main.ts')] : []),
    ...(changedJourneys.length > 0 ? [journeys('changed journeys', changedJourneys)] : []),
  ];
}

/** Vitest's projects whose tests changes of these files can turn red. */
export function projectsOfChange(files: readonly string[]): string[] {
  const ofSandbox = files.some((file) => OF_SANDBOX.test(file)) ? ['api'] : [];
  return ['unit', 'node', 'faults', 'payments', ...ofSandbox];
}

function changedFiles(base: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  return [
    ...git('diff', '--name-only', '--diff-filter=d', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter((file) => file !== '');
}
