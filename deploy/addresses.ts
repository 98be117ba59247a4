/**
 * Patterns by which the server of `dist/` classifies addresses. The sandbox's site server uses them, and `print-nginx.ts`
 * prints the same ones for nginx, so use only syntax that both JavaScript and PCRE support.
 */
import { allRoutes } from '../src/app/sites/all-routes.ts';
import type { PageKind } from './page-kinds.ts';

/** Kinds of document by address (path and query as sent). The first match wins; every other address is a `page`. */
export const DOCUMENT_PATTERNS: readonly (readonly [PageKind, RegExp])[] = [
  ['challenge', /^\/sca-frame\.html(\?|$)/],
  // A till basket opens only on this site's own address, never inside another page.
  ['page', /^\/handoff([/?]|$)/i],
  // Staff's page and the document in its frame, which only this site may frame.
  ['preview', /^\/form-preview(-frame\.html)?([/?]|$)/i],
  // Matches like the site: `?embedded` and `?embedded=true`, but not `?embedded=false`.
  ['embedded', /^[^?]*\?(?!(.*&)?embedded=false(&|$))(.*&)?embedded(&|=|$)/],
  ['checkout', buildAddressPattern('checkout')],
  // The list of centres, and the other pages that may show it.
  ['finder', buildAddressPattern('finder')],
];

/**
 * Matches the pages that need a document of this kind by their first segment. The single ^ at the start lets nginx insert
 * more before it.
 */
function buildAddressPattern(kind: 'checkout' | 'finder'): RegExp {
  const paths = Object.values(allRoutes)
    .flat()
    .filter(({ document }) => document === kind)
    .flatMap((route) => route.paths);
  const segments = new Set(paths.map((path) => path.split('/')[1] ?? ''));
  const segmentPatterns = [...segments].map((segment) => (segment === '' ? '\\?|$' : `${segment}([/?]|$)`));
  // The router ignores upper and lower case.
  return new RegExp(`^/(${segmentPatterns.join('|')})`, 'i');
}

/**
 * An address followed by a full stop, as at the end of a sentence. It is redirected to the address without the stop. Files
 * are excluded, and `//` would lead to another host.
 */
export const ADDRESS_WITH_TRAILING_STOP =
  /^(?<pavilion_path_kept>\/(?!assets\/|\.|api\/|[/\x5c])[^?]*[^?.,;:!)/])[.,;:!)]+(?<pavilion_query_kept>\?.*)?$/;

/** The address without the stop at its end; null if it has none. */
export function dropTrailingStop(address: string): string | null {
  const { pavilion_path_kept: path, pavilion_query_kept: query = '' } =
    ADDRESS_WITH_TRAILING_STOP.exec(address)?.groups ?? {};
  return path === undefined ? null : `${path}${query}`;
}

/** A path that can only be a file, because no screen's address has a dot in its last part. */
export const LOOKS_LIKE_FILE = /^\/(assets|\.well-known)\/|\.[^/.]*$/;

/** Build metadata and compressed files, which no browser requests by name. */
export const HIDDEN_FILE = /\/\.(?!well-known\/)|\.(br|gz)$/;

/** Vite's name of an immutable file: name-HASH8.ext. */
export const HASHED_FILE = /^\/assets\/.+-[\w-]{8}\.\w+$/;

/**
 * The project's own fonts, which are free, so a card provider's frame may load them too. An operator's licensed fonts are
 * in another folder.
 */
export const FREE_FONT = /^\/assets\/.+-[\w-]{8}\.woff2$/;

export const EMBED_SCRIPT = '/embed.js';

/** The document of every screen. It is not requested by its own address. */
export const PAGE_FILE = '/index.html';

export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  // The types for the script that other sites' pages load.
  ts: 'text/plain; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

export const UNKNOWN_MEDIA_TYPE = 'application/octet-stream';
