import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

export type Tally = { passed: number; failed: number };

export type Outcome = {
  code: number;
  output: string;
  /** The part of the output from standard error. */
  errors: string;
  seconds: number;
};

export type RunOptions = {
  env?: Record<string, string>;
  /** Whether to hold back the output, or only the standard output, instead of showing it immediately. */
  quiet?: boolean | 'stdout';
};

/** Runs a command in the project's root. Never rejects: a command that cannot start ends with code 127. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0', ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let errors = '';
    const receiveChunk = (chunk: Buffer, stream: NodeJS.WriteStream, isQuiet: boolean) => {
      output += chunk.toString();
      if (!isQuiet) stream.write(chunk);
    };
    child.stdout.on('data', (chunk: Buffer) => receiveChunk(chunk, process.stdout, Boolean(options.quiet)));
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString();
      receiveChunk(chunk, process.stderr, options.quiet === true);
    });
    const finish = (code: number) =>
      resolve({ code, output, errors, seconds: (performance.now() - started) / 1000 });
    child.on('error', (error) => {
      output += error.message;
      errors += error.message;
      finish(127);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

/** Runs one of the project's own TypeScript files. */
export function runScript(file: string, args: readonly string[] = [], options: RunOptions = {}) {
  return run(process.execPath, [join(root, file), ...args], options);
}

/**
 * The last `N passed, N failed` of an output. A command that failed without counting a failure counts as one failed check;
 * a successful one without any count counts as one passed check.
 */
export function readTally({ code, output }: Outcome): Tally {
  const lastTotals = [...output.matchAll(/(\d+) passed, (\d+) failed/g)].at(-1);
  const passed = Number(lastTotals?.[1] ?? (code === 0 ? 1 : 0));
  const failed = Number(lastTotals?.[2] ?? 0);
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, tally) => ({ passed: sum.passed + tally.passed, failed: sum.failed + tally.failed }),
    {
      passed: 0,
      failed: 0,
    },
  );
}

/** Prints the closing line that people and CI read, and sets the exit code. */
export function endWithTally({ passed, failed }: Tally): void {
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0 || passed === 0) process.exitCode = 1;
}

/** Ends a script with one sentence instead of a stack trace. */
export function endWithSentence(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
