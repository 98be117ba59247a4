const BASE = [
  'react',
  'react-dom',
  'scheduler',
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

/** What every page shows or asks; a brick that only later screens need stays with them. */
const COMMON = [
  'shared/(?:auth|config|connection|messages|mode|toast)/',
  'shared/routes/(?!account)',
  'shared/theme/(?!pairs)',
  'shared/lib/(?!postcode|typed-date|trusted-script)',
  'shared/api/(?:wire-case|middleware|unwrap|under-way|failure|client|arrival|auth|cart|frontend|venues)',
  'shared/ui/(?:alert|box|button|card|field|heading|link|modal|safe-html/safe-html|spinner|stack|text|text-input|venue-logo|visually-hidden)/?',
  'entities/(?:(?:cart|client|customer)/|venue/(?:index|model/))',
  'widgets/site-(?:footer|header/ui/(?!account))',
  'app/(?:basket|footer|kiosk/parts|layouts|routes/(?!account-code)|session|start-up|sub-sites/parts|theme)',
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
  { name: 'base', test: new RegExp(`/node_modules/(?:${anyOf(BASE)})/`) },
  { name: 'common', test: new RegExp(`/src/(?:${anyOf(COMMON)})`) },
  // Checkout needs these texts and must not get the finder with them.
  { name: 'labels', test: /\/src\/entities\/membership\/lib\/labels/ },
  { name: 'finder', test: new RegExp(`/src/(?:${anyOf(FINDER)})`) },
];
