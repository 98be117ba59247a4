import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { MutantResult, schema } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { root } from '../../tooling/run.ts';
import type { Folder } from './folders.ts';

/** Of a folder's changed lines, those that no test noticed. */
export interface Survivor {
  /** From the project's root. */
  readonly file: string;
  readonly line: number;
  /** The original text and its replacement, each on one line. */
  readonly from: string;
  readonly to: string;
}

export interface Score {
  readonly folder: string;
  /** Changes that a test noticed, or that never came to an end. */
  readonly noticed: number;
  readonly survivors: readonly Survivor[];
}

const CACHE = '.cache/mutation';
const NOTICED: readonly string[] = ['Killed', 'Timeout'];
const MISSED: readonly string[] = ['Survived', 'NoCoverage'];

/**
 * Changes a folder's code in each of Stryker's ways and runs its tests on each change. What neither code nor tests have
 * changed since the last run is taken from `.cache/mutation`.
 * @param only files of the folder, from the project's root; all of them without it
 */
export async function measure(folder: Folder, only?: readonly string[]): Promise<Score> {
  const { name, mutate, tests, pool = 'vmThreads', environment = 'jsdom' } = folder;
  mkdirSync(join(root, CACHE), { recursive: true });
  process.chdir(root);
  const incrementalFile = join(CACHE, `${name}.json`);
  forgetStaticSurvivors(incrementalFile);
  process.env.PAVILION_MUTATION_ENVIRONMENT = environment;
  process.env.PAVILION_MUTATION_TESTS = globSync([...tests], { cwd: root }).join('\n');
  const all = await new Stryker({
    configFile: 'scripts/mutation/stryker.json',
    vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false, pool },
    mutate: [...(only ?? mutate)],
    concurrency: Number(process.env.PAVILION_MUTATION_WORKERS ?? 1),
    incrementalFile,
  }).runMutationTest();
  // What is known of the folder's other files comes along.
  const results = all.filter(({ fileName }) => only?.includes(relative(root, fileName)) ?? true);
  return {
    folder: name,
    noticed: results.filter(({ status }) => NOTICED.includes(status)).length,
    survivors: results.filter(({ status }) => MISSED.includes(status)).map(survivorOf),
  };
}

/**
 * Takes the survivors that change what a module does when it is loaded out of what is known. No test counts as running them, so Stryker
 * does not see that a new one may notice.
 */
function forgetStaticSurvivors(incrementalFile: string): void {
  if (!existsSync(incrementalFile)) return;
  const known: schema.MutationTestResult = JSON.parse(readFileSync(incrementalFile, 'utf8'));
  for (const file of Object.values(known.files))
    file.mutants = file.mutants.filter((mutant) => !(mutant.static && MISSED.includes(mutant.status)));
  writeFileSync(incrementalFile, JSON.stringify(known));
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

/** @param start line and column, counted from 1 */
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
