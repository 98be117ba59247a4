/**
 * The single source of the headers of Pavilion's pages. The sandbox's site server uses it directly, `print-nginx.ts`
 * generates an nginx configuration from it, and `print-headers.ts` prints it for any other web server.
 *
 * A visit has two kinds of document. Every page except the checkout gets the strict policy without foreign hosts. The
 * checkout is a separate document, whose policy adds only the hosts of the active card provider. A third document,
 * `/sca-frame.html`, only frames the bank's 3-D Secure page, whose host cannot be known in advance. With a Google Maps key,
 * the pages with the centre finder (`finder`) also allow Google Maps. Embedded in another site, the whole visit is one
 * document with the checkout's policy. Staff's `/form-preview` frames a document of our own (`preview`).
 */
import { createHash } from 'node:crypto';
import { DOCUMENT_PATTERNS } from './addresses.ts';
import { GOOGLE_MAPS } from './map-hosts.ts';
import type { PageKind } from './page-kinds.ts';
import type { ProviderHosts } from './provider-hosts.ts';

export interface HeaderOptions {
  /** `sha256-…` sources of the inline scripts of index.html. */
  readonly scriptHashes: readonly string[];
  /** `sha256-…` sources of the inline style elements of index.html. */
  readonly styleHashes: readonly string[];
  /** Origins of the API, other than the page's own. */
  readonly apiOrigins: readonly string[];
  /** Foreign origins of images, such as the operator's logo store. */
  readonly imageOrigins: readonly string[];
  /** Origins that may embed the site; none by default. */
  readonly embedOrigins: readonly string[];
  /** Whether the site uses https: only then HSTS and `upgrade-insecure-requests` are sent. */
  readonly isHttps: boolean;
  /** Hosts of the card providers in use, for the checkout document only. */
  readonly provider: ProviderHosts | null;
  /** Whether the finder's pages allow Google Maps. Only for an operator whose `/config.json` has a `googleMapsKey`. */
  readonly hasGoogleMaps: boolean;
  readonly reportUrl: string | null;
  /** Whether violations are reported but not blocked, to test a policy before it is enforced. */
  readonly isReportOnly: boolean;
}

/** Emotion creates one empty style element and fills it with insertRule: the hash of the empty string allows it. */
const EMPTY_STYLE_HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/** The kinds that a card provider is used in. */
const PAYING_KINDS: readonly PageKind[] = ['checkout', 'embedded'];

/** The kinds that our own pages frame. */
const KINDS_FRAMED_BY_US: readonly PageKind[] = ['challenge', 'preview'];

const HSTS_SECONDS = 31_536_000;

/** With a card provider, a default policy allows the scripts that the provider's script adds from the provider's hosts. */
const listTrustedTypesDirectives = (provider: ProviderHosts | null): [string, readonly string[]][] => [
  ['require-trusted-types-for', ["'script'"]],
  ['trusted-types', ['dompurify', 'app', ...(provider ? ['default'] : [])]],
];

/** The kind of policy for the document at `address` (path and query). */
export function findPageKind(address: string): PageKind {
  return DOCUMENT_PATTERNS.find(([, pattern]) => pattern.test(address))?.[0] ?? 'page';
}

/** The inline scripts and styles of a built page, as CSP hash sources. */
export function hashInlineCode(html: string): Pick<HeaderOptions, 'scriptHashes' | 'styleHashes'> {
  return {
    scriptHashes: findContents(html, /<script(?![^>]*\ssrc[\s=])[^>]*>([\s\S]*?)<\/script>/gi).map(
      formatHashSource,
    ),
    styleHashes: findContents(html, /<style[^>]*>([\s\S]*?)<\/style>/gi).map(formatHashSource),
  };
}

function findContents(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map((match) => match[1] ?? '').filter((text) => text !== '');
}

