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
import { leavesOut } from './left-out.ts';
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
  readonly isSilent: boolean;
  /** Whether the response is valid and only lacks the optional key. */
  readonly isLeftOut: boolean;
  /** Whether the call is optional and the provider lacks it or its state. */
  readonly isNotOffered: boolean;
}

/** An interaction with its result and the lines of its report. */
export interface Replayed {
  readonly interaction: Interaction;
  readonly result: ReplayResult;
  readonly lines: readonly string[];
}

/** The result for an optional call that the provider does not have. */
export const NOT_OFFERED: ReplayResult = {
  problems: [],
  exchange: null,
  isSilent: false,
  isLeftOut: false,
  isNotOffered: true,
};

/** The statuses with which a server responds to a call that it does not have. */
const WITHOUT_CALL = [404, 405, 501];

/**
 * Enters the interaction's state, looks up the request's values, sends it, and checks the response against the pact and the
 * document.
 *
 * @param mayLackCall whether the call is optional and no earlier response has shown that this server has it
 */
export async function replay(
  interaction: Interaction,
  mayLackCall: boolean,
  provider: Provider,
  relay: Relay,
): Promise<ReplayResult> {
  const refusals: string[] = [];
  try {
    const given = await enterState(provider, interaction.state);
    // No other call may come between such a state and the call that it affects.
    const needs = isForNextCall(interaction.state) ? [] : interaction.needs;
    const values = await lookUpValues(askAs(provider, given.token, refusals), given, needs);
    const mismatches = await verified(interaction, relay.url, JSON.parse(JSON.stringify(values)));
    const replayed = judged(interaction, mayLackCall, mismatches, relay.takeExchange());
    await leaveState(provider, interaction.state, given);
    return replayed;
  } catch (error) {
    if (mayLackCall && error instanceof RefusedState && error.isUnknown) return NOT_OFFERED;
    const problem = error instanceof Error ? error.message : String(error);
    const cause = problem.replaceAll(interaction.state, '…');
    return {
      cause,
      problems: [problem, ...refusals],
      exchange: null,
      isSilent: error instanceof UnreachableProvider,
      isLeftOut: false,
      isNotOffered: false,
    };
  }
}

function judged(
  interaction: Interaction,
  mayLackCall: boolean,
  mismatches: readonly string[],
  exchange: Exchange | null,
): ReplayResult {
  const replayed = { exchange, isSilent: false, isLeftOut: false, isNotOffered: false };
  if (exchange === null) return { ...replayed, problems: mismatches };
  const { method, path, outcome } = exchange;
  if ('reason' in outcome) return { ...replayed, problems: [outcome.reason], isSilent: true };
  const isWithoutCall = WITHOUT_CALL.includes(outcome.status) && outcome.status !== interaction.status;
  if (mayLackCall && isWithoutCall) return NOT_OFFERED;
  const contradicting = findContradictions(method, path, outcome);
  const cause = commonCause(interaction, exchange, isWithoutCall && contradicting.length > 0);
  if (cause !== null) return { ...replayed, problems: [cause], cause };
  if (contradicting.length === 0 && mismatches.length > 0 && leavesOut(interaction, outcome)) {
    return { ...replayed, problems: [], isLeftOut: true };
  }
  return { ...replayed, problems: [...mismatches, ...contradicting] };
}

/** Returns the cause if every interaction of this call, or every call with a token, fails for the same reason; else null. */
function commonCause({ status }: Interaction, exchange: Exchange, isWithoutCall: boolean): string | null {
  const { method, path, outcome } = exchange;
  if ('reason' in outcome) return null;
  const asks = outcome.headers['www-authenticate'] ?? '';
  if (outcome.status === 401 && status !== 401 && /^basic/i.test(asks))
    return 'something in front of the server asks for a log-in of its own (Basic), and the call carries the token of a customer in Authorization: let it accept Proxy-Authorization or an API key (PROVIDER_HEADERS), or the address of this machine';
  return isWithoutCall ? `the server does not have ${method} ${findTemplate(path)}` : null;
}

/** Sends GET requests with the customer's token. A refused request returns null and is added to `refusals` for the report. */
export function askAs({ url, limitMs, extraHeaders }: Provider, token: unknown, refusals: string[]): GetData {
  return async (path) => {
    const headers: Record<string, string> =
      typeof token === 'string' ? { Authorization: `Bearer ${token}` } : {};
    const answer = await askProvider(`${url}${path}`, { headers, limitMs, extraHeaders });
    if ('reason' in answer) throw new UnreachableProvider(`GET ${path}: ${answer.reason}`);
    if (answer.status === 200) {
      const [wrong] = findContradictions('GET', path, answer);
      if (wrong !== undefined)
        throw new Error(
          `GET ${path}, asked for the request's values, contradicts the API document: ${wrong}`,
        );
      return JSON.parse(answer.body).data;
    }
    refusals.push(`GET ${path}: ${answer.status} received ${answer.body.slice(0, 200)}`.trim());
    return null;
  };
}

/** Runs Pact's verifier and returns the mismatches that it finds. */
async function verified(
  { pact, state }: Interaction,
  providerBaseUrl: string,
  values: Record<string, string>,
): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pact-'));
  const file = join(folder, 'pact.json');
  writeFileSync(file, JSON.stringify(pact));
  try {
    await new Verifier({
      provider: 'operator-api',
      providerBaseUrl,
      pactUrls: [file],
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

type Refusal = {
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
  const { errors }: { errors: readonly Refusal[] } = JSON.parse(text);
  return errors.map(({ interaction, mismatch: { message, mismatches = [] } }) => ({
    interaction,
    problems:
      mismatches.length === 0
        ? [message ?? `the verifier breaks off: ${interaction}`]
        : mismatches.map(({ path = '', mismatch }) => `${path} ${mismatch}`.trim()),
  }));
}
