import { PAGE_FILE } from '../addresses.ts';
import { plainHeaders } from '../headers.ts';
import type { Operator } from './operator.ts';

const SEVERAL = 'pavilion_api';

/** The `upstream` block, when the API has several servers. */
export function apiUpstream({ apiUpstreams }: Operator): string[] {
  if (apiUpstreams.length < 2) return [];
  const servers = apiUpstreams.map((address) => `  server ${hostAndPort(address)};`);
  return [`upstream ${SEVERAL} {`, ...servers, '  keepalive 32;', '}', ''];
}

/** The API's location: proxies to the API behind this server; empty when the API has its own origin. */
export function apiLocation({ apiUpstreams, headers }: Operator): string {
  const [first] = apiUpstreams;
  if (first === undefined) return '  location ^~ /api/ { return 404; }';
  const isOne = apiUpstreams.length === 1;
  const scheme = new URL(first).protocol;
  // This server sets these headers; the API keeps the policies of its own pages (Content-Security-Policy).
  const hidden = ['Cache-Control', ...Object.keys(plainHeaders(headers))];
  return `  # Without this nginx would answer it with a redirect.
  location = /api { try_files ${PAGE_FILE} =404; }
  location ^~ /api/ {
    proxy_pass ${isOne ? first : `${scheme}//${SEVERAL}`};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host ${isOne ? '$proxy_host' : '$host'};
    proxy_set_header X-Forwarded-Host $host;
    proxy_set_header X-Forwarded-Proto ${headers.isHttps ? 'https' : '$scheme'};
    # Set, not added to: what a visitor claims here is not believed (--trusted-proxy names who is).
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_ssl_server_name on;
    proxy_redirect off;
    proxy_connect_timeout 5s;
    proxy_read_timeout 60s;
${hidden.map((name) => `    proxy_hide_header ${name};`).join('\n')}
    charset off;
    client_max_body_size 1m;
    gzip on;
    gzip_vary on;
    gzip_proxied any;
    gzip_min_length 1024;
    gzip_types application/json;
  }`;
}

function hostAndPort(address: string): string {
  const { hostname, port, protocol } = new URL(address);
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
}