function formatHashSource(text: string): string {
  return `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;
}

export function formatContentSecurityPolicy(kind: PageKind, options: HeaderOptions): string {
  if (kind === 'challenge') return formatChallengePolicy(options);
  const provider = PAYING_KINDS.includes(kind) ? options.provider : null;
  const googleMaps = kind === 'finder' && options.hasGoogleMaps ? GOOGLE_MAPS : null;
  const ownSources = [kind === 'preview' ? "'self'" : "'none'"];
  const quoteHashes = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const directives: [string, readonly string[]][] = [
    ['default-src', ["'none'"]],
    [
      'script-src',
      [
        "'self'",
        ...quoteHashes(options.scriptHashes),
        ...(provider?.script ?? []),
        ...(googleMaps?.script ?? []),
      ],
    ],
    // A hash would disable 'unsafe-inline'.
    [
      'style-src',
      ["'self'", ...(googleMaps?.style ?? [`'${EMPTY_STYLE_HASH}'`, ...quoteHashes(options.styleHashes)])],
    ],
    ['img-src', ["'self'", 'data:', ...options.imageOrigins, ...(googleMaps?.image ?? [])]],
    ['font-src', ["'self'", ...(googleMaps?.font ?? [])]],
    [
      'connect-src',
      ["'self'", ...options.apiOrigins, ...(provider?.connect ?? []), ...(googleMaps?.connect ?? [])],
    ],
    ['worker-src', ["'self'", ...(googleMaps?.worker ?? [])]],
    ['frame-src', provider ? ["'self'", ...provider.frame] : (googleMaps?.frame ?? ownSources)],
    ['form-action', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['object-src', ["'none'"]],
    ['frame-ancestors', mayBeFramed(kind, options) ? options.embedOrigins : ownSources],
    // Google's scripts create HTML and scripts from strings, without a documented policy name.
    ...(googleMaps ? [] : listTrustedTypesDirectives(provider)),
  ];
  return formatPolicy(directives, options);
}

/**
 * The policy of the document that frames the bank's page. It may frame and post to any bank over https, and runs only our
 * own scripts. `frame-ancestors` applies to every page above it: the checkout, and the page that embeds the checkout.
 */
function formatChallengePolicy(options: HeaderOptions): string {
  const anyBank = options.isHttps ? ['https:'] : ['https:', 'http:'];
  return formatPolicy(
    [
      ['default-src', ["'none'"]],
      ['script-src', ["'self'"]],
      ['style-src', ["'self'"]],
      ['frame-src', anyBank],
      ['form-action', anyBank],
      ['base-uri', ["'none'"]],
      ['frame-ancestors', ["'self'", ...options.embedOrigins]],
      ['require-trusted-types-for', ["'script'"]],
    ],
    options,
  );
}

function formatPolicy(directives: readonly [string, readonly string[]][], options: HeaderOptions): string {
  const commonDirectives: [string, readonly string[]][] = [
    ...(options.isHttps ? [['upgrade-insecure-requests', []] satisfies [string, string[]]] : []),
    ...(options.reportUrl ? [['report-to', ['csp']] satisfies [string, string[]]] : []),
  ];
  return [...directives, ...commonDirectives]
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** A report-only policy ignores `frame-ancestors`, so that part is always enforced. */
function buildPolicyHeaders(policy: string, { isReportOnly }: HeaderOptions): Record<string, string> {
  if (!isReportOnly) return { 'Content-Security-Policy': policy };
  const directives = policy.split('; ');
  return {
    'Content-Security-Policy': directives
      .filter((directive) => directive.startsWith('frame-ancestors'))
      .join('; '),
    'Content-Security-Policy-Report-Only': directives
      .filter((directive) => directive !== 'upgrade-insecure-requests')
      .join('; '),
  };
}

/** Other sites may frame only the documents of an embedded visit, and the bank's frame in them. */
function mayBeFramed(kind: PageKind, { embedOrigins }: HeaderOptions): boolean {
  return embedOrigins.length > 0 && (kind === 'embedded' || kind === 'challenge');
}

/** Every security header of a page, by name. Excludes caching: see `CACHE_CONTROL`. */
export function buildPageHeaders(kind: PageKind, options: HeaderOptions): Record<string, string> {
  return {
    ...buildPolicyHeaders(formatContentSecurityPolicy(kind, options), options),
    ...(options.reportUrl ? { 'Reporting-Endpoints': `csp="${options.reportUrl}"` } : {}),
    ...(mayBeFramed(kind, options)
      ? {}
      : { 'X-Frame-Options': KINDS_FRAMED_BY_US.includes(kind) ? 'SAMEORIGIN' : 'DENY' }),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': formatPermissionsPolicy(kind, options.provider),
    ...buildPlainHeaders(options),
  };
}

/** The headers of everything that is not a page: assets, /config.json, API responses. */
export function buildPlainHeaders(options: Pick<HeaderOptions, 'isHttps'>): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...(options.isHttps ? { 'Strict-Transport-Security': `max-age=${HSTS_SECONDS}; includeSubDomains` } : {}),
  };
}

/** Caching by kind of file: hashed assets never change, pages are revalidated at each visit. */
export const CACHE_CONTROL = {
  hashedAsset: 'public, max-age=31536000, immutable',
  page: 'no-cache',
  /** The script for other sites' pages keeps its name, so it is revalidated soon. */
  embedScript: 'public, max-age=600, stale-while-revalidate=86400',
  configuration: 'no-cache',
  apiAnswer: 'no-store',
} as const;

function formatPermissionsPolicy(kind: PageKind, provider: ProviderHosts | null): string {
  // A bank's challenge may use a passkey or the Payment Request API, and its host cannot be known in advance. So the
  // checkout may delegate these two features to any frame, and only the frame with the bank's page receives them.
  const isPaying = kind === 'challenge' || (PAYING_KINDS.includes(kind) && provider !== null);
  const allowedFrames = isPaying ? '*' : '()';
  return [
    'geolocation=(self)',
    `payment=${allowedFrames}`,
    `publickey-credentials-get=${allowedFrames}`,
    ...['camera', 'microphone', 'usb', 'serial', 'midi', 'display-capture'].map((name) => `${name}=()`),
  ].join(', ');
}
