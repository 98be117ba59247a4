import { basename, join } from 'node:path';
import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import { expect } from 'vitest';
import { configureApi } from '../../src/shared/api/index.ts';
import { providerStateValues, type StateValueName } from '../state-values.ts';
import type { StateName } from '../states.ts';

/** The folder of this run's pacts; contracts/main.ts merges them and compares the result with the committed pact. */
const PACTS_FOLDER = process.env.PAVILION_PACT_DIR ?? '.cache/pacts';

/** The pact of the test file that is running. */
function createPact(): PactV4 {
  const dir = join(PACTS_FOLDER, basename(expect.getState().testPath ?? ''));
  return new PactV4({ consumer: 'pavilion', provider: 'operator-api', dir, logLevel: 'error' });
}

type TokenKind = 'valid' | 'expired' | 'none';

/** An interaction of the pact: a request of the site, and the answer that it relies on. */
export type ConsumerInteraction = {
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
  readonly optionalKey?: string;
  /** The token that the call carries; `valid` is the token of the state. */
  readonly token?: TokenKind;
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
export async function verifyInteraction(
  interaction: ConsumerInteraction,
  call: () => Promise<unknown>,
): Promise<unknown> {
  const {
    given,
    description,
    method,
    path,
    query,
    body,
    bytes,
    token = 'none',
    accept,
    answers,
    optionalKey,
  } = interaction;
  return createPact()
    .addInteraction()
    .given(given)
    .uponReceiving(optionalKey === undefined ? description : `${description} (optional: ${optionalKey})`)
    .withRequest(method, path, (request) => {
      request.headers({
        Accept: accept ?? (answers.html === undefined ? 'application/json' : 'text/html'),
        ...buildTokenHeader(token),
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
        readToken: () => findToken(token),
        onUnauthorised: () => {},
      });
      return call().catch((failure: unknown) => failure);
    });
}

/** A value that the provider state returns; the pact contains our example. */
export function matchProviderValue<Name extends StateValueName>(
  name: Name,
): MatchersV3.Matcher<(typeof providerStateValues)[Name]> {
  return MatchersV3.fromProviderState(formatPlaceholder(name), providerStateValues[name]);
}

/** A path with values of the provider state: ``matchPath`/api/orders/${'orderId'}` ``. */
export function matchPath(
  pathParts: TemplateStringsArray,
  ...valueNames: StateValueName[]
): MatchersV3.Matcher<string> {
  const fillPath = (formatValue: (name: StateValueName) => string) =>
    pathParts.reduce(
      (filledPath, pathPart, index) => filledPath + formatValue(valueNames[index - 1] ?? 'token') + pathPart,
    );
  return MatchersV3.fromProviderState(
    fillPath(formatPlaceholder),
    fillPath((name) => String(providerStateValues[name])),
  );
}

/** The expression for a value of the provider state in a pact. */
export function formatPlaceholder(name: StateValueName): string {
  return `\${${name}}`;
}

/** The body of a failed response: a message, and messages by field if there are any. */
export function buildFailureBody(message: string, ...fieldNames: string[]): Record<string, unknown> {
  const errors = Object.fromEntries(
    fieldNames.map((fieldName) => [fieldName, MatchersV3.eachLike('Please check this.')]),
  );
  return { message: MatchersV3.string(message), ...(fieldNames.length > 0 ? { errors } : {}) };
}

const EXPIRED_TOKEN = 'pv_a-token-that-has-ended-long-ago';

function findToken(token: TokenKind): string | null {
  return { valid: providerStateValues.token, expired: EXPIRED_TOKEN, none: null }[token];
}

function buildTokenHeader(token: TokenKind) {
  switch (token) {
    case 'valid':
      return {
        Authorization: MatchersV3.fromProviderState(
          `Bearer ${formatPlaceholder('token')}`,
          `Bearer ${providerStateValues.token}`,
        ),
      };
    case 'expired':
      return { Authorization: `Bearer ${EXPIRED_TOKEN}` };
    case 'none':
      return {};
  }
}
