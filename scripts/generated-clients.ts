/**
 * Generates clients from the API document with orval and Hey API, as API teams do, and compiles them in strict mode. (The output
 * of openapi-typescript is `schema.gen.ts`, which `npm run verify` compiles.) The generators are installed from the registry into
 * a temporary folder, so only `npm run test:long` runs this.
 */
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeWith, root, run, type Tally } from '../tooling/run.ts';

const PACKAGES = ['orval@8', '@hey-api/openapi-ts@0.95', 'typescript@5'];
const ORVAL = { api: { input: './openapi.json', output: { target: './orval/api.ts', client: 'fetch' } } };
const COMPILER = {
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
const tally: Tally = { passed: 0, failed: 0 };

async function step(name: string, command: string, args: readonly string[]): Promise<void> {
  const { code, output } = await run(command, args, { quiet: true });
  tally[code === 0 ? 'passed' : 'failed'] += 1;
  console.log(`${code === 0 ? '✓' : '✗'} ${name}`);
  if (code !== 0) console.log(output);
}
const bin = (name: string) => join(folder, 'node_modules/.bin', name);
const inFolder = (name: string) => join(folder, name);

try {
  writeFileSync(inFolder('package.json'), JSON.stringify({ private: true, type: 'module' }));
  writeFileSync(inFolder('orval.config.mjs'), `export default ${JSON.stringify(ORVAL)};\n`);
  writeFileSync(inFolder('tsconfig.json'), JSON.stringify(COMPILER));
  copyFileSync(join(root, 'openapi/bundle.json'), inFolder('openapi.json'));
  const install = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts'];
  await step('install the generators', 'npm', [...install, ...PACKAGES]);
  await step('orval', bin('orval'), ['--config', inFolder('orval.config.mjs')]);
  await step('Hey API', bin('openapi-ts'), ['-i', inFolder('openapi.json'), '-o', inFolder('hey-api')]);
  await step('compile the generated clients', bin('tsc'), ['-p', folder]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
closeWith(tally);
