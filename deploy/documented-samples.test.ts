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
const PROGRAMS: Readonly<Record<string, string>> = { nginx: 'print-nginx.ts', headers: 'print-headers.ts' };

const textOf = (page: string) => readFileSync(join(root, page), 'utf8').replaceAll(/\\\n\s*(#\s*)?/g, ' ');
const blocks = (page: string, language: string) =>
  [...textOf(page).matchAll(new RegExp(`^ *\`\`\`${language}\\n([^]*?)^ *\`\`\`$`, 'gm'))].map(
    ([, text = '']) => text,
  );

const commands = PAGES.flatMap((page) =>
  [...textOf(page).matchAll(/npm run --silent (nginx|headers) -- ([^`\n>#]*)/g)].map(
    ([, program = '', options = '']) => [page, program, options.trim()] as const,
  ),
);
const containerOptions = PAGES.flatMap((page) =>
  [...textOf(page).matchAll(/PAVILION_OPTIONS="([^"]*)"/g)].map(
    ([, options = '']) => [page, options] as const,
  ),
);
const configs = blocks('docs/operators.md', 'json');

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pavilion-samples-'));
  file = join(folder, 'config.json');
  writeFileSync(join(folder, 'index.html'), '<script>boot()</script>');
  writeFileSync(file, configs[0] ?? '');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(program: string, options: readonly string[]) {
  const ownArguments = program === 'nginx' ? ['--config', file, '--dist', folder] : ['--dist', folder];
  return spawnSync(
    process.execPath,
    [join(import.meta.dirname, PROGRAMS[program] ?? ''), ...options, ...ownArguments],
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
  const { stdout, stderr } = run(program, options.split(/\s+/).filter(Boolean));
  expect(stderr).toBe('');
  expect(stdout).not.toBe('');
});

test.each(containerOptions)('%s: the container starts with "%s"', (_page, options) => {
  expect(run('nginx', options.split(/\s+/)).stderr).toBe('');
});

test('the documentation names the commands that any Node from 20 can run', () => {
  for (const page of PAGES) expect(textOf(page), page).not.toMatch(/node deploy\/print/);
});

test.each([...Object.keys(PROGRAMS), 'check-config', 'check-live'])(
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
