import { basename, join } from 'node:path';
import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import { expect } from 'vitest';
import { configureApi } from '../../src/shared/api/index.ts';
import { type StateValue, stateValues } from '../state-values.ts';
import type { StateName } from '../states.ts';

/** The folder of this run's pacts; contracts/main.ts merges them and compares the result with the committed pact. */
const folder = process.env.PAVILION_PACT_DIR ?? '.cache/pacts';

/** The pact of the test file that is running. */
function pactOfFile(): PactV4 {
  const dir = join(folder, basename(expect.getState().testPath ?? ''));
  return new PactV4({ consumer: 'pavilion', provider: 'operator-api', dir, logLevel: 'error' });
}

type Exchange = {
  /** The provider state, which is also a scenario of the sandbox. */
  readonly given: StateName;
  /** The interaction's description; unique over all pacts. */
  readonly description: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string | MatchersV3.Matcher<string>;
  readonly query?: Readonly<Record<string, string | MatchersV3.Matcher<string>>>;
  readonly body?: unknown;
  /** A request body that is not JSON. */
  readonly bytes?: { readonly type: string; readonly content: Uint8Array };
  /**
   * The optional key that this interaction is about, as a path below `data` (`items.cancelling`). It becomes part of the
   * description. A server without the key passes the replay, which lists the interaction as left out.
   */
  readonly optional?: string;
  /** Whether the call carries the state's token, an expired token, or none. */
  readonly as?: 'customer' | 'stranger' | 'visitor';
  /** The accepted type where the successful response is not JSON. */
  readonly accept?: 'text/html';
  readonly answers: {
    readonly status: number;
    readonly body?: unknown;
    readonly html?: string;
    readonly headers?: Readonly<Record<string, string | MatchersV3.Matcher<string>>>;
  };
};

/**
 * Adds an interaction to the pact and proves it with our own client: `call` must send exactly the request. Returns what the
 * call returns, or the `ApiFailure` that it throws.
 */
export async function verifyInteraction(exchange: Exchange, call: () => Promise<unknown>): Promise<unknown> {
  const {
    given,
    description,
    method,
    path,
    query,
    body,
    bytes,
    as = 'visitor',
    accept,
    answers,
    optional,
  } = exchange;
  return pactOfFile()
    .addInteraction()
    .given(given)
    .uponReceiving(optional === undefined ? description : `${description} (optional: ${optional})`)
    .withRequest(method, path, (request) => {
      request.headers({
        Accept: accept ?? (answers.html === undefined ? 'application/json' : 'text/html'),
        ...tokenHeader(as),
      });
      if (query) {
        request.query({ ...query });
      }
      if (body !== undefined) {
        request.jsonBody(body);
      }
      if (bytes) {
        request.body(bytes.type, Buffer.from(bytes.content));
      }
    })
    .willRespondWith(answers.status, (response) => {
      if (answers.headers) {
        response.headers({ ...answers.headers });
      }
      if (answers.html !== undefined) {
        response.headers({ 'Content-Type': MatchersV3.regex('^text/html.*$', 'text/html; charset=utf-8') });
        response.matchingRules({ body: { path: '$', rules: [MatchersV3.like('')] } });
        response.body('text/html', Buffer.from(answers.html));
      } else if (answers.body !== undefined) {
        response.jsonBody(answers.body);
      }
    })
    .executeTest(async ({ url }) => {
      configureApi({
        baseUrl: url,
        timeoutMs: 5_000,
        readToken: () => tokenOf(as),
        onUnauthorised: () => {},
      });
      return call().catch((failure: unknown) => failure);
    });
}

/** A value that the provider state returns; the pact contains our example. */
export function matchState<Name extends StateValue>(
  name: Name,
): MatchersV3.Matcher<(typeof stateValues)[Name]> {
  return MatchersV3.fromProviderState(placeholder(name), stateValues[name]);
}

/** A path with values of the provider state: ``path`/api/orders/${'orderId'}` ``. */
export function path(texts: TemplateStringsArray, ...names: StateValue[]): MatchersV3.Matcher<string> {
  const filled = (value: (name: StateValue) => string) =>
    texts.reduce((sum, text, at) => sum + value(names[at - 1] ?? 'token') + text);
  return MatchersV3.fromProviderState(
    filled(placeholder),
    filled((name) => String(stateValues[name])),
  );
}

/** The expression for a value of the provider state in a pact. */
export function placeholder(name: StateValue): string {
  return `\${${name}}`;
}

/** The body of a failed response: a message, and messages by field if there are any. */
export function buildFailureBody(message: string, ...fields: string[]): Record<string, unknown> {
  const errors = Object.fromEntries(
    fields.map((field) => [field, MatchersV3.eachLike('Please check this.')]),
  );
  return { message: MatchersV3.string(message), ...(fields.length > 0 ? { errors } : {}) };
}

const endedToken = 'pv_a-token-that-has-ended-long-ago';

function tokenOf(as: NonNullable<Exchange['as']>): string | null {
  return { customer: stateValues.token, stranger: endedToken, visitor: null }[as];
}

function tokenHeader(as: NonNullable<Exchange['as']>) {
  switch (as) {
    case 'customer':
      return {
        Authorization: MatchersV3.fromProviderState(
          `Bearer ${placeholder('token')}`,
          `Bearer ${stateValues.token}`,
        ),
      };
    case 'stranger':
      return { Authorization: `Bearer ${endedToken}` };
    case 'visitor':
      return {};
  }
}
