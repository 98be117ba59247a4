import { readFileSync } from 'node:fs';
import type { CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data/types';

/** The names of the browsers: in browserslist, in the compatibility data, and in Vite. */
const BROWSER_NAMES = [
  ['safari', 'safari', 'safari'],
  ['ios_saf', 'safari_ios', 'ios'],
  ['chrome', 'chrome', 'chrome'],
  ['edge', 'edge', 'edge'],
  ['firefox', 'firefox', 'firefox'],
] as const;

export type OldestBrowser = {
  readonly dataName: (typeof BROWSER_NAMES)[number][1];
  /** The target of the build, such as `safari16`. */
  readonly target: string;
  readonly version: number;
};

/** The oldest browsers that the site supports, from `browserslist` in package.json. */
export const oldestBrowsers: readonly OldestBrowser[] = readOldestBrowsers();

function readOldestBrowsers(): OldestBrowser[] {
  const { browserslist } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return BROWSER_NAMES.map(([name, dataName, target]) => {
    const query = browserslist.find((candidate: string) => candidate.startsWith(`${name} >= `));
    const version = query?.split(' >= ')[1];
    if (!version) throw new Error(`package.json: browserslist must say "${name} >= VERSION".`);
    return { dataName, target: `${target}${version}`, version: Number(version) };
  });
}

/** Whether one of the oldest browsers lacks the feature, or has it only behind a flag, a prefix or another name. */
export function isNewer(compat: CompatStatement | undefined): boolean {
  if (!compat) return false;
  return oldestBrowsers.some(({ dataName, version }) => {
    const support = compat.support[dataName];
    // A feature without data for the browser counts as supported.
    return support !== undefined && ![support].flat().some((statement) => isSupportedIn(statement, version));
  });
}

function isSupportedIn(support: SimpleSupportStatement, version: number): boolean {
  if (support.flags || support.prefix || support.alternative_name) return false;
  const { version_added: addedIn, version_removed: removedIn } = support;
  const isAdded = typeof addedIn === 'string' && parseVersion(addedIn) <= version;
  return isAdded && !(typeof removedIn === 'string' && parseVersion(removedIn) <= version);
}

/** Parses a version: `≤37` counts as 37, and `preview` is later than all others. */
function parseVersion(version: string): number {
  return version === 'preview' ? Number.POSITIVE_INFINITY : Number.parseFloat(version.replace('≤', ''));
}
