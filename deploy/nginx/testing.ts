import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { distFolder } from '../../tooling/build.ts';
import { requireNginx } from '../../tooling/nginx.ts';
import { type Operator, type ServerOptions, toOperator } from './operator.ts';

/** A response with its raw headers, which show duplicates. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface RunningNginx {
  output(): string;
  stop(): Promise<void>;
}

const TIMEOUT_MS = 20_000;
const POLL_MS = 20;
/** Root's files may be unreadable for nginx's default user. */
const ROOT_DIRECTIVE = process.getuid?.() === 0 ? 'user root;' : '';

/** An operator's configuration with only what nginx needs. */
export const EXAMPLE_CONFIG = {
  apiBase: 'https://api.example.com',
  parentDomain: 'example.com',
  subSites: {
    onlineJoining: 'https://online-joining.example.com',
    bookings: 'https://bookings.example.com',
    myAccount: 'https://my-account.example.com',
  },
  cardProviders: { stripe: { scriptUrl: null } },
};

/**
 * The operator of a configuration, served from the build at this port.
 * @param folder contains their `config.json` and the log
 */
export function buildOperator(
  config: unknown,
  folder: string,
  port: number,
  options: Partial<ServerOptions> = {},
): Operator {
  return toOperator(config, readFileSync(join(distFolder, 'index.html'), 'utf8'), {
    root: distFolder,
    configFile: join(folder, 'config.json'),
    apiUpstreams: [],
    imageOrigins: [],
    reportUrl: null,
    isReportOnly: false,
    providers: [],
    listen: [`127.0.0.1:${port}`],
    resolvers: [],
    tls: null,
    redirectFrom: [],
    isBrotli: false,
    wellKnown: null,
    trustedProxies: [],
    oldWorkers: [],
    accessLog: join(folder, 'access.log'),
    isCatchAll: true,
    ...options,
  });
}

/**
 * Writes a self-signed certificate and its key into a folder, and returns their paths.
 * @throws Error if there is no openssl
 */
export function createCertificate(folder: string): { readonly certificate: string; readonly key: string } {
  const files = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') };
  const subject = ['-subj', '/CN=example.com', '-days', '2'];
  const { status } = spawnSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-keyout',
      files.key,
      '-out',
      files.certificate,
      ...subject,
    ],
    { stdio: 'ignore' },
  );
  if (status !== 0)
    throw new Error('No certificate could be made: install openssl, and run the command again.');
  return files;
}

/** Requests an unnormalised path from this machine under any host name. */
export function ask(
  port: number,
  path: string,
  options: {
    readonly host?: string;
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: Buffer;
  } = {},
): Promise<Answer> {
  const { host = '127.0.0.1', method = 'GET', headers = {}, body: sentBody } = options;
  return new Promise((resolve, reject) => {
    const clientRequest = request({ host: '127.0.0.1', port, path, method, headers: { host, ...headers } });
    clientRequest.once('error', reject).once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () => {
        const headerPairs = Object.entries(response.headersDistinct).map(
          ([name, values]): [string, string] => [name, (values ?? []).join(' || ')],
        );
        const body = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(headerPairs), body });
      });
    });
    clientRequest.end(sentBody);
  });
}

/**
 * Starts nginx with a printed configuration in its own folder.
 * @throws nginx's message for an invalid one
 */
export async function startNginx(conf: string, port: number, isBrotli: boolean): Promise<RunningNginx> {
  const { path, brotliModule } = requireNginx();
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-nginx-'));
  mkdirSync(join(folder, 'temp'));
  mkdirSync(join(folder, 'modules'));
  copyFileSync(join(import.meta.dirname, 'nginx.conf'), join(folder, 'nginx.conf'));
  writeFileSync(join(folder, 'pavilion.conf'), conf);
  if (isBrotli) writeFileSync(join(folder, 'modules/brotli.conf'), `load_module ${brotliModule};\n`);
  const args = ['-e', 'stderr', '-p', folder, '-c', 'nginx.conf'];
  const checkResult = spawnSync(path, [...args, '-t'], { encoding: 'utf8' });
  if (checkResult.status !== 0) {
    rmSync(folder, { recursive: true });
    throw new Error(`nginx refuses the configuration: ${checkResult.stderr}`);
  }
  return startServer(path, [...args, '-g', `daemon off; ${ROOT_DIRECTIVE}`], port, folder);
}

/** Starts the container's command in a folder that represents the image. */
export function startContainer(
  home: string,
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<RunningNginx> {
  const { path, brotliModule } = requireNginx();
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-container-'));
  return startServer(join(home, 'deploy/container/start.sh'), [], port, folder, {
    PAVILION_HOME: home,
    PAVILION_RUN: folder,
    PAVILION_NGINX: path,
    PAVILION_NGINX_GLOBALS: ROOT_DIRECTIVE,
    PAVILION_BROTLI_MODULE: brotliModule ?? '',
    ...env,
  });
}

async function startServer(
  command: string,
  args: readonly string[],
  port: number,
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningNginx> {
  // A file, because nginx opens /dev/stdout by name, which does not work for Node's pipes.
  const logFile = join(folder, 'output.log');
  const output = openSync(logFile, 'a');
  const child = spawn(command, args, { stdio: ['ignore', output, output], env: { ...process.env, ...env } });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const server = {
    output: () => readFileSync(logFile, 'utf8'),
    stop: async () => {
      child.kill('SIGQUIT');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
  if (await waitUntilUp(child, port)) return server;
  const serverOutput = server.output();
  await server.stop();
  throw new Error(`It did not start: ${serverOutput}`);
}

async function waitUntilUp(child: ChildProcess, port: number): Promise<boolean> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (performance.now() < deadline && child.exitCode === null && child.signalCode === null) {
    const isUp = await ask(port, '/health').then(
      () => true,
      () => false,
    );
    if (isUp) return true;
    await pause(POLL_MS);
  }
  return false;
}
