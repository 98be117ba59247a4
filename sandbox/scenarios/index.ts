import type { Store } from '../store/store.ts';

export type ScenarioParams = Record<string, unknown>;
export type ScenarioResult = Record<string, unknown>;

/** Name to what it does; each makes its own fresh customer, so that they can run side by side. */
export const scenarios: Record<
  string,
  { description: string; run: (store: Store, params: ScenarioParams) => Promise<ScenarioResult> }
> = {};
/** Runs a named state; an unknown name is a 404 that lists the known ones. */
export async function runScenario(
  _store: Store,
  _name: string,
  _params: ScenarioParams = {},
): Promise<ScenarioResult> {
  throw new Error('not built yet');
}
