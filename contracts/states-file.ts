import { readInteractions } from './provider/interactions.ts';
import { pactDir } from './shipped.ts';
import type { State } from './state.ts';
import { providerStateValues } from './state-values.ts';
import { stateNames, states } from './states.ts';

/** Returns the text of `states.json`: each state with its meaning and values, and an example of every value. */
export function formatStates(): string {
  return `${JSON.stringify(buildStatesFile(), null, 1)}\n`;
}

function buildStatesFile(): object {
  const interactions = readInteractions(pactDir);
  return {
    states: stateNames.map((name) => {
      const { means, gives, isForNextCall }: State = states[name];
      const stateInteractions = interactions.filter(({ state }) => state === name);
      const neededValues = new Set(stateInteractions.flatMap(({ needs }) => needs));
      return {
        name,
        means,
        /** Values that only the server knows. */
        gives,
        /** Further values that the requests need. Our verifier requests them from the API; other verifiers get them from the state. */
        lookedUp: [...neededValues].filter((value) => !gives.includes(value)).sort(),
        ...(isForNextCall ? { isForNextCall } : {}),
      };
    }),
    values: providerStateValues,
  };
}
