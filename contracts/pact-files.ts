import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The pacts that API teams replay, as they are committed. */
export const committedDir = join(import.meta.dirname, 'pacts');

/** Where the tests of this run write theirs. */
export const producedDir = join(import.meta.dirname, '..', '.cache', 'pacts');

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export function pactFilesIn(dir: string): string[] {
  return existsSync(dir)
    ? readdirSync(dir)
        .filter((name) => name.endsWith('.json'))
        .sort()
    : [];
}

/** A pact as text that depends on nothing but what it says: keys sorted, the tool's versions left out. */
export function normalised(file: string): string {
  const { metadata: _tools, ...pact } = JSON.parse(readFileSync(file, 'utf8'));
  const metadata = { pactSpecification: { version: '4.0' } };
  return `${JSON.stringify(sorted({ ...pact, metadata }), null, 1)}\n`;
}

/** Puts the produced pacts in the place of the committed ones. */
export function commitProduced(produced = producedDir, committed = committedDir): void {
  mkdirSync(committed, { recursive: true });
  for (const name of pactFilesIn(produced)) {
    writeFileSync(join(committed, name), normalised(join(produced, name)));
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
