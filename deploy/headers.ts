/**
 * The one source of the headers that Pavilion's pages are served with. The sandbox's site server uses it directly;
 * `print-nginx.ts` makes an nginx configuration of it, and `print-headers.ts` prints it for any other web server in front of `dist/`.
 *
 * A visit is two kinds of document. Everything but the checkout gets the strict policy without any foreign host. The
 * checkout is a document of its own, loaded whole, whose policy adds the hosts of the active card provider and nothing else. The bank's 3-D Secure page, whose
 * host nobody can know before, is held by a third document that does nothing but that: `/sca-frame.html`.
 * An operator who has a key for Google Maps may open the pages with the centre finder for it (`finder`); nobody else does.
 * Inside another site's page the whole visit is one document, and that has the checkout's policy.
 */
import { createHash } from 'node:crypto';
import { DOCUMENTS } from './addresses.ts';
import { GOOGLE_MAPS } from './map-hosts.ts';
import type { ProviderHosts } from './provider-hosts.ts';

export interface HeaderOptions {
  /** `sha256-…` sources of the inline scripts of index.html. */
  readonly scriptHashes: readonly string[];
  /** `sha256-…` sources of the inline style elements of index.html. */
  readonly styleHashes: readonly string[];
  /** Origins of the API when they are not the page's own. */
  readonly apiOrigins: readonly string[];
  /** Foreign origins of pictures, such as the operator's logo store. */
  readonly imageOrigins: readonly string[];
  /** Origins that may show the site inside their pages; none by default. */
  readonly embedOrigins: readonly string[];
  /** The site is reached over https: HSTS and the upgrade of insecure requests make sense only then. */
  readonly isHttps: boolean;
  /** Hosts of the card providers in use, for the checkout document only. */
  readonly provider: ProviderHosts | null;
  /** The finder's pages let Google Maps in. Only for an operator whose `/config.json` has a `googleMapsKey`. */
  readonly hasGoogleMaps: boolean;
  /** Address that takes the browser's reports of violations. */
  readonly reportUrl: string | null;
  /** What the policy would stop is reported, and not stopped: for looking before it is enforced. */
  readonly isReportOnly: boolean;
}

