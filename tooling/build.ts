import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, run } from './run.ts';

export const distFolder = join(root, 'dist');
const STAMP_FILE = join(distFolder, '.built-from');
/** Everything that decides what a build contains. A missing path counts as such. */
const SOURCE_PATHS = [
  'src',
  'public',
  'index.html',
  'sca-frame.html',
  'form-preview-frame.html',
  'scripts/vite',
  'scripts/browser-floor/floor.ts',
  'tooling/build.ts',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  // The installed packages.
  'node_modules/.package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
  // Vite reads these files by itself.
  ...['.env', '.env.local', '.env.production', '.env.production.local'],
];

/** Builds the site into dist/ when a source is newer than what is there. */
export async function buildIfNeeded(): Promise<void> {
  if (existsSync(STAMP_FILE) && readFileSync(STAMP_FILE, 'utf8') === calculateFingerprint()) return;
  await build();
}

/**
 * Builds the site into dist/.
 * @throws Error that says that the build failed
 */
export async function build(): Promise<void> {
  console.log('Building the site into dist/ …');
  const fingerprintBefore = calculateFingerprint();
  // Vite keeps an existing NODE_ENV, such as Vitest's: the build would contain the development versions of React and Emotion.
  const env = { NODE_ENV: 'production' };
  const { code } = await run('vite', ['build', '--logLevel', 'warn'], { env });
  if (code !== 0) throw new Error('The site could not be built; the reason stands above.');
  writeFileSync(STAMP_FILE, fingerprintBefore);
}

/** Changes with any source of the site. Paths, sizes and times are enough, and a thousand files take milliseconds. */
function calculateFingerprint(): string {
  const hash = createHash('sha256');
  for (const source of SOURCE_PATHS) {
    const path = join(root, source);
    for (const file of existsSync(path) ? listFilesBelow(path) : []) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${relative(root, file)} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

function listFilesBelow(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
