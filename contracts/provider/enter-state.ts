import { type StateName, states } from '../states.ts';
import { askProvider } from './ask-provider.ts';

/** Where a provider is, where it is asked to enter states, and how long any call may take. */
export type Provider = {
  readonly url: string;
  readonly statesUrl: string | null;
  readonly limitMs: number;
};

/** The provider says nothing at all, so that asking it further is of no use. */
export class UnreachableProvider extends Error {}

/**
 * Puts the provider into a state and gives the values that it answers with. A provider of your own gets
 * `POST {statesUrl} {"state": name, "params": {}}`; the sandbox has an address for each of its scenarios.
 *
 * @throws UnreachableProvider without an answer; an Error with the answer where the state is refused or lacks a value.
 */
export async function enterState(
  { url, statesUrl, limitMs }: Provider,
  state: StateName,
): Promise<Record<string, unknown>> {
  const address = statesUrl ?? `${url}/_sandbox/scenarios/${state}`;
  const answer = await askProvider(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(statesUrl ? { state, params: {} } : {}),
    limitMs,
  });
  const call = `POST ${address} for the state "${state}"`;
  if ('reason' in answer) throw new UnreachableProvider(`${call}: ${answer.reason}`);
  if (answer.status < 200 || answer.status > 299) {
    const remedy = statesUrl ? '' : ' (PROVIDER_STATES_URL names where your server enters states)';
    throw new Error(
      `${call}: 200 expected, ${answer.status} received${remedy} ${answer.body.slice(0, 200)}`.trim(),
    );
  }
  const given = valuesIn(answer.body);
  if (given === null) throw new Error(`${call}: the body is no JSON object: ${answer.body.slice(0, 200)}`);
  const missing = states[state].gives.filter((name) => !(name in given));
  if (missing.length > 0) throw new Error(`${call}: the answer lacks ${missing.join(', ')}`);
  return given;
}

/** The values themselves, or in `data`; an empty body gives none. */
function valuesIn(body: string): Record<string, unknown> | null {
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