export const PAGE_KINDS = ['page', 'finder', 'checkout', 'embedded', 'challenge'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** Emotion creates one empty style element and fills it by insertRule: the hash of the empty string lets it in. */
const EMPTY_STYLE_HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

const HSTS_SECONDS = 31_536_000;

/** With a card provider a default policy lets the scripts in that the provider's own script adds, of its hosts and no other. */
const trustedTypes = (provider: ProviderHosts | null): [string, readonly string[]][] => [
  ['require-trusted-types-for', ["'script'"]],
  ['trusted-types', ['dompurify', 'app', ...(provider ? ['default'] : [])]],
];

/** Which policy the document at `address`, a path and its query, is served with. */
export function pageKind(address: string): PageKind {
  return DOCUMENTS.find(([, pattern]) => pattern.test(address))?.[0] ?? 'page';
}

/** The inline scripts and styles of a built page, as CSP hash sources. */
export function inlineHashes(html: string): Pick<HeaderOptions, 'scriptHashes' | 'styleHashes'> {
  return {
    scriptHashes: contents(html, /<script(?![^>]*\ssrc[\s=])[^>]*>([\s\S]*?)<\/script>/gi).map(hashSource),
    styleHashes: contents(html, /<style[^>]*>([\s\S]*?)<\/style>/gi).map(hashSource),
  };
}

function contents(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map((match) => match[1] ?? '').filter((text) => text !== '');
}

function hashSource(text: string): string {
  return `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;
}

/** The Content-Security-Policy of a page. */
export function contentSecurityPolicy(kind: PageKind, options: HeaderOptions): string {
  if (kind === 'challenge') return challengePolicy(options);
  const provider = kind === 'page' || kind === 'finder' ? null : options.provider;
  const maps = kind === 'finder' && options.hasGoogleMaps ? GOOGLE_MAPS : null;
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const directives: [string, readonly string[]][] = [
    ['default-src', ["'none'"]],
    [
      'script-src',
      ["'self'", ...quoted(options.scriptHashes), ...(provider?.script ?? []), ...(maps?.script ?? [])],
    ],
    // A hash would switch 'unsafe-inline' off again.
    ['style-src', ["'self'", ...(maps?.style ?? [`'${EMPTY_STYLE_HASH}'`, ...quoted(options.styleHashes)])]],
    ['img-src', ["'self'", 'data:', ...options.imageOrigins, ...(maps?.image ?? [])]],
    ['font-src', ["'self'", ...(maps?.font ?? [])]],
    [
      'connect-src',
      ["'self'", ...options.apiOrigins, ...(provider?.connect ?? []), ...(maps?.connect ?? [])],
    ],
    ['worker-src', ["'self'", ...(maps?.worker ?? [])]],
    ['manifest-src', ["'self'"]],
    ['frame-src', provider ? ["'self'", ...provider.frame] : (maps?.frame ?? ["'none'"])],
    ['form-action', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['object-src', ["'none'"]],
    ['frame-ancestors', options.embedOrigins.length > 0 ? options.embedOrigins : ["'none'"]],
    // Google's scripts make HTML and scripts of strings, without a policy of a name that is published.
    ...(maps ? [] : trustedTypes(provider)),
  ];
  return policyOf(directives, options);
}

/**
 * The policy of the document that holds the bank's page. Any bank may be shown in it and sent the form, over https; of
 * scripts it runs only our own. `frame-ancestors` judges every page above it: the checkout, and when the checkout is
 * embedded the page around that.
 */
function challengePolicy(options: HeaderOptions): string {
  const anyBank = options.isHttps ? ['https:'] : ['https:', 'http:'];
  return policyOf(
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

function policyOf(directives: readonly [string, readonly string[]][], options: HeaderOptions): string {
  const always: [string, readonly string[]][] = [
    ...(options.isHttps ? [['upgrade-insecure-requests', []] satisfies [string, string[]]] : []),
    ...(options.reportUrl ? [['report-to', ['csp']] satisfies [string, string[]]] : []),
  ];
  return [...directives, ...always].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

/** A policy that only reports cannot say who may hold the page, so that this part of it is enforced all the same. */
function policyHeaders(policy: string, { isReportOnly }: HeaderOptions): Record<string, string> {
  if (!isReportOnly) return { 'Content-Security-Policy': policy };
  const directives = policy.split('; ');
  return {
    'Content-Security-Policy': directives.filter((one) => one.startsWith('frame-ancestors')).join('; '),
    'Content-Security-Policy-Report-Only': directives
      .filter((one) => one !== 'upgrade-insecure-requests')
      .join('; '),
  };
}

/** Every security header of a page, by name. Caching is the server's business: see `CACHE`. */
export function pageHeaders(kind: PageKind, options: HeaderOptions): Record<string, string> {
  return {
    ...policyHeaders(contentSecurityPolicy(kind, options), options),
    ...(options.reportUrl ? { 'Reporting-Endpoints': `csp="${options.reportUrl}"` } : {}),
    ...(options.embedOrigins.length === 0
      ? { 'X-Frame-Options': kind === 'challenge' ? 'SAMEORIGIN' : 'DENY' }
      : {}),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': permissionsPolicy(kind, options.provider),
    ...plainHeaders(options),
  };
}

/** The headers of everything that is not a page: assets, /config.json, answers of the API. */
export function plainHeaders(options: Pick<HeaderOptions, 'isHttps'>): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...(options.isHttps ? { 'Strict-Transport-Security': `max-age=${HSTS_SECONDS}; includeSubDomains` } : {}),
  };
}

/** Caching by kind of file: hashed assets never change, pages are asked for again at each visit. */
export const CACHE = {
  hashedAsset: 'public, max-age=31536000, immutable',
  page: 'no-cache',
  /** The script for other sites' pages: its name stays, so that it is asked for again before long. */
  embedScript: 'public, max-age=600, stale-while-revalidate=86400',
  configuration: 'no-cache',
  apiAnswer: 'no-store',
} as const;

function permissionsPolicy(kind: PageKind, provider: ProviderHosts | null): string {
  // A bank's challenge may ask for a passkey or for the browser's payment sheet, and nobody knows the bank's host before:
  // these two may be handed on to any frame, and only the frame that holds the bank's page is handed them.
  const isPaying = kind === 'challenge' || (kind !== 'page' && kind !== 'finder' && provider !== null);
  const toBank = isPaying ? '*' : '()';
  return [
    'geolocation=(self)',
    `payment=${toBank}`,
    `publickey-credentials-get=${toBank}`,
    ...['camera', 'microphone', 'usb', 'serial', 'midi', 'display-capture'].map((name) => `${name}=()`),
  ].join(', ');
}
