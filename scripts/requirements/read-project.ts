import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/run.ts';
import { type Proof, readProofs } from './read-proofs.ts';
import { type Requirement, readRequirements } from './read-requirements.ts';

/** Every requirement of `docs/requirements`, page by page. */
export function requirementsOfProject(): Requirement[] {
  const pages = globSync('docs/requirements/*.md', { cwd: root }).toSorted();
  return pages.flatMap((page) => readRequirements(readFileSync(join(root, page), 'utf8')));
}

/** Every test of the project that says what it proves. */
export function proofsOfProject(): Proof[] {
  const args = ['ls-files', '-co', '--exclude-standard', '--', '*.test.ts', '*.test.tsx', '*.e2e.ts'];
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  return files
    .filter((file) => file !== '' && existsSync(join(root, file)))
    .flatMap((file) => readProofs(file, readFileSync(join(root, file), 'utf8')));
}
