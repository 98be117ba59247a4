import { type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { TLSSocket } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describeConnectionError } from '../../tooling/connection-words.ts';

export interface LiveAnswer {
  readonly status: number;
  /** By lower-case name. A header that is sent twice has both values. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The last day on which the certificate is valid; null over plain HTTP. */
  readonly certificateUntil: Date | null;
}

export interface LiveRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  /** 4 or 6: only use addresses of this family. */
  readonly family?: 4 | 6;
}

/** There was no response; the reason is in words. */
export interface NoLiveAnswer {
  readonly reason: string;
}

export type AskSite = (url: string, request?: LiveRequest) => Promise<LiveAnswer | NoLiveAnswer>;

/** An address to connect to instead of the one that the name resolves to. */
export interface AddressOverride {
  readonly address: string;
  readonly port: number | null;
}

const TIMEOUT_MS = 30_000;

/** @param addressOverride the address to connect to for every name, before its DNS points there */
export function createSiteAsker(addressOverride: AddressOverride | null): AskSite {
  return (url, request = {}) =>
    new Promise((resolve) => {
      const { protocol, hostname, port, pathname, search, host } = new URL(url);
      const { method = 'GET', headers = {}, body, family } = request;
      const options: RequestOptions & { readonly servername: string } = {
        hostname,
        servername: hostname,
        port: addressOverride?.port ?? port,
        path: `${pathname}${search}`,
        method,
        // Each request has its own connection, so that none affects the next.
        agent: false,
        headers: { Host: host, 'Accept-Encoding': 'br, gzip', ...headers },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(family ? { family } : {}),
        ...(body ? { headers: { Host: host, ...headers, 'Content-Length': body.length } } : {}),
        ...(addressOverride ? { lookup: createLookup(addressOverride.address) } : {}),
      };
      const clientRequest = (protocol === 'https:' ? tlsRequest : plainRequest)(options);
      clientRequest.once('response', (response) => {
        const { socket } = response;
        const certificateUntil =
          socket instanceof TLSSocket ? new Date(socket.getPeerCertificate().valid_to) : null;
        buildAnswer(response, certificateUntil).then(resolve, (error) => resolve(toNoAnswer(error)));
      });
      clientRequest.on('error', (error) => resolve(toNoAnswer(error)));
      clientRequest.end(body);
    });
}

function createLookup(address: string): LookupFunction {
  const family = isIPv6(address) ? 6 : 4;
  return (_name, options, callback) =>
    options.all ? callback(null, [{ address, family }]) : callback(null, address, family);
}

async function buildAnswer(response: IncomingMessage, certificateUntil: Date | null): Promise<LiveAnswer> {
  const headers = Object.fromEntries(
    Object.entries(response.headersDistinct).map(([name, values = []]) => [name, values.join(', ')]),
  );
  const body = decodeBody(await buffer(response), headers['content-encoding']);
  return { status: response.statusCode ?? 0, headers, body, certificateUntil };
}

function decodeBody(body: Buffer, encoding: string | undefined): string {
  if (body.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

function toNoAnswer(error: Error): NoLiveAnswer {
  if (error.name === 'TimeoutError' || error.name === 'AbortError')
    return { reason: `no answer within ${TIMEOUT_MS / 1000} s` };
  return { reason: describeConnectionError(error) };
}
