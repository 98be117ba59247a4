import { isForNextCall, type StateName, states } from '../states.ts';
import { askProvider } from './ask-provider.ts';

/** A provider: its address, that of its states endpoint, the time limit of a call, and extra headers for every call. */
export type Provider = {
  readonly url: string;
  readonly statesUrl: string | null;
  readonly timeoutMs: number;
  readonly extraHeaders: Readonly<Record<string, string>>;
};

/** The provider does not respond, so further calls are pointless. */
export class UnreachableProvider extends Error {}

/** The provider has refused to enter the state. */
export class RefusedState extends Error {
  /** Whether the provider does not know the state; otherwise something broke. */
  readonly isUnknown: boolean;

  constructor(message: string, isUnknown: boolean) {
    super(message);
    this.isUnknown = isUnknown;
  }
}

/**
 * Puts the provider into a state and returns the values of its response. A provider with a states endpoint receives
 * `POST {statesUrl} {"state": name, "params": {}}`; the sandbox has one address for each scenario.
 *
 * The provider need not know a state that returns no values.
 *
 * @throws UnreachableProvider if there is no response
 * @throws RefusedState with the response if the provider refuses the state
 * @throws an Error if the response lacks a value
 */
export async function enterState(
  { url, statesUrl, timeoutMs, extraHeaders }: Provider,
  state: StateName,
): Promise<Record<string, unknown>> {
  const address = statesUrl ?? `${url}/_sandbox/scenarios/${state}`;
  const answer = await askProvider(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(statesUrl ? { state, params: {} } : {}),
    timeoutMs,
    extraHeaders,
  });
  const callText = `POST ${address} for the state "${state}"`;
  const remedy = statesUrl ? '' : ' (set PROVIDER_STATES_URL to the address where your server enters states)';
  if ('reason' in answer) throw new UnreachableProvider(`${callText}: ${answer.reason}${remedy}`);
  if (answer.status < 200 || answer.status > 299) {
    const isUnknown = answer.status < 500 || answer.status === 501;
    // A state without values needs no data; the call itself shows whether the server is in it.
    if (isUnknown && states[state].gives.length === 0 && !isForNextCall(state)) return {};
    throw new RefusedState(
      `${callText}: 200 expected, ${answer.status} received${remedy} ${answer.body.slice(0, 200)}`.trim(),
      isUnknown,
    );
  }
  const stateData = parseStateData(answer.body);
  if (stateData === null)
    throw new Error(`${callText}: the body is not a JSON object${remedy}: ${answer.body.slice(0, 200)}`);
  const missingValues = states[state].gives.filter((name) => !(name in stateData));
  if (missingValues.length > 0) throw new Error(`${callText}: the answer lacks ${missingValues.join(', ')}`);
  return stateData;
}

/**
 * Removes the centre, classes, camp and course of the state from the sandbox's catalogue, so that a demo stays as it was. Does
 * nothing for a provider with a states endpoint.
 *
 * @throws an Error with the response if the sandbox refuses
 */
export async function leaveState(
  { url, statesUrl, timeoutMs, extraHeaders }: Provider,
  state: StateName,
  stateData: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (statesUrl !== null || !CATALOGUE_VALUES.some((name) => name in stateData)) return;
  const address = `${url}/_sandbox/scenarios/${state}`;
  const answer = await askProvider(address, {
    method: 'DELETE',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(stateData),
    timeoutMs,
    extraHeaders,
  });
  if ('reason' in answer) throw new UnreachableProvider(`DELETE ${address}: ${answer.reason}`);
  // A server other than the sandbox need not support leaving a state.
  if (answer.status !== 200 && answer.status !== 404 && answer.status !== 405) {
    throw new Error(`DELETE ${address}: 200 expected, ${answer.status} received`);
  }
}

/** Values that show that a scenario has added something to the catalogue of the sandbox. */
const CATALOGUE_VALUES = ['venueId', 'sessionId', 'campId', 'courseId'];

/** Reads the values from the body or its `data`. Returns null if the body is not a JSON object. */
function parseStateData(body: string): Record<string, unknown> | null {
  try {
    const answer: unknown = JSON.parse(body || '{}');
    if (!isObject(answer)) return null;
    return isObject(answer.data) ? answer.data : answer;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
