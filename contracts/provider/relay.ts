import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type Answer, askProvider, type NoAnswer } from './ask-provider.ts';
import type { Provider } from './enter-state.ts';

/** One call of the verifier and the provider's response. */
export interface Exchange {
  readonly method: string;
  /** The path and query as sent. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly outcome: Answer | NoAnswer;
}

export interface Relay {
  readonly url: string;
  /** Returns the last exchange and forgets it; null if the verifier has made no call since. */
  readonly takeExchange: () => Exchange | null;
  readonly close: () => Promise<void>;
}

/**
 * A proxy between the verifier and the provider. The verifier's own proxy hangs when a provider refuses or resets a
 * connection; this one always responds within the limit and records the exchange for the report.
 */
export async function openRelay({
  url: providerUrl,
  timeoutMs,
  extraHeaders,
}: Pick<Provider, 'url' | 'timeoutMs' | 'extraHeaders'>): Promise<Relay> {
  let lastExchange: Exchange | null = null;
  const server = createServer((request, response) => {
    void relay(request, response);
  });

  async function relay(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/' } = request;
    const headers = selectEndToEndHeaders(request.headers);
    const body = await buffer(request);
    const outcome = await askProvider(`${providerUrl}${path}`, {
      method,
      headers,
      body,
      timeoutMs,
      extraHeaders,
    });
    lastExchange = { method, path, headers, body: body.toString(), outcome };
    if ('reason' in outcome) {
      response.writeHead(502, { 'Content-Type': 'text/plain' }).end(outcome.reason);
      return;
    }
    response.writeHead(outcome.status, outcome.headers).end(outcome.body);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The relay has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    takeExchange: () => {
      const exchange = lastExchange;
      lastExchange = null;
      return exchange;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Hop-by-hop headers, which the next connection sets itself. */
const CONNECTION_HEADERS = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'accept-encoding',
  'expect',
]);

function selectEndToEndHeaders(headers: IncomingMessage['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      CONNECTION_HEADERS.has(name) || value === undefined
        ? []
        : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  );
}
