import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentFile, pactDir } from './shipped.ts';

/** The folder of the committed pacts, which API teams replay. */
export const committedDir = pactDir;

/** The folder to which the tests of this run write. */
export const producedFolder = join(import.meta.dirname, '..', '.cache', 'pacts');

const packageFile = join(import.meta.dirname, '../packages/contracts/package.json');

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

type Pact = { readonly interactions: readonly { readonly description: string }[] };

export function listPactFiles(dir: string): string[] {
  return existsSync(dir)
    ? readdirSync(dir)
        .filter((name) => name.endsWith('.json'))
        .sort()
    : [];
}

/**
 * Merges the pacts of the test files, each in its own folder, into one pact beside the folders. The test files do not share
 * one pact because the library rewrites the whole file for each interaction, which is slow once the file is large.
 *
 * @throws an Error if two interactions have the same description
 */
export function joinProduced(produced = producedFolder): void {
  const parts = readdirSync(produced, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: folder }) => listPactFiles(join(produced, folder)).map((name) => ({ folder, name })));
  for (const name of new Set(parts.map((part) => part.name))) {
    const pacts: Pact[] = parts
      .filter((part) => part.name === name)
      .map(({ folder }) => JSON.parse(readFileSync(join(produced, folder, name), 'utf8')));
    const interactions = pacts
      .flatMap((pact) => pact.interactions)
      .sort((one, other) => (one.description < other.description ? -1 : 1));
    const repeated = interactions.find(
      ({ description }, at) => interactions[at + 1]?.description === description,
    );
    if (repeated) throw new Error(`Two interactions have the description "${repeated.description}".`);
    writeFileSync(join(produced, name), JSON.stringify({ ...pacts[0], interactions }));
  }
}

/** The version of the pact (its package’s) and of the API document. */
function versions(): { readonly document: string; readonly pact: string } {
  const { version: pact } = JSON.parse(readFileSync(packageFile, 'utf8'));
  const { info } = JSON.parse(readFileSync(documentFile, 'utf8'));
  return { document: info.version, pact };
}

/** Formats a pact so that it can be compared: keys sorted, without the versions of the tools. */
export function normalisePact(file: string): string {
  const { metadata: _tools, ...pact } = JSON.parse(readFileSync(file, 'utf8'));
  const metadata = { pactSpecification: { version: '4.0' }, pavilion: versions() };
  return `${JSON.stringify(sorted({ ...pact, metadata }), null, 1)}\n`;
}

/** Replaces the committed pacts with the produced ones. */
export function commitProduced(produced = producedFolder, committed = committedDir): void {
  mkdirSync(committed, { recursive: true });
  for (const name of listPactFiles(produced)) {
    writeFileSync(join(committed, name), normalisePact(join(produced, name)));
  }
}

function sorted(value: Json): Json {
  if (Array.isArray(value)) {
    return value.map(sorted);
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key] ?? null)]),
  );
}
