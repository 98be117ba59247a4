import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tally } from '../tooling/run.ts';
import { type Facts, type OpenApi, readDocumentFacts } from './document-facts.ts';
import { type PactFile, readPactFacts } from './pact-facts.ts';
import { committedFolder, listPactFiles } from './pact-files.ts';
import { documentFile } from './shipped.ts';

interface Version {
  readonly version: string;
  readonly facts: Facts;
}

/** The facts of the versions that were published last; `npm run contracts -- --update` writes them. */
const publishedFile = join(import.meta.dirname, 'published.json');

const VERSION_PLACES = {
  document: 'info.version of openapi/openapi.yaml',
  pact: 'packages/contracts/package.json',
};

/** Fails for each breaking change of document or pact since the last published version, unless the major version is higher. */
export function checkPublished(update: boolean): Tally {
  const current = readCurrentVersions();
  const published: typeof current = existsSync(publishedFile)
    ? JSON.parse(readFileSync(publishedFile, 'utf8'))
    : current;
  const tally = { passed: 0, failed: 0 };
  for (const part of ['document', 'pact'] as const) {
    const problems = findBreakingChanges(published[part], current[part], breakingChangeFinders[part]);
    for (const problem of problems) console.log(`  ✗ ${part}: ${problem}`);
    if (problems.length > 0)
      console.log(
        `    This breaks servers that passed: raise the major version in ${VERSION_PLACES[part]}, then npm run contracts -- --update.`,
      );
    else
      console.log(
        `  ✓ the ${part}, ${current[part].version}, breaks nothing since ${published[part].version}`,
      );
    tally[problems.length > 0 ? 'failed' : 'passed'] += 1;
  }
  if (update && tally.failed === 0) writeFileSync(publishedFile, `${JSON.stringify(current, null, 1)}\n`);
  return tally;
}

function readCurrentVersions(): Readonly<Record<'document' | 'pact', Version>> {
  const document: OpenApi = JSON.parse(readFileSync(documentFile, 'utf8'));
  const pacts: PactFile[] = listPactFiles(committedFolder).map((name) =>
    JSON.parse(readFileSync(join(committedFolder, name), 'utf8')),
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
export function findBreakingChanges(
  published: Version,
  current: Version,
  findChanges: (published: Facts, current: Facts) => string[],
): string[] {
  const major = (version: string) => Number(version.split('.')[0]);
  return major(current.version) > major(published.version) ? [] : findChanges(published.facts, current.facts);
}

export const breakingChangeFinders = {
  /** Keys and calls that were removed, have another type or became required. A new schema or call is reported once. */
  document: (published: Facts, current: Facts): string[] => {
    const knownOwners = new Set(Object.keys(published).map(findOwner));
    return [
      ...Object.entries(published).flatMap(([name, publishedFact]) => {
        const currentFact = current[name];
        if (currentFact === undefined) return [`${name} is gone`];
        const [[publishedNeed, publishedType], [currentNeed, currentType]] = [
          splitFact(publishedFact),
          splitFact(currentFact),
        ];
        if (publishedType !== currentType) return [`${name} was ${publishedType}, and is ${currentType}`];
        return publishedNeed === 'may' && currentNeed === 'must' ? [`${name} has to be there now`] : [];
      }),
      ...Object.entries(current).flatMap(([name, currentFact]) => {
        const isNewRequirement = published[name] === undefined && currentFact.startsWith('must');
        const hasKnownOwner = findOwner(name) === name || knownOwners.has(findOwner(name));
        return isNewRequirement && hasKnownOwner ? [`${name} is new, and has to be there`] : [];
      }),
    ];
  },
  /** Interactions whose request, status or required keys have changed. Adding or removing an interaction breaks nothing. */
  pact: (published: Facts, current: Facts): string[] =>
    Object.entries(published).flatMap(([name, publishedFact]) => {
      const currentFact = current[name];
      if (currentFact === undefined || currentFact === publishedFact) return [];
      const [[publishedHash, ...publishedKeys], [currentHash, ...currentKeys]] = [
        publishedFact.split('\n'),
        currentFact.split('\n'),
      ];
      if (publishedHash !== currentHash) return [`"${name}" sends something else, or expects another status`];
      const addedKeys = currentKeys.filter((key) => !publishedKeys.includes(key));
      return addedKeys.length > 0 ? [`"${name}" now relies on ${addedKeys.join(', ')}`] : [];
    }),
};

/** The schema or call to which a fact belongs: `Venue` for `Venue.lat`, the call for its parameters and body. */
function findOwner(name: string): string {
  return /^[A-Z]+ \//.test(name) ? name.replace(/ [←→].*$/, '') : name.replace(/\..*$/, '');
}

function splitFact(fact: string): [needed: string, type: string] {
  const [need = '', ...type] = fact.split(' ');
  return [need, type.join(' ')];
}
