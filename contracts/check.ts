import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tally } from '../tooling/run.ts';
import { committedDir, listPactFiles, normalisePact, producedFolder } from './pact-files.ts';

type PactFolders = { readonly committed: string; readonly produced: string };

const remedy = 'Run `npm run contracts -- --update` and commit contracts/pacts if the change is meant.';

/** Fails for each committed pact that no test produces, each that differs, and each produced pact that is not committed. */
export function checkCommitted(
  dirs: PactFolders = { committed: committedDir, produced: producedFolder },
): Tally {
  const tally = { passed: 0, failed: 0 };
  for (const name of new Set([...listPactFiles(dirs.committed), ...listPactFiles(dirs.produced)])) {
    const complaint = complaintAbout(name, dirs);
    console.log(complaint ? `  ✗ ${complaint} ${remedy}` : `  ✓ ${name} is what the tests produce`);
    tally[complaint ? 'failed' : 'passed'] += 1;
  }
  return tally;
}

function complaintAbout(name: string, { committed, produced }: PactFolders): string | null {
  if (!listPactFiles(produced).includes(name)) {
    return `${name} is committed, but no test produces it.`;
  }
  if (!listPactFiles(committed).includes(name)) {
    return `${name} is produced, but not committed.`;
  }
  const now = normalisePact(join(produced, name)).split('\n');
  const before = readFileSync(join(committed, name), 'utf8').split('\n');
  const line = now.findIndex((text, at) => text !== before[at]);
  return line === -1 && now.length === before.length
    ? null
    : `${name} differs from what the tests produce, first in line ${Math.max(line, 0) + 1}: ${now[line]?.trim() ?? ''}.`;
}
