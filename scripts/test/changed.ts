import { execFileSync } from 'node:child_process';
import { root } from '../../tooling/run.ts';
import { createScriptSuite, type Suite } from './run-suites.ts';
import { runVitest } from './run-vitest.ts';
import { createJourneySuite } from './suites.ts';

/** The number of random checkout visits: enough to find serious faults; `npm test` runs more. */
const VISIT_COUNT = '25';
const CONTRACT_FILE = /^(?:contracts|openapi|sandbox|src\/shared\/api|tests\/fixtures)\//;
/** Files that can affect the sandbox. Of the site only these count; Vitest would run the API tests for any change of a page. */
const SANDBOX_FILE =
  /^(?:sandbox|deploy|openapi|scripts|tests|tooling)\/|^src\/(?:app\/sites|shared)\/|^[^/]+$/;
const JOURNEY_FILE = /^tests\/(?:e2e|a11y)\/.*\.e2e\.ts$/;

/**
 * Lists the suites that a change can affect: the static checks, tests that import a changed file, the contracts if the API or the
 * sandbox has changed, and changed journeys.
 *
 * @param base the commit or branch to compare with; uncommitted changes count too
 */
export function findChangedSuites(base: string): Suite[] {
  const files = listChangedFiles(base);
  const changedJourneys = files.filter((file) => JOURNEY_FILE.test(file));
  const projects = findChangedProjects(files).flatMap((name) => ['--project', name]);
  return [
    createScriptSuite('types, style, layout, API document', 'scripts/verify.ts'),
    {
      name: `tests of what has changed since ${base}`,
      run: () =>
        runVitest('changed', [...projects, '--changed', base, '--passWithNoTests'], {
          PAVILION_PAYMENT_VISITS: VISIT_COUNT,
        }),
    },
    ...(files.some((file) => CONTRACT_FILE.test(file))
      ? [createScriptSuite('contracts', 'contracts/main.ts')]
      : []),
    ...(changedJourneys.length > 0 ? [createJourneySuite('changed journeys', changedJourneys)] : []),
  ];
}

/** Lists the Vitest projects whose tests changes of these files can affect. */
export function findChangedProjects(files: readonly string[]): string[] {
  const apiProjects = files.some((file) => SANDBOX_FILE.test(file)) ? ['api'] : [];
  return ['unit', 'node', 'faults', 'payments', ...apiProjects];
}

function listChangedFiles(base: string): string[] {
  const runGit = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  return [
    ...runGit('diff', '--name-only', '--diff-filter=d', base),
    ...runGit('ls-files', '--others', '--exclude-standard'),
  ].filter((file) => file !== '');
}
