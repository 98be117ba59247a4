import { describeConnectionError } from '../../tooling/connection-words.ts';

/** A response with its decoded body. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The provider did not respond; `reason` says why. */
export interface NoAnswer {
  readonly reason: string;
}

interface ProviderRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Empty if there is no body. */
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly timeoutMs: number;
  /** Headers added to every call to this provider, unless the call has a header of that name. */
  readonly extraHeaders?: Readonly<Record<string, string>>;
}

/** Sends one request to the provider. Never rejects and never takes longer than the limit. */
export async function askProvider(url: string, request: ProviderRequest): Promise<Answer | NoAnswer> {
  const { method = 'GET', headers = {}, body = '', timeoutMs, extraHeaders = {} } = request;
  try {
    const response = await fetch(url, {
      method,
      headers: mergeHeaders(headers, extraHeaders),
      body: body.length === 0 ? null : body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return {
      status: response.status,
      headers: Object.fromEntries([...response.headers].filter(([name]) => !CONNECTION_HEADERS.has(name))),
      body: await response.text(),
    };
  } catch (error) {
    return { reason: describeFailure(error, timeoutMs) };
  }
}

/** Headers that no longer describe the body once fetch has decoded it. */
const CONNECTION_HEADERS = new Set(['content-encoding', 'content-length', 'transfer-encoding', 'connection']);

function describeFailure(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${timeoutMs / 1000} s`;
  return describeConnectionError(error.cause ?? error);
}

/** Merges the headers. The call's own take precedence; names are compared case-insensitively. */
function mergeHeaders(
  callHeaders: Readonly<Record<string, string>>,
  extraHeaders: Readonly<Record<string, string>>,
): Headers {
  const headers = new Headers(extraHeaders);
  for (const [name, value] of Object.entries(callHeaders)) headers.set(name, value);
  return headers;
}
