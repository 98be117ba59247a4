import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { MutantResult, schema } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { root } from '../../tooling/run.ts';
import type { Folder } from './folders.ts';

/** A mutant that no test noticed. */
export interface Survivor {
  /** The path, relative to the project's root. */
  readonly file: string;
  readonly line: number;
  /** The original text and its replacement, each on one line. */
  readonly originalText: string;
  readonly replacementText: string;
}

export interface Score {
  readonly folder: string;
  /** The number of mutants that a test noticed, including those that timed out. */
  readonly noticed: number;
  readonly survivors: readonly Survivor[];
}

const CACHE_FOLDER = '.cache/mutation';
const NOTICED_STATUSES: readonly string[] = ['Killed', 'Timeout'];
const MISSED_STATUSES: readonly string[] = ['Survived', 'NoCoverage'];

/**
 * Runs Stryker on a folder. Results whose code and tests have not changed since the last run come from `.cache/mutation`.
 *
 * @param onlyFiles files of the folder, relative to the project's root; all files if omitted
 */
export async function measureFolder(folder: Folder, onlyFiles?: readonly string[]): Promise<Score> {
  const { name, mutate, tests, pool = 'vmThreads', environment = 'jsdom' } = folder;
  mkdirSync(join(root, CACHE_FOLDER), { recursive: true });
  process.chdir(root);
  const incrementalFile = join(CACHE_FOLDER, `${name}.json`);
  forgetStaticSurvivors(incrementalFile);
  process.env.PAVILION_MUTATION_ENVIRONMENT = environment;
  process.env.PAVILION_MUTATION_TESTS = globSync([...tests], { cwd: root }).join('\n');
  const mutants = await new Stryker({
    configFile: 'scripts/mutation/stryker.json',
    vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false, pool },
    mutate: [...(onlyFiles ?? mutate)],
    concurrency: Number(process.env.PAVILION_MUTATION_WORKERS ?? 1),
    incrementalFile,
  }).runMutationTest();
  // The report also has the cached results of the folder's other files.
  const results = mutants.filter(({ fileName }) => onlyFiles?.includes(relative(root, fileName)) ?? true);
  return {
    folder: name,
    noticed: results.filter(({ status }) => NOTICED_STATUSES.includes(status)).length,
    survivors: results.filter(({ status }) => MISSED_STATUSES.includes(status)).map(toSurvivor),
  };
}

/**
 * Removes surviving mutants of code that runs when a module is loaded from the cached results. Stryker attributes no test to
 * them, so it would not run them again when a new test is added.
 */
function forgetStaticSurvivors(incrementalFile: string): void {
  if (!existsSync(incrementalFile)) return;
  const report: schema.MutationTestResult = JSON.parse(readFileSync(incrementalFile, 'utf8'));
  for (const file of Object.values(report.files))
    file.mutants = file.mutants.filter(
      (mutant) => !(mutant.static && MISSED_STATUSES.includes(mutant.status)),
    );
  writeFileSync(incrementalFile, JSON.stringify(report));
}

function toSurvivor({ fileName, location: { start, end }, replacement = '' }: MutantResult): Survivor {
  const lines = readFileSync(fileName, 'utf8').split('\n');
  return {
    file: relative(root, fileName),
    line: start.line,
    originalText: toOneLine(readTextBetween(lines, start, end)),
    replacementText: toOneLine(replacement),
  };
}

type Position = { readonly line: number; readonly column: number };

/** Returns the source text between two positions. Lines and columns are counted from 1. */
function readTextBetween(lines: readonly string[], start: Position, end: Position): string {
  const lastIndex = end.line - start.line;
  return lines
    .slice(start.line - 1, end.line)
    .map((line, index) =>
      line.slice(index === 0 ? start.column - 1 : 0, index === lastIndex ? end.column - 1 : undefined),
    )
    .join('\n');
}

function toOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
