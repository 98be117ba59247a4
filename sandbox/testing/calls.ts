import type { Settings } from '../server/settings.ts';

/** A response as a test reads it. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; null if it is not JSON. */
  readonly json: unknown;
}

interface CallOptions {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls a sandbox as a page in a browser does. */
export type CallSandbox = (method: string, path: string, call?: CallOptions) => Promise<Answer>;

/** A sandbox, or several on one database, as a client of the API sees it. */
export interface SandboxApi {
  readonly call: CallSandbox;
  readonly settings: {
    readonly simulators: Pick<Settings['simulators'], 'stripeLike'>;
    readonly sites: Pick<Settings['sites'], 'onlineJoining'>;
  };
}

/** A client of the sandbox at `url`. */
export function createSandboxClient(url: string): CallSandbox {
  return (method, path, { token, body, headers } = {}) =>
    readAnswer(
      fetch(url + path, {
        method,
        redirect: 'manual',
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );
}

async function readAnswer(pendingResponse: Promise<Response>): Promise<Answer> {
  const response = await pendingResponse;
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parseJson(text) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
