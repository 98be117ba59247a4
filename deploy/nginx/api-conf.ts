import { isIP } from 'node:net';
import { BODY_SIZES } from '../../src/shared/api/body-sizes.ts';
import { PAGE_FILE } from '../addresses.ts';
import { buildPlainHeaders } from '../headers.ts';
import type { Operator } from './operator.ts';
import { quote } from './quote.ts';

const UPSTREAM_NAME = 'pavilion_api';
const MB = 1024 * 1024;

/** The `upstream` block, if the API has several servers. */
export function formatApiUpstream({ apiUpstreams }: Operator): string[] {
  if (apiUpstreams.length < 2) return [];
  const servers = apiUpstreams.map((address) => `  server ${formatHostAndPort(address)};`);
  return [`upstream ${UPSTREAM_NAME} {`, ...servers, '  keepalive 32;', '}', ''];
}

/** The API's location: proxies to the API behind this server; empty when the API has its own origin. */
export function formatApiLocation({ apiUpstreams, headers, accountPath, resolvers }: Operator): string {
  const [firstUpstream] = apiUpstreams;
  if (firstUpstream === undefined) return '  location ^~ /api/ { return 404; }';
  const isSingleUpstream = apiUpstreams.length === 1;
  const isResolvedAgain = needsResolver(apiUpstreams) && resolvers.length > 0;
  const target = isSingleUpstream ? firstUpstream : `${new URL(firstUpstream).protocol}//${UPSTREAM_NAME}`;
  const proxyPass = `proxy_pass ${isResolvedAgain ? '$pavilion_api' : target};`;
  // This server sets these headers itself; the API keeps the policies of its own pages (Content-Security-Policy).
  const hiddenHeaders = ['Cache-Control', ...Object.keys(buildPlainHeaders(headers))];
  return `${isResolvedAgain ? formatResolver(target, resolvers) : ''}  # Without this nginx would answer it with a redirect.
  location = /api { try_files ${PAGE_FILE} =404; }
  location ^~ /api/ {
    ${proxyPass}
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host ${isSingleUpstream ? '$proxy_host' : '$host'};
    proxy_set_header X-Forwarded-Host $host;
    proxy_set_header X-Forwarded-Proto ${headers.isHttps ? 'https' : '$scheme'};
    # Set, not added to: what a visitor claims here is not believed (--trusted-proxy names who is).
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_ssl_server_name on;
    proxy_redirect off;
    proxy_connect_timeout 5s;
    proxy_read_timeout 60s;
${hiddenHeaders.map((name) => `    proxy_hide_header ${name};`).join('\n')}
    charset off;
    gzip on;
    gzip_vary on;
    gzip_proxied any;
    gzip_min_length 1024;
    gzip_types application/json;
    client_max_body_size 1m;
    error_page 413 @pavilion_too_large;
${listUploadCalls(accountPath)
  .map(
    ([address, size]) => `    location ~ ${quote(address)} {
      client_max_body_size ${size}m;
      ${proxyPass}
    }`,
  )
  .join('\n')}
  }
  location @pavilion_too_large {
    types {}
    default_type application/json;
    return 413 '{"message":"The request is too large."}';
  }`;
}

/**
 * Whether nginx has to resolve the API's address. Several servers form an `upstream`, whose names are resolved when nginx starts.
 */
export function needsResolver(apiUpstreams: readonly string[]): boolean {
  const [firstUpstream] = apiUpstreams;
  if (firstUpstream === undefined || apiUpstreams.length > 1) return false;
  const { hostname } = new URL(firstUpstream);
  return hostname !== 'localhost' && isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
}

/**
 * The addresses of calls that upload a file, with their largest bodies in MB: one more than the API accepts, so that the
 * API itself refuses larger ones.
 */
function listUploadCalls(accountPath: string): [string, number][] {
  const accountPattern = `^${accountPath.replace(/[.+]/g, '\\$&')}`;
  return [
    [`${accountPattern}/photo$`, BODY_SIZES.photo / MB + 1],
    [`${accountPattern}/documents/[^/]+/content$`, BODY_SIZES.document / MB + 1],
  ];
}

/** A name in a variable is resolved again when its DNS response expires; a plain one only when nginx starts. */
function formatResolver(target: string, resolvers: readonly string[]): string {
  return `  resolver ${resolvers.join(' ')};
  resolver_timeout 5s;
  set $pavilion_api ${target};
`;
}

function formatHostAndPort(address: string): string {
  const { hostname, port, protocol } = new URL(address);
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
}
