import { existsSync, readFileSync } from 'node:fs';
import type { TimedTest } from './result.ts';

type Spec = {
  title: string;
  file: string;
  tests: { projectName: string; results: { duration: number }[] }[];
};
type Group = { specs?: Spec[]; suites?: Group[] };

/** Reads the journeys of Playwright's report with their durations, including retries. */
export function readJourneys(reportFile: string): TimedTest[] {
  if (!existsSync(reportFile)) return [];
  const { suites = [] }: Group = JSON.parse(readFileSync(reportFile, 'utf8'));
  return suites.flatMap(listSpecs).flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, results }) => ({
      title: `${title} (${file}, ${projectName})`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
}

function listSpecs({ specs = [], suites = [] }: Group): Spec[] {
  return [...specs, ...suites.flatMap(listSpecs)];
}
