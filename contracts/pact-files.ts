import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The committed pacts, which API teams replay. */
export const committedDir = join(import.meta.dirname, 'pacts');

/** The folder to which the tests of this run write. */
export const producedDir = join(import.meta.dirname, '..', '.cache', 'pacts');

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export function pactFilesIn(dir: string): string[] {
  return existsSync(dir)
    ? readdirSync(dir)
        .filter((name) => name.endsWith('.json'))
        .sort()
    : [];
}

/** A pact as comparable text: keys sorted, without the tool's versions. */
export function normalised(file: string): string {
  const { metadata: _tools, ...pact } = JSON.parse(readFileSync(file, 'utf8'));
  const metadata = { pactSpecification: { version: '4.0' } };
  return `${JSON.stringify(sorted({ ...pact, metadata }), null, 1)}\n`;
}

/** Replaces the committed pacts with the produced ones. */
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
