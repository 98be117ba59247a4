import type { Operator } from './operator.ts';

export function formatListen({ listen, tls }: Operator): string {
  if (tls === null) return formatListenLines(listen, '');
  return `${formatListenLines(listen, ' ssl http2')}
  ssl_certificate ${tls.certificate};
  ssl_certificate_key ${tls.key};
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:pavilion:10m;
  ssl_session_tickets off;`;
}

/** A port without an address means every address of the machine, IPv4 and IPv6. */
function formatListenLines(addresses: readonly string[], options: string): string {
  const lines = addresses.flatMap((address) =>
    /^\d+$/.test(address) ? [address, `[::]:${address}`] : [address],
  );
  return lines.map((address) => `  listen ${address}${options};`).join('\n');
}

/** The server that redirects plain HTTP to TLS. */
export function formatRedirectServer({ redirectFrom, hosts, listen }: Operator): string[] {
  if (redirectFrom.length === 0) return [];
  const port = /(\d+)$/.exec(listen[0] ?? '')?.[1] ?? '443';
  return [
    `server {
${formatListenLines(redirectFrom, '')}
  server_name ${hosts.join(' ')};
  access_log off;
  return 301 https://$host${port === '443' ? '' : `:${port}`}$request_uri;
}
`,
  ];
}

/** The server for unknown host names: responds to health checks by IP address, and with 421 to everything else. */
export function formatCatchAllServer({ isCatchAll, listen, tls, redirectFrom }: Operator): string[] {
  if (!isCatchAll) return [];
  const plainAddresses = tls === null ? listen : redirectFrom;
  return [
    ...(plainAddresses.length === 0 ? [] : [formatPlainCatchAll(plainAddresses)]),
    ...(tls === null ? [] : [formatTlsCatchAll(listen)]),
  ];
}

function formatPlainCatchAll(listen: readonly string[]): string {
  return `server {
${formatListenLines(listen, ' default_server')}
  server_name _;
  access_log off;
  server_tokens off;
  add_header Cache-Control no-store always;
  add_header X-Content-Type-Options nosniff always;
  default_type text/plain;
  location = /health { return 200 "ok"; }
  location / { return 421 "Misdirected request"; }
}
`;
}

function formatTlsCatchAll(listen: readonly string[]): string {
  return `server {
${formatListenLines(listen, ' ssl http2 default_server')}
  server_name _;
  ssl_reject_handshake on;
}
`;
}
