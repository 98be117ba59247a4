import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { PACT_FOLDER } from '../shipped.ts';
import type { StateValueName } from '../state-values.ts';
import { isForNextCall, type StateName, stateNames } from '../states.ts';
import { enterState, leaveState, type Provider, RefusedState } from './enter-state.ts';
import { readInteractions } from './interactions.ts';
import { lookUpValues } from './look-up-values.ts';
import { createGetData } from './replay.ts';

/**
 * Starts a states endpoint for verifiers that, unlike ours, do not look values up. It enters the state at the provider and
 * responds with all values that the requests of that state need. `"action": "teardown"` leaves the state.
 */
export async function serveStates(provider: Provider, port: number): Promise<Server> {
  const neededValuesByState = listNeededValues();
  const dataByState = new Map<StateName, Readonly<Record<string, unknown>>>();
  const answerStateCall = async (body: string): Promise<[status: number, answer: unknown]> => {
    const { state, action }: { state?: string; action?: string } = JSON.parse(body || '{}');
    const name = stateNames.find((candidate) => candidate === state);
    if (!name) return [404, { message: `states.json has no state "${state}".` }];
    if (action === 'teardown') {
      await leaveState(provider, name, dataByState.get(name) ?? {});
      return [200, {}];
    }
    const stateData = await enterState(provider, name);
    dataByState.set(name, stateData);
    return [
      200,
      { ...(await findStateValues(provider, stateData, neededValuesByState.get(name) ?? [])), ...stateData },
    ];
  };
  const server = createServer((request, response) => {
    text(request)
      .then(answerStateCall)
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
function listNeededValues(): ReadonlyMap<StateName, readonly StateValueName[]> {
  const neededValuesByState = new Map<StateName, Set<StateValueName>>();
  for (const { state, neededValues } of readInteractions(PACT_FOLDER)) {
    if (!isForNextCall(state))
      neededValuesByState.set(state, new Set([...(neededValuesByState.get(state) ?? []), ...neededValues]));
  }
  return new Map([...neededValuesByState].map(([state, values]) => [state, [...values]]));
}

/** Looks the values up together, so that they match. If one is missing, looks up each alone, so that the others are still found. */
async function findStateValues(
  provider: Provider,
  stateData: Readonly<Record<string, unknown>>,
  neededValues: readonly StateValueName[],
): Promise<Record<string, unknown>> {
  const lookUp = (names: readonly StateValueName[], knownValues: Readonly<Record<string, unknown>>) =>
    lookUpValues(createGetData(provider, stateData.token, []), knownValues, names).catch(() => null);
  const allValues = await lookUp(neededValues, stateData);
  if (allValues) return { ...allValues };
  const values: Record<string, unknown> = {};
  for (const name of neededValues.filter((neededValue) => !(neededValue in stateData))) {
    const foundValues = await lookUp([name], { ...values, ...stateData });
    if (foundValues?.[name] !== undefined) values[name] = foundValues[name];
  }
  return values;
}
