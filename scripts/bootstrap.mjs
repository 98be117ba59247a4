/**
 * The first step of every command: makes sure that the packages of package-lock.json are installed, then runs the
 * command's TypeScript file with the project's own Node. It runs on any Node from 20 and imports no other file of the project.
 *
 * Usage: node scripts/bootstrap.mjs FILE.ts [arguments]
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const binaries = join(root, 'node_modules', '.bin');
const stampFile = join(root, 'node_modules', '.pavilion-installed');
const [file, ...args] = process.argv.slice(2);

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(
    `Pavilion needs Node 20 or later; this is ${process.version}. Install a newer Node and run the command again.`,
  );
}
if (!file) fail('Usage: node scripts/bootstrap.mjs FILE.ts [arguments]');

// A nested npm would warn about each setting that it inherits from the outer npm; none of them matters here.
const env = {
  ...process.env,
  PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}`,
  SCARF_ANALYTICS: 'false',
};

installIfNeeded();
runCommand();

function installIfNeeded() {
  const expectedStamp = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const installed = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (installed === expectedStamp) return;
  // To standard error, because the standard output of a command may be redirected to a file.
  console.error('Installing packages (npm ci): one to three minutes the first time …');
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env: process.env,
    stdio: ['inherit', process.stderr, 'inherit'],
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    fail(
      'The packages could not be installed. Check the network and the npm registry, then run the command again.',
    );
  }
  writeFileSync(stampFile, expectedStamp);
}

function runCommand() {
  const node = join(binaries, process.platform === 'win32' ? 'node.cmd' : 'node');
  const child = spawn(existsSync(node) ? node : process.execPath, [join(root, file), ...args], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  // Ctrl-C reaches the whole process group; a kill of this process must be passed on to the child.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) =>
    process.exit(code ?? 128 + (constants.signals[signal ?? 'SIGTERM'] ?? 0)),
  );
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
