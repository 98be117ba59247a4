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
  readonly from: string;
  readonly to: string;
}

export interface Score {
  readonly folder: string;
  /** The number of mutants that a test noticed, including those that timed out. */
  readonly noticed: number;
  readonly survivors: readonly Survivor[];
}

const CACHE = '.cache/mutation';
const NOTICED: readonly string[] = ['Killed', 'Timeout'];
const MISSED: readonly string[] = ['Survived', 'NoCoverage'];

/**
 * Runs Stryker on a folder. Results whose code and tests have not changed since the last run come from `.cache/mutation`.
 *
 * @param only files of the folder, relative to the project's root; all files if omitted
 */
export async function measure(folder: Folder, only?: readonly string[]): Promise<Score> {
  const { name, mutate, tests, pool = 'vmThreads', environment = 'jsdom' } = folder;
  mkdirSync(join(root, CACHE), { recursive: true });
  process.chdir(root);
  const incrementalFile = join(CACHE, `${name}.json`);
  forgetStaticSurvivors(incrementalFile);
  process.env.PAVILION_MUTATION_ENVIRONMENT = environment;
  process.env.PAVILION_MUTATION_TESTS = globSync([...tests], { cwd: root }).join('\n');
  const mutants = await new Stryker({
    configFile: 'scripts/mutation/stryker.json',
    vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false, pool },
    mutate: [...(only ?? mutate)],
    concurrency: Number(process.env.PAVILION_MUTATION_WORKERS ?? 1),
    incrementalFile,
  }).runMutationTest();
  // The report also has the cached results of the folder's other files.
  const results = mutants.filter(({ fileName }) => only?.includes(relative(root, fileName)) ?? true);
  return {
    folder: name,
    noticed: results.filter(({ status }) => NOTICED.includes(status)).length,
    survivors: results.filter(({ status }) => MISSED.includes(status)).map(survivorOf),
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
    file.mutants = file.mutants.filter((mutant) => !(mutant.static && MISSED.includes(mutant.status)));
  writeFileSync(incrementalFile, JSON.stringify(report));
}

function survivorOf({ fileName, location: { start, end }, replacement = '' }: MutantResult): Survivor {
  const lines = readFileSync(fileName, 'utf8').split('\n');
  return {
    file: relative(root, fileName),
    line: start.line,
    from: oneLine(textBetween(lines, start, end)),
    to: oneLine(replacement),
  };
}

type Position = { readonly line: number; readonly column: number };

/** Returns the source text between two positions. Lines and columns are counted from 1. */
function textBetween(lines: readonly string[], start: Position, end: Position): string {
  const last = end.line - start.line;
  return lines
    .slice(start.line - 1, end.line)
    .map((line, index) =>
      line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined),
    )
    .join('\n');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
