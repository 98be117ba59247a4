import {
  ADDRESS_WITH_TRAILING_STOP,
  DOCUMENT_PATTERNS,
  EMBED_SCRIPT,
  FREE_FONT,
  HASHED_FILE,
  HIDDEN_FILE,
  LOOKS_LIKE_FILE,
  MEDIA_TYPES,
  PAGE_FILE,
  UNKNOWN_MEDIA_TYPE,
} from '../addresses.ts';
import { buildPageHeaders, buildPlainHeaders, CACHE_CONTROL, type HeaderOptions } from '../headers.ts';
import { OperatorError } from '../operator-config.ts';
import { PAGE_KINDS, type PageKind } from '../page-kinds.ts';
import { formatApiLocation, formatApiUpstream } from './api-conf.ts';
import { formatWorkerLocation } from './old-workers.ts';
import type { Operator } from './operator.ts';
import { quote } from './quote.ts';
import { formatCatchAllServer, formatListen, formatRedirectServer } from './servers-conf.ts';

/** The longest string that nginx accepts. */
const MAX_TEXT_LENGTH = 4_000;

/**
 * Generates the nginx configuration of one operator, to be included in the `http` block. All headers are added at server
 * level, chosen by maps, because nginx drops a server's headers in any location that adds its own.
 */
export function formatSiteConf(operator: Operator): string {
  return [
    `# Made by deploy/print-nginx.ts for ${operator.hosts.join(', ')}.`,
    '# Print it again after each build and each change of config.json; manual changes would be lost.',
    '',
    formatLogFormat(),
    formatMaps(operator),
    ...formatApiUpstream(operator),
    ...formatCatchAllServer(operator),
    ...formatRedirectServer(operator),
    formatSiteServer(operator),
    '',
  ].join('\n');
}

/**
 * The log format. It leaves out query, referrer and browser, because addresses can contain tokens, postcodes and names,
 * and keeps only four characters of a hand-off token.
 */
function formatLogFormat(): string {
  return `map $request_uri $pavilion_path {
  "~^(?<pavilion_before_token>(?:/api/handoffs|/handoff)/[^/?]{0,4})[^/?]*(?<pavilion_after_token>[^?]*)" $pavilion_before_token$pavilion_after_token;
  "~^(?<pavilion_before_query>[^?]*)" $pavilion_before_query;
}
log_format pavilion '$remote_addr [$time_local] $host "$request_method $pavilion_path" $status $body_bytes_sent $request_time';
`;
}

function formatMaps({ headers }: Operator): string {
  return [
    '# Documents: every screen is /index.html, whatever its address.',
    formatMap('"$uri"', '$pavilion_is_document', [
      [`"${PAGE_FILE}"`, 'document:'],
      ['"/sca-frame.html"', 'document:'],
      ['"/form-preview-frame.html"', 'document:'],
    ]),
    '# Addresses with a full stop at the end, as in a sentence.',
    formatMap('$request_uri', '$pavilion_without_stop', [
      [quote(`~${ADDRESS_WITH_TRAILING_STOP.source}`), '$pavilion_path_kept$pavilion_query_kept'],
    ]),
    '# The kind of policy of a document, by its address as sent.',
    formatMap('"$pavilion_is_document$request_uri"', '$pavilion_kind', [
      ...DOCUMENT_PATTERNS.map(
        ([kind, { source, ignoreCase }]) =>
          [quote(`~${ignoreCase ? '*' : ''}^document:${source.replace(/^\^/, '')}`), kind] as const,
      ),
      ['"~^document:"', 'page'],
    ]),
    ...[...listDocumentHeaders(headers)].map(([name, values]) =>
      formatMap('$pavilion_kind', formatVariable(name), values),
    ),
    '# Caching: missing files are never cached.',
    formatMap(
      '"$status:$uri"',
      '$pavilion_cache_control',
      [
        ['"~^\\d+:/api/"', CACHE_CONTROL.apiAnswer],
        [quote(`~^(200|206|304):${HASHED_FILE.source.slice(1)}`), CACHE_CONTROL.hashedAsset],
        [`"~^(200|206|304):${EMBED_SCRIPT.replace('.', '\\.')}$"`, CACHE_CONTROL.embedScript],
        ['"~^(200|206|304):"', CACHE_CONTROL.page],
      ],
      CACHE_CONTROL.apiAnswer,
    ),
    formatMap('"$status:$uri"', '$pavilion_vary', [
      ['"~^\\d+:/api/"', ''],
      ['"~^(200|206|304):"', 'Accept-Encoding'],
    ]),
    '# The script for the pages of other sites.',
    formatMap('"$uri"', '$pavilion_resource_policy', [[`"${EMBED_SCRIPT}"`, 'cross-origin']]),
    "# The fonts, for a card provider's frame as well.",
    formatMap('"$uri"', '$pavilion_allow_origin', [[quote(`~${FREE_FONT.source}`), '*']]),
  ].join('\n');
}

