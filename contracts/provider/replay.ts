import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Verifier } from '@pact-foundation/pact';
import { isForNextCall } from '../states.ts';
import { findContradictions } from './answer-check.ts';
import { findTemplate } from './api-document.ts';
import { askProvider } from './ask-provider.ts';
import { enterState, leaveState, type Provider, RefusedState, UnreachableProvider } from './enter-state.ts';
import type { Interaction } from './interactions.ts';
import { lacksOptionalKey } from './left-out.ts';
import { type GetData, lookUpValues } from './look-up-values.ts';
import type { Exchange, Relay } from './relay.ts';

/** The result of an interaction, which is honoured if there are no problems. */
export interface ReplayResult {
  readonly problems: readonly string[];
  /** A cause that several interactions can share, in the same words for each, so that it is printed once. */
  readonly cause?: string;
  /** The request and response; null if no request was sent. */
  readonly exchange: Exchange | null;
  /** Whether the provider did not respond at all. */
  readonly hasNoAnswer: boolean;
  /** Whether the response is valid and only lacks the optional key. */
  readonly isLeftOut: boolean;
  /** Whether the call is optional and the provider lacks it or its state. */
  readonly isNotOffered: boolean;
}

/** An interaction with its result and the lines of its report. */
export interface ReplayedInteraction {
  readonly interaction: Interaction;
  readonly result: ReplayResult;
  readonly lines: readonly string[];
}

/** The result for an optional call that the provider does not have. */
export const NOT_OFFERED: ReplayResult = {
  problems: [],
  exchange: null,
  hasNoAnswer: false,
  isLeftOut: false,
  isNotOffered: true,
};

/** The statuses with which a server responds to a call that it does not have. */
const MISSING_CALL_STATUSES = [404, 405, 501];

/**
 * Enters the interaction's state, looks up the request's values, sends it, and checks the response against the pact and the
 * document.
 *
 * @param mayLackCall whether the call is optional and no earlier response has shown that this server has it
 */
export async function replayInteraction(
  interaction: Interaction,
  mayLackCall: boolean,
  provider: Provider,
  relay: Relay,
): Promise<ReplayResult> {
  const refusedCalls: string[] = [];
  try {
    const stateData = await enterState(provider, interaction.state);
    // No other call may come between such a state and the call that it affects.
    const neededValues = isForNextCall(interaction.state) ? [] : interaction.neededValues;
    const values = await lookUpValues(
      createGetData(provider, stateData.token, refusedCalls),
      stateData,
      neededValues,
    );
    const mismatches = await findMismatches(interaction, relay.url, JSON.parse(JSON.stringify(values)));
    const result = decideResult(interaction, mayLackCall, mismatches, relay.takeExchange());
    await leaveState(provider, interaction.state, stateData);
    return result;
  } catch (error) {
    if (mayLackCall && error instanceof RefusedState && error.isUnknown) return NOT_OFFERED;
    const problem = error instanceof Error ? error.message : String(error);
    const cause = problem.replaceAll(interaction.state, '…');
    return {
      cause,
      problems: [problem, ...refusedCalls],
      exchange: null,
      hasNoAnswer: error instanceof UnreachableProvider,
      isLeftOut: false,
      isNotOffered: false,
    };
  }
}

function decideResult(
  interaction: Interaction,
  mayLackCall: boolean,
  mismatches: readonly string[],
  exchange: Exchange | null,
): ReplayResult {
  const result = { exchange, hasNoAnswer: false, isLeftOut: false, isNotOffered: false };
  if (exchange === null) return { ...result, problems: mismatches };
  const { method, path, outcome } = exchange;
  if ('reason' in outcome) return { ...result, problems: [outcome.reason], hasNoAnswer: true };
  const lacksCall = MISSING_CALL_STATUSES.includes(outcome.status) && outcome.status !== interaction.status;
  if (mayLackCall && lacksCall) return NOT_OFFERED;
  const contradictions = findContradictions(method, path, outcome);
  const cause = findCommonCause(interaction, exchange, lacksCall && contradictions.length > 0);
  if (cause !== null) return { ...result, problems: [cause], cause };
  if (contradictions.length === 0 && mismatches.length > 0 && lacksOptionalKey(interaction, outcome)) {
    return { ...result, problems: [], isLeftOut: true };
  }
  return { ...result, problems: [...mismatches, ...contradictions] };
}

/** Returns the cause if every interaction of this call, or every call with a token, fails for the same reason; else null. */
function findCommonCause({ status }: Interaction, exchange: Exchange, lacksCall: boolean): string | null {
  const { method, path, outcome } = exchange;
  if ('reason' in outcome) return null;
  const challenge = outcome.headers['www-authenticate'] ?? '';
  if (outcome.status === 401 && status !== 401 && /^basic/i.test(challenge))
    return 'something in front of the server asks for a log-in of its own (Basic), and the call carries the token of a customer in Authorization: let it accept Proxy-Authorization or an API key (PROVIDER_HEADERS), or the address of this machine';
  return lacksCall ? `the server does not have ${method} ${findTemplate(path)}` : null;
}

/** Sends GET requests with the customer's token. A refused request returns null and is added to `refusals` for the report. */
export function createGetData(
  { url, timeoutMs, extraHeaders }: Provider,
  token: unknown,
  refusedCalls: string[],
): GetData {
  return async (path) => {
    const headers: Record<string, string> =
      typeof token === 'string' ? { Authorization: `Bearer ${token}` } : {};
    const answer = await askProvider(`${url}${path}`, { headers, timeoutMs, extraHeaders });
    if ('reason' in answer) throw new UnreachableProvider(`GET ${path}: ${answer.reason}`);
    if (answer.status === 200) {
      const [contradiction] = findContradictions('GET', path, answer);
      if (contradiction !== undefined)
        throw new Error(
          `GET ${path}, asked for the request's values, contradicts the API document: ${contradiction}`,
        );
      return JSON.parse(answer.body).data;
    }
    refusedCalls.push(`GET ${path}: ${answer.status} received ${answer.body.slice(0, 200)}`.trim());
    return null;
  };
}

/** Runs Pact's verifier and returns the mismatches that it finds. */
async function findMismatches(
  { pact, state }: Interaction,
  providerBaseUrl: string,
  values: Record<string, string>,
): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pact-'));
  const pactFile = join(folder, 'pact.json');
  writeFileSync(pactFile, JSON.stringify(pact));
  try {
    await new Verifier({
      provider: 'operator-api',
      providerBaseUrl,
      pactUrls: [pactFile],
      stateHandlers: { [state]: async () => values },
      logLevel: 'error',
    }).verifyProvider();
    return [];
  } catch (error) {
    return readFailedInteractions(error).flatMap(({ problems }) => problems);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type VerifierFailure = {
  readonly interaction: string;
  readonly mismatch: {
    readonly message?: string;
    readonly mismatches?: readonly { readonly path?: string; readonly mismatch: string }[];
  };
};

/** Reads the failed interactions and their problems from the error of Pact's verifier. */
export function readFailedInteractions(error: unknown): { interaction: string; problems: string[] }[] {
  const text = error instanceof Error ? error.message : String(error);
  if (!text.startsWith('{')) return [{ interaction: 'The verifier', problems: [text] }];
  const { errors }: { errors: readonly VerifierFailure[] } = JSON.parse(text);
  return errors.map(({ interaction, mismatch: { message, mismatches = [] } }) => ({
    interaction,
    problems:
      mismatches.length === 0
        ? [message ?? `the verifier breaks off: ${interaction}`]
        : mismatches.map(({ path = '', mismatch }) => `${path} ${mismatch}`.trim()),
  }));
}
