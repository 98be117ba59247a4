import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';

export interface ReplayOptions {
  /** The server to replay on; null if PROVIDER_URL is not set. */
  readonly url: string | null;
  readonly statesUrl: string | null;
  readonly timeoutMs: number;
  readonly extraHeaders: Readonly<Record<string, string>>;
  /** The interactions to replay, as `--only` names them; empty for all. */
  readonly choices: readonly string[];
  readonly description: string | undefined;
  readonly state: string | undefined;
  /** The file to which to write JUnit results; null to write none. */
  readonly junitFile: string | null;
  /** The port on which to serve states to other verifiers, instead of replaying; null to replay. */
  readonly statesPort: number | null;
}

const DEFAULT_TIMEOUT_MS = 10_000;

/** Reads the options. @throws an Error that names the invalid option and the remedy */
export function readReplayOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ReplayOptions {
  const values = readArguments(args);
  return {
    url: env.PROVIDER_URL ? requireAddress(env.PROVIDER_URL, 'PROVIDER_URL') : null,
    statesUrl: env.PROVIDER_STATES_URL
      ? requireAddress(env.PROVIDER_STATES_URL, 'PROVIDER_STATES_URL')
      : null,
    timeoutMs: requireTimeout(env.PROVIDER_TIMEOUT_MS),
    extraHeaders: requireHeaders(env.PROVIDER_HEADERS ?? ''),
    choices: values.only.flatMap((choice) => choice.split(',')),
    description: env.PACT_DESCRIPTION,
    state: env.PACT_PROVIDER_STATE,
    junitFile: values.junit === undefined ? null : requireResultsFile(values.junit),
    statesPort: values['serve-states'] === undefined ? null : requirePort(values['serve-states']),
  };
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        only: { type: 'string', multiple: true, default: [] },
        junit: { type: 'string' },
        'serve-states': { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}. --help lists the options.`);
  }
}

/** Checks before the replay that the folder of the results file exists. */
function requireResultsFile(path: string): string {
  if (existsSync(dirname(path))) return path;
  throw new Error(`--junit ${path}: there is no folder ${dirname(path)}.`);
}

function requireAddress(text: string, name: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`${name} is "${text}": give an address such as https://api.example.`);
  if (url.username !== '' || url.password !== '')
    throw new Error(
      `${name} holds a user name or password. Take them out of the address, and send them as a header: PROVIDER_HEADERS='Authorization: Basic …'.`,
    );
  return text.replace(/\/+$/, '');
}

function requirePort(text: string): number {
  const port = Number(text);
  if (text !== '' && Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new Error(`--serve-states is "${text}": give a port, such as 4100.`);
}

/** Parses headers, one per line. */
function requireHeaders(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', value = ''] = /^\s*([\w!#$%&'*+.^`|~-]+):\s*(.*?)\s*$/.exec(line) ?? [];
      if (name !== '' && value !== '') return [name, value];
      throw new Error('PROVIDER_HEADERS: write one header per line, such as "X-Api-Key: 123".');
    }),
  );
}

function requireTimeout(text: string | undefined): number {
  const timeoutMs = text === undefined ? DEFAULT_TIMEOUT_MS : Number(text);
  if (!(timeoutMs > 0))
    throw new Error(`PROVIDER_TIMEOUT_MS is "${text}": give milliseconds, such as 10000.`);
  return timeoutMs;
}
