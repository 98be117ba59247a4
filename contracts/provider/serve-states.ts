import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { pactDir } from '../shipped.ts';
import type { StateValue } from '../state-values.ts';
import { isForNextCall, type StateName, stateNames } from '../states.ts';
import { enterState, leaveState, type Provider, RefusedState } from './enter-state.ts';
import { readInteractions } from './interactions.ts';
import { lookUpValues } from './look-up-values.ts';
import { askAs } from './replay.ts';

/**
 * Starts a states endpoint for verifiers that, unlike ours, do not look values up. It enters the state at the provider and
 * responds with all values that the requests of that state need. `"action": "teardown"` leaves the state.
 */
export async function serveStates(provider: Provider, port: number): Promise<Server> {
  const needed = neededValues();
  const entered = new Map<StateName, Readonly<Record<string, unknown>>>();
  const answerTo = async (body: string): Promise<[status: number, answer: unknown]> => {
    const { state, action }: { state?: string; action?: string } = JSON.parse(body || '{}');
    const name = stateNames.find((known) => known === state);
    if (!name) return [404, { message: `states.json has no state "${state}".` }];
    if (action === 'teardown') {
      await leaveState(provider, name, entered.get(name) ?? {});
      return [200, {}];
    }
    const given = await enterState(provider, name);
    entered.set(name, given);
    return [200, { ...(await lookedUp(provider, given, needed.get(name) ?? [])), ...given }];
  };
  const server = createServer((request, response) => {
    text(request)
      .then(answerTo)
      .catch((error): [number, unknown] => [
        error instanceof RefusedState && error.isUnknown ? 404 : 500,
        { message: String(error) },
      ])
      .then(([status, answer]) =>
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer)),
      );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', () =>
      reject(new Error(`--serve-states: cannot listen on port ${port}. Choose another.`)),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}

/** The values that the requests of each state need; none for a state that affects the next call, because a look-up would be it. */
function neededValues(): ReadonlyMap<StateName, readonly StateValue[]> {
  const needed = new Map<StateName, Set<StateValue>>();
  for (const { state, needs } of readInteractions(pactDir)) {
    if (!isForNextCall(state)) needed.set(state, new Set([...(needed.get(state) ?? []), ...needs]));
  }
  return new Map([...needed].map(([state, values]) => [state, [...values]]));
}

/** Looks the values up together, so that they match. If one is missing, looks up each alone, so that the others are still found. */
async function lookedUp(
  provider: Provider,
  given: Readonly<Record<string, unknown>>,
  needs: readonly StateValue[],
): Promise<Record<string, unknown>> {
  const find = (names: readonly StateValue[], known: Readonly<Record<string, unknown>>) =>
    lookUpValues(askAs(provider, given.token, []), known, names).catch(() => null);
  const all = await find(needs, given);
  if (all) return { ...all };
  const values: Record<string, unknown> = {};
  for (const name of needs.filter((one) => !(one in given))) {
    const found = await find([name], { ...values, ...given });
    if (found?.[name] !== undefined) values[name] = found[name];
  }
  return values;
}
