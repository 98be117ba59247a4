import { createRequire } from 'node:module';
import type { CompatData, Identifier } from '@mdn/browser-compat-data/types';
import { isNewer } from './floor.ts';

// Required, because Node warns about importing JSON.
const compatData: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** Interfaces of the document, the window and their contents. Others are ignored, because their method names are too common. */
const PAGE_INTERFACE =
  /^(?:Abort|CSSStyleSheet|Document|DOMRect|DataTransfer|Element|Event|File|FormData|Headers|HTML(?:Dialog|Form|Input|Select|TextArea)?Element|Intersection|Media|Node|Range|Re(?:ad|quest|size|sponse)|Selection|Shadow|Storage|URL|Window)/;

/** Global objects, with their interfaces. */
const INTERFACE_BY_OBJECT: Readonly<Record<string, string>> = {
  navigator: 'Navigator',
  document: 'Document',
  crypto: 'Crypto',
  performance: 'Performance',
  history: 'History',
  location: 'Location',
  indexedDB: 'IDBFactory',
};

/** Features that no browser has on plain http. */
const SECURE_ONLY_FEATURES = [
  ...[
    'crypto.randomUUID',
    'crypto.subtle',
    'navigator.clipboard',
    'navigator.credentials',
    'navigator.geolocation',
  ],
  ...[
    'navigator.locks',
    'navigator.mediaDevices',
    'navigator.serviceWorker',
    'navigator.share',
    'navigator.storage',
  ],
];

const builtins = listEntries(compatData.javascript.builtins);
const interfaces = listEntries(compatData.api);

/** Newer members of known objects, such as `AbortSignal.any`, `Object.groupBy`, `navigator.wakeLock`. */
export const newerMembers: ReadonlySet<string> = new Set([
  ...SECURE_ONLY_FEATURES,
  ...[...builtins, ...interfaces].flatMap(([owner, entry]) =>
    listNewer(entry).flatMap((key) => {
      const [name, isStatic] = [key.replace(/_static$/, ''), key.endsWith('_static')];
      return isStatic || compatData.javascript.builtins?.[owner] ? [`${owner}.${name}`] : [];
    }),
  ),
  ...Object.entries(INTERFACE_BY_OBJECT).flatMap(([object, owner]) =>
    listNewer(compatData.api[owner]).map((key) => `${object}.${key}`),
  ),
]);

/** Newer globals, such as `navigation`, `cookieStore`, `Iterator`. */
export const newerGlobals: ReadonlySet<string> = new Set([
  'caches',
  ...[...builtins, ...interfaces].filter(([, entry]) => isNewer(entry.__compat)).map(([name]) => name),
  ...listNewer(compatData.api.Window).filter((name) => !name.endsWith('_event')),
]);

/** Interfaces that older browsers have but cannot construct with `new`, such as `CSSStyleSheet`. */
export const newerConstructors: ReadonlySet<string> = new Set(
  interfaces.filter(([name, entry]) => isNewer(entry[name]?.__compat)).map(([name]) => name),
);

/** Methods that are newer in every builtin that has them, such as `toSorted`, so their name is enough to find them. */
export const newerMethods: ReadonlySet<string> = findMethodsNewerEverywhere(builtins);
/** Newer methods of elements and other interfaces of the page, such as `showPopover`. */
export const newerPageMethods: ReadonlySet<string> = findMethodsNewerEverywhere(
  interfaces.filter(([name]) => PAGE_INTERFACE.test(name)),
);
export const iteratorMethods: ReadonlySet<string> = new Set(
  listNewer(compatData.javascript.builtins?.Iterator),
);

const attributes = new Set(
  [compatData.html, compatData.svg].flatMap(({ elements = {}, global_attributes = {} }) => [
    ...Object.keys(global_attributes),
    ...Object.values(elements).flatMap((element) => Object.keys(element)),
  ]),
);
/** Newer CSS properties by their names in scripts (`textWrap`), without those that are attributes as well (`size`). */
export const newerProperties: ReadonlyMap<string, string> = new Map(
  listNewer(compatData.css.properties)
    .filter((name) => !attributes.has(name))
    .map((name) => [name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), name]),
);
export const newerSelectors: ReadonlySet<string> = new Set(listNewer(compatData.css.selectors));
export const newerAtRules: ReadonlySet<string> = new Set(listNewer(compatData.css['at-rules']));
const { color = {}, length = {}, ...otherTypes } = compatData.css.types ?? {};
export const newerFunctions: ReadonlySet<string> = new Set([...listNewer(color), ...listNewer(otherTypes)]);
export const newerUnits: ReadonlySet<string> = new Set(listNewer(length));

function listEntries(owner: object = {}): [name: string, part: Identifier][] {
  return Object.entries(owner).filter(([name]) => name !== '__compat');
}

function listNewer(owner: object | undefined): string[] {
  return listEntries(owner).flatMap(([name, entry]) => (isNewer(entry.__compat) ? [name] : []));
}

/** Returns the newer methods of these owners whose names no older builtin or interface has. */
function findMethodsNewerEverywhere(owners: readonly (readonly [string, Identifier])[]): Set<string> {
  const names = new Set(owners.flatMap(([, entry]) => listNewer(entry)));
  for (const [, entry] of [...builtins, ...interfaces])
    for (const [name, member] of listEntries(entry))
      if (member.__compat && !isNewer(member.__compat)) names.delete(name.replace(/_static$/, ''));
  return names;
}
