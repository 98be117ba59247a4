import { createRequire } from 'node:module';
import type { CompatData, Identifier } from '@mdn/browser-compat-data/types';
import { isNewer } from './floor.ts';

// As JSON: Node warns of importing it.
const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** What the document, the window and everything in them are made of; other interfaces have methods of any name. */
const OF_PAGES =
  /^(?:Abort|CSSStyleSheet|Document|DOMRect|DataTransfer|Element|Event|File|FormData|Headers|HTML(?:Dialog|Form|Input|Select|TextArea)?Element|Intersection|Media|Node|Range|Re(?:ad|quest|size|sponse)|Selection|Shadow|Storage|URL|Window)/;

/** Objects of the window, and what they are an instance of. */
const OBJECTS: Readonly<Record<string, string>> = {
  navigator: 'Navigator',
  document: 'Document',
  crypto: 'Crypto',
  performance: 'Performance',
  history: 'History',
  location: 'Location',
  indexedDB: 'IDBFactory',
};

/** Not there on plain http, in any browser. */
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

/** `AbortSignal.any`, `Object.groupBy`, `navigator.wakeLock`. */
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

/** `navigation`, `cookieStore`, `Iterator`. */
export const newerGlobals: ReadonlySet<string> = new Set([
  'caches',
  ...[...builtins, ...interfaces].filter(([, one]) => isNewer(one.__compat)).map(([name]) => name),
  ...newerIn(data.api.Window).filter((name) => !name.endsWith('_event')),
]);

/** `CSSStyleSheet`: there, but not to be made with `new`. */
export const newerConstructors: ReadonlySet<string> = new Set(
  interfaces.filter(([name, one]) => isNewer(one[name]?.__compat)).map(([name]) => name),
);

/** `toSorted`: newer wherever a builtin has it, so that its name alone tells. */
export const newerMethods: ReadonlySet<string> = onlyNewer(builtins);
/** `showPopover`, of elements and whatever else a page is made of. */
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
/** `textWrap`, by the names that scripts use; without what is an attribute as well, such as `size`. */
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

/** Of these owners' methods the ones that no older builtin and no older interface has. */
function onlyNewer(owners: readonly (readonly [string, Identifier])[]): Set<string> {
  const names = new Set(owners.flatMap(([, one]) => newerIn(one)));
  for (const [, one] of [...builtins, ...interfaces])
    for (const [name, member] of partsOf(one))
      if (member.__compat && !isNewer(member.__compat)) names.delete(name.replace(/_static$/, ''));
  return names;
}
