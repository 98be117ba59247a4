import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface Nginx {
  readonly path: string;
  /** The module that sends .br files; null if there is none. */
  readonly brotliModule: string | null;
}

const BROTLI_MODULE_FILE = 'ngx_http_brotli_static_module.so';
const defaultFolders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];
const defaultModules = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules', '/usr/local/lib/nginx/modules'];
/** Where Debian's packages are unpacked. Nothing is installed or started, and no rights are needed. */
const UNPACKED_FOLDER = join(import.meta.dirname, '../.cache/nginx');
/** The location of the binary differs between releases of Debian and Ubuntu. */
const binaryPackages = ['nginx', 'nginx-light', 'nginx-core'];
const modulePackage = 'libnginx-mod-http-brotli-static';
const libraries = ['libpcre2-8-0', 'libssl3', 'zlib1g', 'libcrypt1'];

/**
 * Finds the nginx to test with: `PAVILION_NGINX`, the one unpacked earlier, or the system's. If there is none, unpacks
 * Debian's packages under `.cache/nginx`.
 * @throws Error that says what to do if none can be found
 */
export function requireNginx(): Nginx {
  const foundNginx = findInstalledNginx() ?? fetchNginx();
  if (foundNginx) return foundNginx;
  throw new Error(
    'No nginx for the tests: install it (apt-get install nginx-light, brew install nginx), or name one in PAVILION_NGINX, and run the command again.',
  );
}

function findInstalledNginx(): Nginx | null {
  const configuredPath = process.env.PAVILION_NGINX;
  if (configuredPath && !canRun(configuredPath)) {
    throw new Error(`PAVILION_NGINX names ${configuredPath}, which does not run. Correct it or unset it.`);
  }
  if (configuredPath) return { path: configuredPath, brotliModule: findBrotliModule(defaultModules) };
  const unpackedPath = join(UNPACKED_FOLDER, 'usr/sbin/nginx');
  if (canRun(unpackedPath))
    return {
      path: unpackedPath,
      brotliModule: findBrotliModule([join(UNPACKED_FOLDER, 'usr/lib/nginx/modules')]),
    };
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...defaultFolders];
  const path = folders.map((folder) => join(folder, 'nginx')).find(canRun);
  return path === undefined ? null : { path, brotliModule: findBrotliModule(defaultModules) };
}

function fetchNginx(): Nginx | null {
  if (!existsSync('/usr/bin/apt-get')) return null;
  console.log("No nginx on this machine: unpacking Debian's under .cache/nginx …");
  const isRoot = process.getuid?.() === 0;
  if (!unpackDebian() && isRoot) {
    runCommand('apt-get', ['update', '-qq']);
    unpackDebian();
  }
  // A bare machine may lack libraries that every machine with a browser has.
  if (!findInstalledNginx() && isRoot)
    runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...libraries]);
  return findInstalledNginx();
}

function unpackDebian(): boolean {
  rmSync(UNPACKED_FOLDER, { recursive: true, force: true });
  mkdirSync(UNPACKED_FOLDER, { recursive: true });
  const hasBinary = binaryPackages.some(
    (name) => unpackPackage(name) && existsSync(join(UNPACKED_FOLDER, 'usr/sbin/nginx')),
  );
  return hasBinary && unpackPackage(modulePackage);
}

function unpackPackage(name: string): boolean {
  if (!runCommand('apt-get', ['download', '-qq', name], UNPACKED_FOLDER)) return false;
  const file = readdirSync(UNPACKED_FOLDER).find((entry) => entry.startsWith(`${name}_`));
  return file !== undefined && runCommand('dpkg', ['-x', file, UNPACKED_FOLDER], UNPACKED_FOLDER);
}

function findBrotliModule(folders: readonly string[]): string | null {
  return folders.map((folder) => join(folder, BROTLI_MODULE_FILE)).find((path) => existsSync(path)) ?? null;
}

function canRun(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['-v'], { stdio: 'ignore' }).status === 0;
}

function runCommand(command: string, args: string[], cwd = process.cwd()): boolean {
  return spawnSync(command, args, { cwd, stdio: 'ignore', timeout: 240_000 }).status === 0;
}
