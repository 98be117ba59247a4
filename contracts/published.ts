import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tally } from '../tooling/run.ts';
import { type Facts, type OpenApi, readDocumentFacts } from './document-facts.ts';
import { type PactFile, readPactFacts } from './pact-facts.ts';
import { COMMITTED_FOLDER, listPactFiles } from './pact-files.ts';
import { DOCUMENT_FILE } from './shipped.ts';

interface PublishedVersion {
  readonly version: string;
  readonly facts: Facts;
}

/** The facts of the versions that were published last; `npm run contracts -- --update` writes them. */
const PUBLISHED_FILE = join(import.meta.dirname, 'published.json');

const VERSION_PLACES = {
  document: 'info.version of openapi/openapi.yaml',
  pact: 'packages/contracts/package.json',
};

/** Fails for each breaking change of document or pact since the last published version, unless the major version is higher. */
export function checkPublished(isUpdate: boolean): Tally {
  const currentVersions = readCurrentVersions();
  const published: typeof currentVersions = existsSync(PUBLISHED_FILE)
    ? JSON.parse(readFileSync(PUBLISHED_FILE, 'utf8'))
    : currentVersions;
  const tally = { passed: 0, failed: 0 };
  for (const publishedPart of ['document', 'pact'] as const) {
    const problems = findBreakingChanges(
      published[publishedPart],
      currentVersions[publishedPart],
      breakingChangeFinders[publishedPart],
    );
    for (const problem of problems) console.log(`  ✗ ${publishedPart}: ${problem}`);
    if (problems.length > 0)
      console.log(
        `    This breaks servers that passed: raise the major version in ${VERSION_PLACES[publishedPart]}, then npm run contracts -- --update.`,
      );
    else
      console.log(
        `  ✓ the ${publishedPart}, ${currentVersions[publishedPart].version}, breaks nothing since ${published[publishedPart].version}`,
      );
    tally[problems.length > 0 ? 'failed' : 'passed'] += 1;
  }
  if (isUpdate && tally.failed === 0)
    writeFileSync(PUBLISHED_FILE, `${JSON.stringify(currentVersions, null, 1)}\n`);
  return tally;
}

function readCurrentVersions(): Readonly<Record<'document' | 'pact', PublishedVersion>> {
  const document: OpenApi = JSON.parse(readFileSync(DOCUMENT_FILE, 'utf8'));
  const pacts: PactFile[] = listPactFiles(COMMITTED_FOLDER).map((name) =>
    JSON.parse(readFileSync(join(COMMITTED_FOLDER, name), 'utf8')),
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
  publishedVersion: PublishedVersion,
  currentVersion: PublishedVersion,
  findChanges: (publishedFacts: Facts, currentFacts: Facts) => string[],
): string[] {
  const readMajor = (version: string) => Number(version.split('.')[0]);
  return readMajor(currentVersion.version) > readMajor(publishedVersion.version)
    ? []
    : findChanges(publishedVersion.facts, currentVersion.facts);
}

export const breakingChangeFinders = {
  /** Keys and calls that were removed, have another type or became required. A new schema or call is reported once. */
  document: (publishedFacts: Facts, currentFacts: Facts): string[] => {
    const knownOwners = new Set(Object.keys(publishedFacts).map(findOwner));
    return [
      ...Object.entries(publishedFacts).flatMap(([name, publishedFact]) => {
        const currentFact = currentFacts[name];
        if (currentFact === undefined) return [`${name} is gone`];
        const [[publishedNeed, publishedType], [currentNeed, currentType]] = [
          splitFact(publishedFact),
          splitFact(currentFact),
        ];
        if (publishedType !== currentType) return [`${name} was ${publishedType}, and is ${currentType}`];
        return publishedNeed === 'may' && currentNeed === 'must' ? [`${name} has to be there now`] : [];
      }),
      ...Object.entries(currentFacts).flatMap(([name, currentFact]) => {
        const isNewRequirement = publishedFacts[name] === undefined && currentFact.startsWith('must');
        const hasKnownOwner = findOwner(name) === name || knownOwners.has(findOwner(name));
        return isNewRequirement && hasKnownOwner ? [`${name} is new, and has to be there`] : [];
      }),
    ];
  },
  /** Interactions whose request, status or required keys have changed. Adding or removing an interaction breaks nothing. */
  pact: (publishedFacts: Facts, currentFacts: Facts): string[] =>
    Object.entries(publishedFacts).flatMap(([name, publishedFact]) => {
      const currentFact = currentFacts[name];
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
