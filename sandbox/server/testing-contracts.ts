import { COMMITTED_FOLDER } from '../../contracts/pact-files.ts';
import { findTemplate } from '../../contracts/provider/api-document.ts';
import { enterState } from '../../contracts/provider/enter-state.ts';
import { type FilledRequest, fillRequest } from '../../contracts/provider/filled-request.ts';
import { type Interaction, readInteractions } from '../../contracts/provider/interactions.ts';
import { lookUpValues } from '../../contracts/provider/look-up-values.ts';
import type { State } from '../../contracts/state.ts';
import { isForNextCall, type StateName, states } from '../../contracts/states.ts';
import type { TestSandbox } from './testing.ts';

const successfulInteractions = readInteractions(COMMITTED_FOLDER).filter(
  ({ status, state }) => status < 300 && !isForNextCall(state),
);

/** Finds a successful call of the site in the contracts, preferring one with the customer's own ids. */
export function findSuccessfulCall(method: string, template: string): Interaction | undefined {
  return listSuccessfulCalls(method, template)[0];
}

/** Finds a call that a customer makes, or, if only staff make it, a call of staff. */
export function findCustomerCall(method: string, template: string): Interaction | undefined {
  const successfulCalls = listSuccessfulCalls(method, template);
  return successfulCalls.find((interaction) => !isStaffCall(interaction)) ?? successfulCalls[0];
}

/** Whether staff make the call for a customer. */
export const isStaffCall = ({ state, neededValues }: Interaction): boolean =>
  neededValues.includes('customerId') || listStateValues(state).includes('customerId');

function listStateValues(name: StateName): readonly string[] {
  const state: State = states[name];
  return state.gives;
}

function listSuccessfulCalls(method: string, template: string): Interaction[] {
  return successfulInteractions
    .filter((interaction) => interaction.method === method && findTemplate(interaction.path) === template)
    .sort((first, second) => second.neededValues.length - first.neededValues.length);
}

/** Runs the interaction's scenario, and returns its request with the values of the scenario. */
export async function prepareInteraction(
  sandbox: TestSandbox,
  { state, neededValues, pact }: Interaction,
): Promise<FilledRequest> {
  const stateValues = await enterState(
    { url: sandbox.url, statesUrl: null, extraHeaders: {}, timeoutMs: 60_000 },
    state,
  );
  const token = typeof stateValues.token === 'string' ? stateValues.token : undefined;
  const loadData = async (path: string) => {
    const { status, text } = await sandbox.call('GET', path, { token });
    return status === 200 ? JSON.parse(text).data : null;
  };
  return fillRequest(pact.interactions[0], await lookUpValues(loadData, stateValues, neededValues));
}
