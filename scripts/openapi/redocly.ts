import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The name of the document in `redocly.yaml`. */
const DOCUMENT_NAME = 'pavilion@v1';
const REPORT_OPTIONS = ['--format=stylish', '--max-problems=200'];
const CLI_FILE = 'node_modules/@redocly/cli/bin/cli.js';

/** Lints the document with the rules of `redocly.yaml`. @throws an Error with the linter's output on any error or warning */
export async function lintDocument(root: string): Promise<void> {
  await runRedocly(root, ['lint', DOCUMENT_NAME, ...REPORT_OPTIONS]);
}

/** Lints a bundled document, given as JSON text, by the same rules, so that its generated examples are checked too. */
export async function lintText(root: string, text: string): Promise<void> {
  await workInTemporaryFolder(async (folder) => {
    const file = join(folder, 'bundle.json');
    await writeFile(file, text);
    await runRedocly(root, ['lint', file, ...REPORT_OPTIONS]);
  });
}

/** Returns the whole document as JSON text, with the files that it refers to included. */
export async function bundleDocument(root: string): Promise<string> {
  return workInTemporaryFolder(async (folder) => {
    const file = join(folder, 'bundle.json');
    await runRedocly(root, ['bundle', DOCUMENT_NAME, '--output', file]);
    return readFile(file, 'utf8');
  });
}

async function workInTemporaryFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'pavilion-openapi-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function runRedocly(root: string, args: readonly string[]): Promise<void> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const child = spawn(process.execPath, [join(root, CLI_FILE), ...args], { cwd: root, env });
  const outputChunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => outputChunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => outputChunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const text = Buffer.concat(outputChunks).toString();
      // Redocly exits with 0 if there are only warnings, but the document must have none.
      if (code === 0 && !/\d+ warnings?/.test(text)) resolve();
      else reject(new Error(`[openapi] redocly ${args[0]} failed:\n${text}`));
    });
  });
}
