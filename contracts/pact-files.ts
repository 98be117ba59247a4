import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOCUMENT_FILE, PACT_FOLDER } from './shipped.ts';

/** The folder of the committed pacts, which API teams replay. */
export const COMMITTED_FOLDER = PACT_FOLDER;

/** The folder to which the tests of this run write. */
export const PRODUCED_FOLDER = join(import.meta.dirname, '..', '.cache', 'pacts');

const PACKAGE_FILE = join(import.meta.dirname, '../packages/contracts/package.json');

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

type Pact = { readonly interactions: readonly { readonly description: string }[] };

export function listPactFiles(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder)
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
export function mergeProducedPacts(source = PRODUCED_FOLDER): void {
  const pactParts = readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: folder }) => listPactFiles(join(source, folder)).map((name) => ({ folder, name })));
  for (const name of new Set(pactParts.map((part) => part.name))) {
    const pacts: Pact[] = pactParts
      .filter((part) => part.name === name)
      .map(({ folder }) => JSON.parse(readFileSync(join(source, folder, name), 'utf8')));
    const interactions = pacts
      .flatMap((pact) => pact.interactions)
      .sort((first, second) => (first.description < second.description ? -1 : 1));
    const duplicate = interactions.find(
      ({ description }, index) => interactions[index + 1]?.description === description,
    );
    if (duplicate) throw new Error(`Two interactions have the description "${duplicate.description}".`);
    writeFileSync(join(source, name), JSON.stringify({ ...pacts[0], interactions }));
  }
}

/** The version of the pact (its package’s) and of the API document. */
function readVersions(): { readonly document: string; readonly pact: string } {
  const { version: pact } = JSON.parse(readFileSync(PACKAGE_FILE, 'utf8'));
  const { info } = JSON.parse(readFileSync(DOCUMENT_FILE, 'utf8'));
  return { document: info.version, pact };
}

/** Formats a pact so that it can be compared: keys sorted, without the versions of the tools. */
export function normalisePact(file: string): string {
  const { metadata: _tools, ...pact } = JSON.parse(readFileSync(file, 'utf8'));
  const metadata = { pactSpecification: { version: '4.0' }, pavilion: readVersions() };
  return `${JSON.stringify(sortKeys({ ...pact, metadata }), null, 1)}\n`;
}

/** Replaces the committed pacts with the produced ones. */
export function commitProducedPacts(source = PRODUCED_FOLDER, target = COMMITTED_FOLDER): void {
  mkdirSync(target, { recursive: true });
  for (const name of listPactFiles(source)) {
    writeFileSync(join(target, name), normalisePact(join(source, name)));
  }
}

function sortKeys(value: Json): Json {
  if (Array.isArray(value)) {
    return value.map(sortKeys);
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sortKeys(value[key] ?? null)]),
  );
}
