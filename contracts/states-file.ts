import { readInteractions } from './provider/interactions.ts';
import { pactDir } from './shipped.ts';
import type { State } from './state.ts';
import { stateValues } from './state-values.ts';
import { stateNames, states } from './states.ts';

/** Returns the text of `states.json`: each state with its meaning and values, and an example of every value. */
export function formatStates(): string {
  return `${JSON.stringify(statesFile(), null, 1)}\n`;
}

function statesFile(): object {
  const interactions = readInteractions(pactDir);
  return {
    states: stateNames.map((name) => {
      const { means, gives, isForNextCall }: State = states[name];
      const own = interactions.filter(({ state }) => state === name);
      const needed = new Set(own.flatMap(({ needs }) => needs));
      return {
        name,
        means,
        /** Values that only the server knows. */
        gives,
        /** Further values that the requests need. Our verifier requests them from the API; other verifiers get them from the state. */
        lookedUp: [...needed].filter((value) => !gives.includes(value)).sort(),
        ...(isForNextCall ? { isForNextCall } : {}),
      };
    }),
    values: stateValues,
  };
}
