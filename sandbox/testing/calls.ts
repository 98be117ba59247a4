import type { Settings } from '../server/settings.ts';

/** A response as a test reads it. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; null if it is not JSON. */
  readonly json: unknown;
}

interface Call {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls a sandbox as a page in a browser does. */
export type Calls = (method: string, path: string, call?: Call) => Promise<Answer>;

/** A sandbox, or several on one database, as a client of the API sees it. */
export interface SandboxApi {
  readonly call: Calls;
  readonly settings: {
    readonly simulators: Pick<Settings['simulators'], 'stripeLike'>;
    readonly sites: Pick<Settings['sites'], 'onlineJoining'>;
  };
}

/** A client of the sandbox at `url`. */
export function createCalls(url: string): Calls {
  return (method, path, { token, body, headers } = {}) =>
    answerOf(
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

async function answerOf(pendingResponse: Promise<Response>): Promise<Answer> {
  const response = await pendingResponse;
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
