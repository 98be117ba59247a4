/**
 * Generates clients from the API document with orval and Hey API, as API teams do, and compiles them in strict mode. (What
 * openapi-typescript generates is `schema.gen.ts`, which `npm run verify` compiles.)
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWithTally, root, run, type Tally } from '../tooling/run.ts';

const DOCUMENT_FILE = join(root, 'openapi/bundle.json');
const COMPILER_CONFIG = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom', 'dom.iterable'],
  },
  files: ['orval/api.ts', 'hey-api/index.ts'],
};

const folder = mkdtempSync(join(tmpdir(), 'pavilion-clients-'));
const buildPath = (name: string) => join(folder, name);
const tally: Tally = { passed: 0, failed: 0 };

async function runStep(name: string, command: string, ...args: readonly string[]): Promise<void> {
  const { code, output } = await run(command, args, { quiet: true });
  tally[code === 0 ? 'passed' : 'failed'] += 1;
  console.log(`${code === 0 ? '✓' : '✗'} ${name}`);
  if (code !== 0) console.log(output);
}

try {
  writeFileSync(buildPath('tsconfig.json'), JSON.stringify(COMPILER_CONFIG));
  const inputOptions = ['--input', DOCUMENT_FILE];
  await runStep(
    'orval',
    'orval',
    ...inputOptions,
    '--output',
    buildPath('orval/api.ts'),
    '--client',
    'fetch',
  );
  await runStep('Hey API', 'openapi-ts', ...inputOptions, '--output', buildPath('hey-api'), '--no-log-file');
  await runStep('what they generate compiles', 'tsc', '--project', folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
endWithTally(tally);
