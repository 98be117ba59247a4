import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { distFolder } from '../../tooling/build.ts';
import { findFreePort } from '../../tooling/free-port.ts';
import { nginx } from '../../tooling/nginx.ts';
import { root } from '../../tooling/run.ts';
import { ask, startContainer } from './testing.ts';

/** No container engine is available: the test assembles the image's files from the Containerfile's lines and runs its command. */
const IMAGE_HOME = '/opt/pavilion';
const containerfile = readFileSync(join(root, 'deploy/Containerfile'), 'utf8').replaceAll('\\\n', ' ');
const lines = containerfile.split('\n').filter((line) => /^[A-Z]/.test(line));
const lastStage = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM')));

interface Copy {
  readonly from: string | undefined;
  readonly sources: readonly string[];
  readonly target: string;
}

function copies(stage: readonly string[]): Copy[] {
  return stage
    .filter((line) => line.startsWith('COPY'))
    .map((line) => {
      const words = line.split(/\s+/).slice(1);
      const from = words.find((word) => word.startsWith('--from='));
      const paths = words.filter((word) => !word.startsWith('--'));
      return { from, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' };
    });
}

const CONFIG = {
  apiBase: 'https://api.example.com',
  parentDomain: 'example.com',
  subSites: {
    onlineJoining: 'https://online-joining.example.com',
    bookings: 'https://bookings.example.com',
    myAccount: 'https://my-account.example.com',
  },
  cardProviders: { stripe: { scriptUrl: null } },
  embed: { hosts: ['https://club.example'] },
};

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'pavilion-image-'));
  for (const { from, sources, target } of copies(lastStage)) {
    // The first stage's build is copied below, and Node is this machine's own.
    const inRepository =
      from === undefined ? sources : sources.filter((source) => /node_modules/.test(source));
    for (const source of inRepository) {
      const below = target.replace(IMAGE_HOME, home);
      mkdirSync(below.endsWith('/') ? below : join(below, '..'), { recursive: true });
      cpSync(
        join(root, source.replace(IMAGE_HOME, '')),
        below.endsWith('/') ? join(below, basename(source)) : below,
        {
          recursive: true,
        },
      );
    }
  }
  cpSync(distFolder, join(home, 'dist'), { recursive: true });
  writeFileSync(join(home, 'package.json'), '{"type":"module"}');
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

test('everything that the image copies is in the repository', () => {
  const sources = copies(lines).flatMap((copy) => (copy.from === undefined ? copy.sources : []));
  expect(sources.length).toBeGreaterThan(10);
  for (const source of sources) expect(existsSync(join(root, source)), source).toBe(true);
});

test('the image runs without root, has a health check, and runs the tested command', () => {
  const has = (instruction: string) => lastStage.filter((line) => line.startsWith(instruction));
  expect(has('USER')).toEqual(['USER www-data']);
  expect(has('HEALTHCHECK').join()).toContain('/health');
  expect(has('CMD')).toEqual([`CMD ["${IMAGE_HOME}/deploy/container/start.sh"]`]);
  expect(has('EXPOSE')).toEqual(['EXPOSE 8080']);
  expect(statSync(join(root, 'deploy/container/start.sh')).mode & 0o111).toBe(0o111);
  expect(containerfile).not.toMatch(/:latest|ADD http/);
});

test('the command of the container serves the site from the image, for the operator of config.json', async () => {
  const file = join(home, 'config.json');
  writeFileSync(file, JSON.stringify(CONFIG));
  const port = await findFreePort();
  const server = await startContainer(home, port, {
    PAVILION_CONFIG_FILE: file,
    PAVILION_OPTIONS: `--listen 127.0.0.1:${port} --images https://media.example.com`,
  });
  const page = await ask(port, '/', {
    host: 'bookings.example.com',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  await ask(port, '/login?token=abc', { host: 'bookings.example.com' });
  const output = server.output();
  await server.stop();
  expect(page.status).toBe(200);
  const policy = page.headers['content-security-policy'] ?? '';
  expect(policy).toContain("connect-src 'self' https://api.example.com;");
  expect(policy).toContain("img-src 'self' data: https://media.example.com;");
  expect(page.headers['content-encoding']).toBe(nginx().brotliModule === null ? 'gzip' : 'br');
  expect(output).toContain('"GET /login" 200');
});

test('the environment may provide the configuration instead', async () => {
  const port = await findFreePort();
  const server = await startContainer(home, port, {
    PAVILION_CONFIG: JSON.stringify({ ...CONFIG, siteName: 'ours' }),
    PAVILION_OPTIONS: `--listen 127.0.0.1:${port}`,
  });
  const answer = await ask(port, '/config.json', { host: 'my-account.example.com' });
  await server.stop();
  expect(JSON.parse(answer.body.toString())).toMatchObject({ siteName: 'ours' });
});

test('an invalid configuration ends the container with one message', () => {
  const started = spawnSync(join(home, 'deploy/container/start.sh'), [], {
    encoding: 'utf8',
    env: {
      ...process.env,
      PAVILION_HOME: home,
      PAVILION_RUN: join(home, 'run'),
      PAVILION_CONFIG: JSON.stringify({ ...CONFIG, subSites: {} }),
    },
  });
  expect(started.status).toBe(1);
  expect(started.stderr.trim()).toMatch(/^config\.json: subSites\.onlineJoining must be .*\.$/);
});
