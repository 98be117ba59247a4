import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../tooling/run.ts';
import { checkConfig } from './check-config-text.ts';

const PAGES = [
  'README.md',
  'deploy/README.md',
  'deploy/Containerfile',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const PROGRAM_FILES: Readonly<Record<string, string>> = {
  nginx: 'print-nginx.ts',
  headers: 'print-headers.ts',
};

const readPage = (page: string) => readFileSync(join(root, page), 'utf8').replaceAll(/\\\n\s*(#\s*)?/g, ' ');
const listCodeBlocks = (page: string, language: string) =>
  [...readPage(page).matchAll(new RegExp(`^ *\`\`\`${language}\\n([^]*?)^ *\`\`\`$`, 'gm'))].map(
    ([, text = '']) => text,
  );

const commands = PAGES.flatMap((page) =>
  [...readPage(page).matchAll(/npm run --silent (nginx|headers) -- ([^`\n>#]*)/g)].map(
    ([, program = '', options = '']) => [page, program, options.trim()] as const,
  ),
);
const containerOptions = PAGES.flatMap((page) =>
  [...readPage(page).matchAll(/PAVILION_OPTIONS="([^"]*)"/g)].map(
    ([, options = '']) => [page, options] as const,
  ),
);
const configs = listCodeBlocks('docs/operators.md', 'json');

let folder: string;
let configFile: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pavilion-samples-'));
  configFile = join(folder, 'config.json');
  writeFileSync(join(folder, 'index.html'), '<script>boot()</script>');
  writeFileSync(configFile, configs[0] ?? '');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function runProgram(program: string, options: readonly string[]) {
  const ownArguments = program === 'nginx' ? ['--config', configFile, '--dist', folder] : ['--dist', folder];
  return spawnSync(
    process.execPath,
    [join(import.meta.dirname, PROGRAM_FILES[program] ?? ''), ...options, ...ownArguments],
    {
      encoding: 'utf8',
    },
  );
}

test('the documents contain samples of all kinds', () => {
  expect(configs.length).toBeGreaterThan(0);
  expect(commands.length).toBeGreaterThan(6);
  expect(containerOptions.length).toBeGreaterThan(0);
});

test('the first configuration in the documentation is accepted, and so is every other', () => {
  for (const config of configs) expect(() => checkConfig(config, 'config.json'), config).not.toThrow();
});

test.each(commands)('%s: the command "%s %s" prints something', (_page, program, options) => {
  const { stdout, stderr } = runProgram(program, options.split(/\s+/).filter(Boolean));
  expect(stderr).toBe('');
  expect(stdout).not.toBe('');
});

test.each(containerOptions)('%s: the container starts with "%s"', (_page, options) => {
  expect(runProgram('nginx', options.split(/\s+/)).stderr).toBe('');
});

test('the documentation names the commands that any Node from 20 can run', () => {
  for (const page of PAGES) expect(readPage(page), page).not.toMatch(/node deploy\/print/);
});

test.each([...Object.keys(PROGRAM_FILES), 'check-config', 'check-live'])(
  'npm run --silent %s prints the output of its program and nothing else',
  (program) => {
    const { stdout, stderr } = spawnSync('npm', ['run', '--silent', program, '--', '--help'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^(Prints the|Checks) /);
  },
);
