import type { CardProvider } from '../domain/card-provider.ts';
import type { CardProviderSettings } from '../domain/types.ts';
import type { Store } from '../store/store.ts';

/** What a state is made with: the books, and the card provider for states that begin after a payment. */
export interface ScenarioTools {
  readonly store: Store;
  readonly cards: CardProvider;
  readonly cardSettings: CardProviderSettings;
  /** What the customer does in the provider's card fields, the bank's question answered. */
  confirmCard(intent: { readonly id: string; readonly clientSecret: string }, number: string): Promise<void>;
}

export type ScenarioParams = Record<string, unknown>;
export type ScenarioResult = Record<string, unknown>;

/** Name to what it does; each makes its own fresh customer, so that they can run side by side. */
export const scenarios: Record<
  string,
  { description: string; run: (tools: ScenarioTools, params: ScenarioParams) => Promise<ScenarioResult> }
> = {};
/** Runs a named state; an unknown name is a 404 that lists the known ones. */
export async function runScenario(
  _tools: ScenarioTools,
  _name: string,
  _params: ScenarioParams = {},
): Promise<ScenarioResult> {
  throw new Error('not built yet');
}
