import { readInteractions } from './provider/interactions.ts';
import { PACT_FOLDER } from './shipped.ts';
import type { State } from './state.ts';
import { providerStateValues } from './state-values.ts';
import { stateNames, states } from './states.ts';

/** Returns the text of `states.json`: each state with its meaning and values, and an example of every value. */
export function formatStates(): string {
  return `${JSON.stringify(buildStatesFile(), null, 1)}\n`;
}

function buildStatesFile(): object {
  const interactions = readInteractions(PACT_FOLDER);
  return {
    states: stateNames.map((name) => {
      const { means, gives, isForNextCall }: State = states[name];
      const stateInteractions = interactions.filter(({ state }) => state === name);
      const stateValueNames = new Set(stateInteractions.flatMap(({ neededValues }) => neededValues));
      return {
        name,
        means,
        /** Values that only the server knows. */
        gives,
        /** Further values that the requests need. Our verifier requests them from the API; other verifiers get them from the state. */
        lookedUp: [...stateValueNames].filter((value) => !gives.includes(value)).sort(),
        ...(isForNextCall ? { isForNextCall } : {}),
      };
    }),
    values: providerStateValues,
  };
}
