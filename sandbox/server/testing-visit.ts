import { request } from 'node:http';

export interface Visit {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/**
 * Requests an address under one of the sandbox's host names, which Node does not resolve: connects to this machine and
 * sets the Host header, which fetch does not allow. `target` replaces the path in the request line.
 */
export function visitAddress(
  address: string,
  options: { method?: string; headers?: Record<string, string>; body?: string; target?: string } = {},
): Promise<Visit> {
  const url = new URL(address);
  return new Promise((resolve, reject) => {
    const outgoing = request({
      host: '127.0.0.1',
      port: url.port,
      path: options.target ?? url.pathname + url.search,
      method: options.method ?? 'GET',
      headers: { host: url.host, accept: 'text/html', ...options.headers },
    });
    outgoing.once('error', reject).once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    outgoing.end(options.body);
  });
}
