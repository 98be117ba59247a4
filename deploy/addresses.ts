/**
 * What the server of `dist/` tells addresses apart by. The sandbox's site server uses these patterns, and
 * `print-nginx.ts` prints the very same ones for nginx: keep to what JavaScript and PCRE both understand.
 */
import { siteRoutes } from '../src/app/sites/tables.ts';
import type { PageKind } from './headers.ts';

/** Documents by their address, path and query as they were sent: the first that fits counts, and every other is a `page`. */
export const DOCUMENTS: readonly (readonly [PageKind, RegExp])[] = [
  ['challenge', /^\/sca-frame\.html(\?|$)/],
  // As the site reads it: `?embedded` and `?embedded=true`, not `?embedded=false`.
  ['embedded', /^[^?]*\?(?!(.*&)?embedded=false(&|$))(.*&)?embedded(&|=|$)/],
  ['checkout', addressesOf('checkout')],
  // The list of centres and the pages that may show it.
  ['finder', addressesOf('finder')],
];

/**
 * The addresses of the pages that need a document of this kind, by their first segment. (One ^ at the beginning: nginx has more
 * before it.)
 */
function addressesOf(kind: 'checkout' | 'finder'): RegExp {
  const paths = Object.values(siteRoutes)
    .flat()
    .filter(({ document }) => document === kind)
    .flatMap((route) => route.paths);
  const segments = new Set(paths.map((path) => path.split('/')[1] ?? ''));
  const parts = [...segments].map((segment) => (segment === '' ? '\\?|$' : `${segment}([/?]|$)`));
  return new RegExp(`^/(${parts.join('|')})`);
}

/** A path that is a file or nothing, never a screen: no address of a screen has a dot in its last part. */
export const LOOKS_LIKE_FILE = /^\/(assets|\.well-known)\/|\.[^/.]*$/;

/** A build's own notes and the compressed forms of files: nobody asks for them by name. */
export const HIDDEN_FILE = /\/\.(?!well-known\/)|\.(br|gz)$/;

/** Vite's name for a file that never changes: name-HASH8.ext. */
export const HASHED_FILE = /^\/assets\/.+-[\w-]{8}\.\w+$/;

/** The script that other sites put into their pages. */
export const EMBED_SCRIPT = '/embed.js';

/** The document of every screen. It has no address of its own. */
export const PAGE_FILE = '/index.html';

/** Media types by file ending. */
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
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** What a file of any other ending is. */
export const UNKNOWN_TYPE = 'application/octet-stream';
