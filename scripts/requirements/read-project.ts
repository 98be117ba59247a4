import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tooling/run.ts';
import type { Citation } from './find-faults.ts';
import { findNumbers, type Proof, readProofs } from './read-proofs.ts';
import { type Requirement, readRequirements } from './read-requirements.ts';

const CITATION = 'Requirements? [A-Z][0-9]+[.][0-9]+(, [A-Z][0-9]+[.][0-9]+)*';

/** Reads every requirement of `docs/requirements`, page by page. */
export function readProjectRequirements(): Requirement[] {
  const pages = globSync('docs/requirements/*.md', { cwd: root }).toSorted();
  return pages.flatMap((page) => readRequirements(readFileSync(join(root, page), 'utf8')));
}

/** Finds the comments in the code that name requirements, such as "Requirement J5.3" or "Requirements J5.3, J5.4". */
export function readProjectCitations(): Citation[] {
  const { stdout } = spawnSync(
    'git',
    ['grep', '-EI', CITATION, '--', '*.ts', '*.tsx', ':!scripts/requirements*'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  return stdout.split('\n').flatMap((line) => {
    const [file = ''] = line.split(':', 1);
    const numbers = [...line.matchAll(new RegExp(CITATION, 'g'))].flatMap(([text]) => findNumbers(text));
    return numbers.length === 0 ? [] : [{ file, numbers }];
  });
}

/** Finds comments that cite a document outside the project, such as "Spec, joining §5", instead of a requirement's number. */
export function findOutsideCitations(): string[] {
  const pattern = '(Spec,|([Jj]oining|[Pp]latform)) .*§[0-9]';
  const { stdout } = spawnSync('git', ['grep', '-nEI', pattern, '--', '*.ts', '*.tsx', '*.js', '*.mjs'], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter((line) => line !== '' && !line.startsWith('scripts/requirements'));
}

/** Finds every test of the project that names the requirements it proves. */
export function readProjectProofs(): Proof[] {
  const args = ['ls-files', '-co', '--exclude-standard', '--', '*.test.ts', '*.test.tsx', '*.e2e.ts'];
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  return files
    .filter((file) => file !== '' && existsSync(join(root, file)))
    .flatMap((file) => readProofs(file, readFileSync(join(root, file), 'utf8')));
}
