import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { SandboxOptions } from './settings.ts';
import { type RunningSandbox, startSandbox } from './start.ts';

/** An answer as a test reads it. */
interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; null when it is no JSON. */
  readonly json: unknown;
}

interface Call {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestSandbox extends RunningSandbox {
  /** Calls the sandbox as a browser's page would, without a browser. */
  call(method: string, path: string, call?: Call): Promise<Answer>;
  /** Enters a named state and gives back what it made. */
  scenario(name: string, params?: Readonly<Record<string, unknown>>): Promise<unknown>;
}

/**
 * A sandbox of one test file's own, on the in-process database, or on a copy of the seeded one when the tests run on
 * PostgreSQL. The caller closes it.
 */
export async function openTestSandbox(options: Partial<SandboxOptions> = {}): Promise<TestSandbox> {
  const seeded = inject('seededDatabase');
  const database = seeded === null ? { dataDir: 'memory' } : { databaseUrl: await copyOf(seeded) };
  const sandbox = await startSandbox({ port: 0, distDir: null, ...database, ...options });
  const call: TestSandbox['call'] = (method, path, { token, body, headers } = {}) =>
    answerOf(
      fetch(sandbox.url + path, {
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
  return {
    ...sandbox,
    call,
    scenario: async (name, params = {}) => {
      const { status, json, text } = await call('POST', '/_sandbox/scenarios', { body: { name, params } });
      if (status !== 200) throw new Error(`The scenario "${name}" answered ${status}: ${text}`);
      return at(json, 'data');
    },
  };
}

/** The value at a path of keys inside parsed JSON, or undefined: `at(answer.json, 'data', 'token')`. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((inside, key) => {
    if (typeof inside !== 'object' || inside === null) return undefined;
    return Object.getOwnPropertyDescriptor(inside, key)?.value;
  }, value);
}

/** The text at a path inside parsed JSON. @throws when there is none, so that a test fails where it goes wrong. */
export function textAt(value: unknown, ...path: readonly (string | number)[]): string {
  const found = at(value, ...path);
  if (typeof found !== 'string') throw new Error(`No text at ${path.join('.')} of ${JSON.stringify(value)}`);
  return found;
}

/** The list at a path inside parsed JSON. @throws when there is none. */
export function listAt(value: unknown, ...path: readonly (string | number)[]): unknown[] {
  const found = at(value, ...path);
  if (!Array.isArray(found)) throw new Error(`No list at ${path.join('.')} of ${JSON.stringify(value)}`);
  return found;
}

async function answerOf(sent: Promise<Response>): Promise<Answer> {
  const response = await sent;
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

async function copyOf(seeded: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(seeded);
  const template = url.pathname.slice(1);
  url.pathname = '/postgres';
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`create database ${name} template ${template}`).finally(() => admin.end());
  url.pathname = `/${name}`;
  return url.href;
}
