import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tally } from '../tooling/run.ts';
import { type Facts, type OpenApi, readDocumentFacts } from './document-facts.ts';
import { type PactFile, readPactFacts } from './pact-facts.ts';
import { committedDir, listPactFiles } from './pact-files.ts';
import { documentFile } from './shipped.ts';

interface Version {
  readonly version: string;
  readonly facts: Facts;
}

/** The facts of the versions that were published last; `npm run contracts -- --update` writes them. */
const file = join(import.meta.dirname, 'published.json');

const PLACES = { document: 'info.version of openapi/openapi.yaml', pact: 'packages/contracts/package.json' };

/** Fails for each breaking change of document or pact since the last published version, unless the major version is higher. */
export function checkPublished(update: boolean): Tally {
  const now = currentVersions();
  const before: typeof now = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : now;
  const tally = { passed: 0, failed: 0 };
  for (const part of ['document', 'pact'] as const) {
    const problems = findComplaints(before[part], now[part], breaking[part]);
    for (const problem of problems) console.log(`  ✗ ${part}: ${problem}`);
    if (problems.length > 0)
      console.log(
        `    This breaks servers that passed: raise the major version in ${PLACES[part]}, then npm run contracts -- --update.`,
      );
    else console.log(`  ✓ the ${part}, ${now[part].version}, breaks nothing since ${before[part].version}`);
    tally[problems.length > 0 ? 'failed' : 'passed'] += 1;
  }
  if (update && tally.failed === 0) writeFileSync(file, `${JSON.stringify(now, null, 1)}\n`);
  return tally;
}

function currentVersions(): Readonly<Record<'document' | 'pact', Version>> {
  const document: OpenApi = JSON.parse(readFileSync(documentFile, 'utf8'));
  const pacts: PactFile[] = listPactFiles(committedDir).map((name) =>
    JSON.parse(readFileSync(join(committedDir, name), 'utf8')),
  );
  const { version: pact } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../packages/contracts/package.json'), 'utf8'),
  );
  return {
    document: { version: document.info.version, facts: readDocumentFacts(document) },
    pact: { version: pact, facts: readPactFacts(pacts) },
  };
}

/** Lists the breaking changes; returns none if the major version is higher. */
export function findComplaints(
  before: Version,
  now: Version,
  breaks: (before: Facts, now: Facts) => string[],
): string[] {
  const major = (version: string) => Number(version.split('.')[0]);
  return major(now.version) > major(before.version) ? [] : breaks(before.facts, now.facts);
}

export const breaking = {
  /** Keys and calls that were removed, have another type or became required. A new schema or call is reported once. */
  document: (before: Facts, now: Facts): string[] => {
    const known = new Set(Object.keys(before).map(ownerOf));
    return [
      ...Object.entries(before).flatMap(([name, was]) => {
        const is = now[name];
        if (is === undefined) return [`${name} is gone`];
        const [[wasNeeded, wasType], [isNeeded, isType]] = [partsOf(was), partsOf(is)];
        if (wasType !== isType) return [`${name} was ${wasType}, and is ${isType}`];
        return wasNeeded === 'may' && isNeeded === 'must' ? [`${name} has to be there now`] : [];
      }),
      ...Object.entries(now).flatMap(([name, is]) => {
        const isAsked = before[name] === undefined && is.startsWith('must');
        const isOfKnown = ownerOf(name) === name || known.has(ownerOf(name));
        return isAsked && isOfKnown ? [`${name} is new, and has to be there`] : [];
      }),
    ];
  },
  /** Interactions whose request, status or required keys have changed. Adding or removing an interaction breaks nothing. */
  pact: (before: Facts, now: Facts): string[] =>
    Object.entries(before).flatMap(([name, was]) => {
      const is = now[name];
      if (is === undefined || is === was) return [];
      const [[sent, ...asked], [sends, ...asks]] = [was.split('\n'), is.split('\n')];
      if (sent !== sends) return [`"${name}" sends something else, or expects another status`];
      const more = asks.filter((key) => !asked.includes(key));
      return more.length > 0 ? [`"${name}" now relies on ${more.join(', ')}`] : [];
    }),
};

/** The schema or call to which a fact belongs: `Venue` for `Venue.lat`, the call for its parameters and body. */
function ownerOf(name: string): string {
  return /^[A-Z]+ \//.test(name) ? name.replace(/ [←→].*$/, '') : name.replace(/\..*$/, '');
}

function partsOf(fact: string): [needed: string, type: string] {
  const [needed = '', ...type] = fact.split(' ');
  return [needed, type.join(' ')];
}
