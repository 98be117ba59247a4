const BASE = [
  'react',
  'react-router',
  'effector',
  'effector-react',
  'use-sync-external-store',
  '@chakra-ui',
  '@emotion',
  '@pandacss',
  'stylis',
  'openapi-fetch',
];

/** The look of every page: the design system is worked out in one go, and so in a file that is run by itself. */
const LOOK = ['shared/theme/(?!pairs)'];

/** What every page asks with; a brick that only later screens need stays with them. */
const CALLS = [
  'shared/messages/',
  'shared/lib/(?!postcode|typed-date|trusted-script)',
  'shared/api/(?:wire-case|middleware|unwrap|under-way|failure|client|arrival|auth|cart|frontend|venues)',
];

/** What every page knows of the visit. */
const MODES = ['shared/(?:auth|config|connection|mode|toast)/', 'shared/routes/(?!account)'];

/** What every page knows, and how it starts. */
const ENTITIES = ['entities/(?:(?:cart|client|customer)/|venue/(?:index|model/))'];
const START = ['app/(?:basket|footer|session|start-up|theme)/'];

/** What every page shows. */
const SCREEN = [
  'shared/ui/(?:alert|box|button|card|field|focus-handover|heading|link|modal|safe-html/safe-html|spinner|stack|text|text-input|venue-logo|visually-hidden)/?',
  'widgets/site-(?:footer|header/ui/(?!account))',
  'app/(?:kiosk/parts|layouts|routes/(?!account-code)|sub-sites/parts)',
  'pages/system/',
];

/** The first joining screen's own code: the finder without what comes later (its `ui/parts`), and the page's start. */
const FINDER = [
  'entities/venue/lib/',
  'features/find-centre/(?:model|ui/(?:centre-finder|centre-list|results|search-panel|use-parts|venue-row))',
  'pages/joining/(?:model/home|ui/(?:home|joining-page|section-titles|use-one-click)|lib/address)',
];

const anyOf = (patterns: readonly string[]) => patterns.join('|');

/**
 * Files beside the pages' own: what comes from packages and seldom changes, the bricks of every page, the first screen. One
 * file compresses better than thirty, and a page starts after fewer requests.
 */
export const chunkGroups = [
  // Needed before everything else.
  { name: 'preload', test: /vite\/preload-helper|\/src\/shared\/lib\/next-task/ },
  // Half of what comes from packages, and run by itself.
  { name: 'renderer', test: /\/node_modules\/(?:react-dom|scheduler)\/|\/app\/entrypoint\/renderer/ },
  { name: 'base', test: new RegExp(`/node_modules/(?:${anyOf(BASE)})/`) },
  { name: 'look', test: new RegExp(`/src/(?:${anyOf(LOOK)})`) },
  { name: 'calls', test: new RegExp(`/src/(?:${anyOf(CALLS)})`) },
  { name: 'modes', test: new RegExp(`/src/(?:${anyOf(MODES)})`) },
  { name: 'entities', test: new RegExp(`/src/(?:${anyOf(ENTITIES)})`) },
  { name: 'start', test: new RegExp(`/src/(?:${anyOf(START)})`) },
  { name: 'screen', test: new RegExp(`/src/(?:${anyOf(SCREEN)})`) },
  // Checkout needs these texts and must not get the finder with them.
  { name: 'labels', test: /\/src\/entities\/membership\/lib\/labels/ },
  { name: 'finder', test: new RegExp(`/src/(?:${anyOf(FINDER)})`) },
];

/** What is run before anybody has done anything: the first screen, and the flow behind it. */
const RUN_AT_ONCE = new Set([
  ...chunkGroups.map(({ name }) => name),
  ...['visit', 'joining', 'parts', 'choosing', 'people', 'terms', 'flow'],
]);

/** Has the browser read a file's functions beside the page, while the file comes, and not one by one when each is called first. */
export function compileHint({ name }: { readonly name: string }): string {
  return RUN_AT_ONCE.has(name) ? '//# allFunctionsCalledOnLoad' : '';
}