/** Headers of documents only: by header name, the value for each kind of document. */
function listDocumentHeaders(options: HeaderOptions): ReadonlyMap<string, readonly [PageKind, string][]> {
  const plainHeaders = buildPlainHeaders(options);
  const valuesByHeader = new Map<string, [PageKind, string][]>();
  for (const kind of PAGE_KINDS) {
    for (const [name, value] of Object.entries(buildPageHeaders(kind, options))) {
      if (!(name in plainHeaders))
        valuesByHeader.set(name, [...(valuesByHeader.get(name) ?? []), [kind, value]]);
    }
  }
  return valuesByHeader;
}

function formatMap(
  matchedExpression: string,
  name: string,
  rows: readonly (readonly [string, string])[],
  defaultValue = '',
): string {
  const lines = rows.map(([key, value]) => `  ${key} ${quoteText(value)};`);
  return [
    `map ${matchedExpression} ${name} {`,
    `  default ${quoteText(defaultValue)};`,
    ...lines,
    '}',
    '',
  ].join('\n');
}

/**
 * Quotes a string.
 * @throws OperatorError if it is longer than nginx accepts
 */
function quoteText(value: string): string {
  if (value.length <= MAX_TEXT_LENGTH) return quote(value);
  throw new OperatorError(
    `A header would have ${value.length} characters, but nginx reads at most ${MAX_TEXT_LENGTH}: use fewer origins in embed.hosts, --images or --provider.`,
  );
}

function formatVariable(header: string): string {
  return `$pavilion_${header.toLowerCase().replaceAll('-', '_')}`;
}

function formatSiteServer(operator: Operator): string {
  const { headers, hosts, root, configFile, accessLog, isBrotli, wellKnown, trustedProxies, oldWorkers } =
    operator;
  const addedHeaders: (readonly [string, string])[] = [
    ...Object.entries(buildPlainHeaders(headers)).map(
      ([mapName, value]) => [mapName, quoteText(value)] as const,
    ),
    ['Cache-Control', '$pavilion_cache_control'],
    ['Vary', '$pavilion_vary'],
    ['Cross-Origin-Resource-Policy', '$pavilion_resource_policy'],
    ['Access-Control-Allow-Origin', '$pavilion_allow_origin'],
    ...[...listDocumentHeaders(headers).keys()].map((name) => [name, formatVariable(name)] as const),
  ];
  const types = Object.entries(MEDIA_TYPES).map(([ending, type]) => `    ${type.split(';')[0]} ${ending};`);
  const typesWithCharset = new Set(
    Object.values(MEDIA_TYPES)
      .filter((type) => type.includes('charset'))
      .map((type) => type.split(';')[0])
      .filter((type) => type !== 'text/html'),
  );
  return `# The three sub-sites: the same files under three host names.
server {
${formatListen(operator)}
  server_name ${hosts.join(' ')};
  root ${root};
  access_log ${accessLog} pavilion;
  server_tokens off;
  # TLS may be spoken in front of this server.
  absolute_redirect off;
${trustedProxies.map((address) => `  set_real_ip_from ${address};\n`).join('')}${
  trustedProxies.length > 0 ? '  real_ip_header X-Forwarded-For;\n  real_ip_recursive on;\n' : ''
}
  types {
${types.join('\n')}
  }
  default_type ${UNKNOWN_MEDIA_TYPE};
  charset utf-8;
  charset_types ${[...typesWithCharset].join(' ')};

  # The build has compressed everything that is worth it.
  gzip off;
  gzip_static on;
${isBrotli ? '  brotli_static on;\n' : ''}
${addedHeaders.map(([name, value]) => `  add_header ${name} ${value} always;`).join('\n')}

  error_page 404 @missing;
  location @missing {
    types {}
    default_type text/plain;
    return 404 "Not found";
  }

  location = ${PAGE_FILE} { return 404; }
  location = /config.json { alias ${configFile}; }
${oldWorkers.map(formatWorkerLocation).join('')}${formatApiLocation(operator)}
  location ^~ /.well-known/ { ${wellKnown === null ? 'try_files $uri =404' : `alias ${wellKnown.replace(/\/*$/, '/')}`}; }
  location ~ ${quote(HIDDEN_FILE.source)} { return 404; }
  # A file or nothing: a browser that took the page for a script of an older release would show nothing at all.
  location ~ ${quote(LOOKS_LIKE_FILE.source)} {
    if ($pavilion_without_stop) { return 301 $pavilion_without_stop; }
    try_files $uri =404;
  }
  # Every other address is a screen.
  location / {
    if ($pavilion_without_stop) { return 301 $pavilion_without_stop; }
    try_files ${PAGE_FILE} =404;
  }
}`;
}
