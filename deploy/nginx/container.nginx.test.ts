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
import { requireNginx } from '../../tooling/nginx.ts';
import { root } from '../../tooling/run.ts';
import { ask, startContainer } from './testing.ts';

/** No container engine is available: the test assembles the image's files from the Containerfile's lines and runs its command. */
const IMAGE_HOME = '/opt/pavilion';
const containerfile = readFileSync(join(root, 'deploy/Containerfile'), 'utf8').replaceAll('\\\n', ' ');
const instructionLines = containerfile.split('\n').filter((line) => /^[A-Z]/.test(line));
const lastStage = instructionLines.slice(instructionLines.findLastIndex((line) => line.startsWith('FROM')));

interface CopyInstruction {
  readonly from: string | undefined;
  readonly sources: readonly string[];
  readonly target: string;
}

function listCopies(stage: readonly string[]): CopyInstruction[] {
  return stage
    .filter((line) => line.startsWith('COPY'))
    .map((line) => {
      const instructionWords = line.split(/\s+/).slice(1);
      const from = instructionWords.find((word) => word.startsWith('--from='));
      const paths = instructionWords.filter((word) => !word.startsWith('--'));
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

let imageFolder: string;
beforeAll(() => {
  imageFolder = mkdtempSync(join(tmpdir(), 'pavilion-image-'));
  for (const { from, sources, target } of listCopies(lastStage)) {
    // The first stage's build is copied below, and Node is this machine's own.
    const inRepository =
      from === undefined ? sources : sources.filter((source) => /node_modules/.test(source));
    for (const source of inRepository) {
      const targetPath = target.replace(IMAGE_HOME, imageFolder);
      mkdirSync(targetPath.endsWith('/') ? targetPath : join(targetPath, '..'), { recursive: true });
      cpSync(
        join(root, source.replace(IMAGE_HOME, '')),
        targetPath.endsWith('/') ? join(targetPath, basename(source)) : targetPath,
        {
          recursive: true,
        },
      );
    }
  }
  cpSync(distFolder, join(imageFolder, 'dist'), { recursive: true });
  writeFileSync(join(imageFolder, 'package.json'), '{"type":"module"}');
});
afterAll(() => rmSync(imageFolder, { recursive: true, force: true }));

test('everything that the image copies is in the repository', () => {
  const sources = listCopies(instructionLines).flatMap((copy) =>
    copy.from === undefined ? copy.sources : [],
  );
  expect(sources.length).toBeGreaterThan(10);
  for (const source of sources) expect(existsSync(join(root, source)), source).toBe(true);
});

test('the image runs without root, has a health check, and runs the tested command', () => {
  const findInstructions = (instruction: string) => lastStage.filter((line) => line.startsWith(instruction));
  expect(findInstructions('USER')).toEqual(['USER www-data']);
  expect(findInstructions('HEALTHCHECK').join()).toContain('/health');
  expect(findInstructions('CMD')).toEqual([`CMD ["${IMAGE_HOME}/deploy/container/start.sh"]`]);
  expect(findInstructions('EXPOSE')).toEqual(['EXPOSE 8080']);
  expect(statSync(join(root, 'deploy/container/start.sh')).mode & 0o111).toBe(0o111);
  expect(containerfile).not.toMatch(/:latest|ADD http/);
});

test('the command of the container serves the site from the image, for the operator of config.json', async () => {
  const file = join(imageFolder, 'config.json');
  writeFileSync(file, JSON.stringify(CONFIG));
  const port = await findFreePort();
  const server = await startContainer(imageFolder, port, {
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
  expect(page.headers['content-encoding']).toBe(requireNginx().brotliModule === null ? 'gzip' : 'br');
  expect(output).toContain('"GET /login" 200');
});

test('the environment may provide the configuration instead', async () => {
  const port = await findFreePort();
  const server = await startContainer(imageFolder, port, {
    PAVILION_CONFIG: JSON.stringify({ ...CONFIG, siteName: 'ours' }),
    PAVILION_OPTIONS: `--listen 127.0.0.1:${port}`,
  });
  const answer = await ask(port, '/config.json', { host: 'my-account.example.com' });
  await server.stop();
  expect(JSON.parse(answer.body.toString())).toMatchObject({ siteName: 'ours' });
});

test('an invalid configuration ends the container with one message', () => {
  const containerResult = spawnSync(join(imageFolder, 'deploy/container/start.sh'), [], {
    encoding: 'utf8',
    env: {
      ...process.env,
      PAVILION_HOME: imageFolder,
      PAVILION_RUN: join(imageFolder, 'run'),
      PAVILION_CONFIG: JSON.stringify({ ...CONFIG, subSites: {} }),
    },
  });
  expect(containerResult.status).toBe(1);
  expect(containerResult.stderr.trim()).toMatch(/^config\.json: subSites\.onlineJoining must be .*\.$/);
});
