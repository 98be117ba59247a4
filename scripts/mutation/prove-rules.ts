import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TestCase, TestModule, Vitest } from 'vitest/node';
import { type Change, makeChange, readChange } from '../joining-rules/change.ts';
import type { RuleRow } from '../joining-rules/read-rules.ts';
import { root, run } from '../lib/run.ts';

export type Verdict =
  | 'red'
  /** The test does not notice: the row proves nothing. */
  | 'green'
  /** The change breaks the file, so that the test never ran. */
  | 'broken'
  /** The test fails, or is not found, without any change. */
  | 'unsound';

export type Proof = { row: RuleRow; verdict: Verdict };

/**
 * Makes each row's change in a copy of the project, runs the row's test alone and says what became of it. Rows of journeys
 * are proven in Chromium, with a build for each.
 * @param rows rows whose cell "Fails when" names a change
 * @param report called after each row
 */
export async function proveRules(rows: readonly RuleRow[], report: (proof: Proof) => void): Promise<void> {
  const tree = copyProject();
  const ofVitest = rows.filter(({ testFile }) => !testFile.endsWith('.e2e.ts'));
  if (ofVitest.length > 0) await proveWithVitest(tree, ofVitest, report);
  for (const row of rows.filter((one) => !ofVitest.includes(one)))
    report({ row, verdict: await changed(tree, row, () => journey(tree, row)) });
}

/** The files that Git knows or would know, and the installed packages; a scratch tree that only this run writes to. */
function copyProject(): string {
  const tree = join(root, '.cache/mutation/rules');
  rmSync(tree, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    maxBuffer: 1e8,
  });
  for (const file of files
    .toString()
    .split('\0')
    .filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    cpSync(join(root, file), join(tree, file));
  }
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  return tree;
}

async function proveWithVitest(tree: string, rows: readonly RuleRow[], report: (proof: Proof) => void) {
  const { createVitest } = await import('vitest/node');
  const files = [...new Set(rows.map(({ testFile }) => testFile))];
  process.env.PAVILION_MUTATION_TESTS = files.join('\n');
  process.chdir(tree);
  const vitest = await createVitest('test', {
    config: join(tree, 'scripts/mutation/vitest.config.ts'),
    root: tree,
    watch: false,
    pool: 'threads',
    maxWorkers: 1,
    reporters: [{}],
    onConsoleLog: () => false,
  });
  try {
    const sound = await stateOfTests(vitest, tree, files, rows);
    for (const row of rows.toSorted((a, b) => a.testFile.localeCompare(b.testFile))) {
      const alone = async () => (await stateOfTests(vitest, tree, [row.testFile], [row])).get(row);
      const isSound = sound.get(row) === 'passed' || (await alone()) === 'passed';
      const verdict = isSound
        ? await changed(tree, row, async (file) => {
            vitest.invalidateFile(join(tree, file));
            const state = await alone();
            if (state === 'failed') return 'red';
            return state === 'passed' ? 'green' : 'broken';
          })
        : 'unsound';
      report({ row, verdict });
      const change = readChange(row.failsWhen);
      if (change) vitest.invalidateFile(join(tree, change.file));
    }
  } finally {
    await vitest.close();
    process.chdir(root);
  }
}

type TestState = 'passed' | 'failed' | 'absent';

async function stateOfTests(
  vitest: Vitest,
  tree: string,
  files: readonly string[],
  rows: readonly RuleRow[],
) {
  const pattern = new RegExp(
    `(?:${[...new Set(rows.map(({ testTitle }) => patternOf(testTitle)))].join('|')})`,
  );
  for (const project of vitest.projects) project.config.testNamePattern = pattern;
  const specifications = files.flatMap((file) =>
    vitest.projects
      .filter((project) => project.matchesTestGlob(join(tree, file)))
      .map((project) => project.createSpecification(join(tree, file))),
  );
  const { testModules } = await vitest.runTestSpecifications(specifications);
  return new Map(rows.map((row) => [row, stateOf(testModules, join(tree, row.testFile), row.testTitle)]));
}

function stateOf(modules: readonly TestModule[], file: string, title: string): TestState {
  const whole = new RegExp(`^${patternOf(title)}$`);
  const tests = modules
    .filter(({ moduleId }) => moduleId === file)
    .flatMap((module) => [...module.children.allTests()])
    .filter((test) => namesOf(test).some((name) => whole.test(name)))
    .map((test) => test.result().state);
  if (tests.includes('failed')) return 'failed';
  return tests.includes('passed') ? 'passed' : 'absent';
}

/** A row may name a test or the group around it. */
function namesOf(test: TestCase): string[] {
  const names = [test.name];
  for (let parent = test.parent; parent.type === 'suite'; parent = parent.parent) names.push(parent.name);
  return names;
}

async function changed(
  tree: string,
  row: RuleRow,
  prove: (file: string) => Promise<Verdict>,
): Promise<Verdict> {
  const change: Change | null = readChange(row.failsWhen);
  if (change === null) return 'unsound';
  const path = join(tree, change.file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, makeChange(text, change) ?? text);
  try {
    return await prove(change.file);
  } finally {
    writeFileSync(path, text);
  }
}

/** Builds the changed site and walks the journey in Chromium. */
async function journey(tree: string, { testFile, testTitle }: RuleRow): Promise<Verdict> {
  const file = testFile.replace(/^tests\/e2e\//, '').replace(/\.e2e\.ts$/, '');
  const args = [
    join(tree, 'scripts/e2e.ts'),
    file,
    '--project',
    'desktop',
    '--grep',
    `${patternOf(testTitle)}$`,
  ];
  const { code, output } = await run(process.execPath, args, { quiet: true });
  if (code === 0) return 'green';
  return /[1-9]\d* failed/.test(output) ? 'red' : 'broken';
}

/** What `test.each` and template literals put into a title may be anything. */
function patternOf(title: string): string {
  return title
    .split(/%[sijdof]|\$\{[^}]+\}|\$[\w.]+/)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join('.*');
}
