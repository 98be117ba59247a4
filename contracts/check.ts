import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tally } from '../tooling/run.ts';
import { COMMITTED_FOLDER, listPactFiles, normalisePact, PRODUCED_FOLDER } from './pact-files.ts';

type PactFolders = { readonly committed: string; readonly produced: string };

const REMEDY = 'Run `npm run contracts -- --update` and commit contracts/pacts if the change is meant.';

/** Fails for each committed pact that no test produces, each that differs, and each produced pact that is not committed. */
export function checkCommittedPacts(
  folders: PactFolders = { committed: COMMITTED_FOLDER, produced: PRODUCED_FOLDER },
): Tally {
  const tally = { passed: 0, failed: 0 };
  for (const fileName of new Set([...listPactFiles(folders.committed), ...listPactFiles(folders.produced)])) {
    const complaint = findComplaint(fileName, folders);
    console.log(complaint ? `  ✗ ${complaint} ${REMEDY}` : `  ✓ ${fileName} is what the tests produce`);
    tally[complaint ? 'failed' : 'passed'] += 1;
  }
  return tally;
}

function findComplaint(fileName: string, { committed, produced }: PactFolders): string | null {
  if (!listPactFiles(produced).includes(fileName)) {
    return `${fileName} is committed, but no test produces it.`;
  }
  if (!listPactFiles(committed).includes(fileName)) {
    return `${fileName} is produced, but not committed.`;
  }
  const producedLines = normalisePact(join(produced, fileName)).split('\n');
  const committedLines = readFileSync(join(committed, fileName), 'utf8').split('\n');
  const lineIndex = producedLines.findIndex((text, index) => text !== committedLines[index]);
  return lineIndex === -1 && producedLines.length === committedLines.length
    ? null
    : `${fileName} differs from what the tests produce, first in line ${Math.max(lineIndex, 0) + 1}: ${producedLines[lineIndex]?.trim() ?? ''}.`;
}
