import { createRequire } from 'node:module';
import type { CompatData, Identifier } from '@mdn/browser-compat-data/types';
import { isNewer } from './floor.ts';

// Required, because Node warns about importing JSON.
const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** Interfaces of the document, the window and their contents. Others are ignored, because their method names are too common. */
const OF_PAGES =
  /^(?:Abort|CSSStyleSheet|Document|DOMRect|DataTransfer|Element|Event|File|FormData|Headers|HTML(?:Dialog|Form|Input|Select|TextArea)?Element|Intersection|Media|Node|Range|Re(?:ad|quest|size|sponse)|Selection|Shadow|Storage|URL|Window)/;

/** Global objects, with their interfaces. */
const OBJECTS: Readonly<Record<string, string>> = {
  navigator: 'Navigator',
  document: 'Document',
  crypto: 'Crypto',
  performance: 'Performance',
  history: 'History',
  location: 'Location',
  indexedDB: 'IDBFactory',
};

/** Features that no browser has on plain http. */
const ONLY_SECURE = [
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

const builtins = partsOf(data.javascript.builtins);
const interfaces = partsOf(data.api);

/** Newer members of known objects, such as `AbortSignal.any`, `Object.groupBy`, `navigator.wakeLock`. */
export const newerMembers: ReadonlySet<string> = new Set([
  ...ONLY_SECURE,
  ...[...builtins, ...interfaces].flatMap(([owner, one]) =>
    newerIn(one).flatMap((key) => {
      const [name, isStatic] = [key.replace(/_static$/, ''), key.endsWith('_static')];
      return isStatic || data.javascript.builtins?.[owner] ? [`${owner}.${name}`] : [];
    }),
  ),
  ...Object.entries(OBJECTS).flatMap(([object, owner]) =>
    newerIn(data.api[owner]).map((key) => `${object}.${key}`),
  ),
]);

/** Newer globals, such as `navigation`, `cookieStore`, `Iterator`. */
export const newerGlobals: ReadonlySet<string> = new Set([
  'caches',
  ...[...builtins, ...interfaces].filter(([, one]) => isNewer(one.__compat)).map(([name]) => name),
  ...newerIn(data.api.Window).filter((name) => !name.endsWith('_event')),
]);

/** Interfaces that older browsers have but cannot construct with `new`, such as `CSSStyleSheet`. */
export const newerConstructors: ReadonlySet<string> = new Set(
  interfaces.filter(([name, one]) => isNewer(one[name]?.__compat)).map(([name]) => name),
);

/** Methods that are newer in every builtin that has them, such as `toSorted`, so their name is enough to find them. */
export const newerMethods: ReadonlySet<string> = onlyNewer(builtins);
/** Newer methods of elements and other interfaces of the page, such as `showPopover`. */
export const newerPageMethods: ReadonlySet<string> = onlyNewer(
  interfaces.filter(([name]) => OF_PAGES.test(name)),
);
export const iteratorMethods: ReadonlySet<string> = new Set(newerIn(data.javascript.builtins?.Iterator));

const attributes = new Set(
  [data.html, data.svg].flatMap(({ elements = {}, global_attributes = {} }) => [
    ...Object.keys(global_attributes),
    ...Object.values(elements).flatMap((element) => Object.keys(element)),
  ]),
);
/** Newer CSS properties by their names in scripts (`textWrap`), without those that are attributes as well (`size`). */
export const newerProperties: ReadonlyMap<string, string> = new Map(
  newerIn(data.css.properties)
    .filter((name) => !attributes.has(name))
    .map((name) => [name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), name]),
);
export const newerSelectors: ReadonlySet<string> = new Set(newerIn(data.css.selectors));
export const newerAtRules: ReadonlySet<string> = new Set(newerIn(data.css['at-rules']));
const { color = {}, length = {}, ...types } = data.css.types ?? {};
export const newerFunctions: ReadonlySet<string> = new Set([...newerIn(color), ...newerIn(types)]);
export const newerUnits: ReadonlySet<string> = new Set(newerIn(length));

function partsOf(owner: object = {}): [name: string, part: Identifier][] {
  return Object.entries(owner).filter(([name]) => name !== '__compat');
}

function newerIn(owner: object | undefined): string[] {
  return partsOf(owner).flatMap(([name, one]) => (isNewer(one.__compat) ? [name] : []));
}

/** Returns the newer methods of these owners whose names no older builtin or interface has. */
function onlyNewer(owners: readonly (readonly [string, Identifier])[]): Set<string> {
  const names = new Set(owners.flatMap(([, one]) => newerIn(one)));
  for (const [, one] of [...builtins, ...interfaces])
    for (const [name, member] of partsOf(one))
      if (member.__compat && !isNewer(member.__compat)) names.delete(name.replace(/_static$/, ''));
  return names;
}
