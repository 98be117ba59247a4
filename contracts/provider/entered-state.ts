import { type StateName, states } from '../states.ts';

/** Where a provider is, and where it is told which state to enter. */
export type Provider = { readonly url: string; readonly statesUrl: string | null };

/**
 * Puts the provider into a state and gives the values that it answers with. A provider of your own gets
 * `POST {statesUrl} {"state": name, "params": {}}`; the sandbox has an address for each of its scenarios.
 */
export async function enteredState(
  { url, statesUrl }: Provider,
  state: StateName,
): Promise<Record<string, unknown>> {
  const address = statesUrl ?? `${url}/_sandbox/scenarios/${state}`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(statesUrl ? { state, params: {} } : {}),
  });
  const text = await response.text();
  if (!response.ok) {
    throw new Error(
      `The provider could not enter the state "${state}": ${response.status} ${text.slice(0, 500)}`,
    );
  }
  const answer: Record<string, unknown> = JSON.parse(text || '{}');
  const given = typeof answer.data === 'object' && answer.data !== null ? { ...answer.data } : answer;
  const missing = states[state].gives.filter((name) => !(name in given));
  if (missing.length > 0) {
    throw new Error(`The provider entered the state "${state}" without giving ${missing.join(', ')}.`);
  }
  return given;
}
