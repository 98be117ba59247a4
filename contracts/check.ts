import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tally } from '../tooling/run.ts';
import { committedFolder, listPactFiles, normalisePact, producedFolder } from './pact-files.ts';

type PactFolders = { readonly committed: string; readonly produced: string };

const remedy = 'Run `npm run contracts -- --update` and commit contracts/pacts if the change is meant.';

/** Fails for each committed pact that no test produces, each that differs, and each produced pact that is not committed. */
export function checkCommitted(
  dirs: PactFolders = { committed: committedFolder, produced: producedFolder },
): Tally {
  const tally = { passed: 0, failed: 0 };
  for (const name of new Set([...listPactFiles(dirs.committed), ...listPactFiles(dirs.produced)])) {
    const complaint = findComplaint(name, dirs);
    console.log(complaint ? `  ✗ ${complaint} ${remedy}` : `  ✓ ${name} is what the tests produce`);
    tally[complaint ? 'failed' : 'passed'] += 1;
  }
  return tally;
}

function findComplaint(name: string, { committed, produced }: PactFolders): string | null {
  if (!listPactFiles(produced).includes(name)) {
    return `${name} is committed, but no test produces it.`;
  }
  if (!listPactFiles(committed).includes(name)) {
    return `${name} is produced, but not committed.`;
  }
  const producedLines = normalisePact(join(produced, name)).split('\n');
  const committedLines = readFileSync(join(committed, name), 'utf8').split('\n');
  const line = producedLines.findIndex((text, index) => text !== committedLines[index]);
  return line === -1 && producedLines.length === committedLines.length
    ? null
    : `${name} differs from what the tests produce, first in line ${Math.max(line, 0) + 1}: ${producedLines[line]?.trim() ?? ''}.`;
}
