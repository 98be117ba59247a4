import type { CardProviders } from '../domain/card-provider.ts';
import type { Store } from '../store/store.ts';

/** What a state is made with: the books, and the card provider for states that begin after a payment. */
export interface ScenarioTools {
  readonly store: Store;
  readonly cards: CardProviders;
  /** What the customer does in the provider's card fields, the bank's question answered. */
  confirmCard(intent: { readonly id: string; readonly clientSecret: string }, number: string): Promise<void>;
  /** The Opayo-like provider's keys and the cards that it keeps. */
  readonly opayo: {
    keepCard(
      number: string,
      holder: string,
      expiryDate: string,
    ): Promise<{ readonly id: string; readonly cardType: string; readonly last4: string }>;
    expireKey(id: string): Promise<void>;
  };
  /** Answers the very next call, whichever it is, in the operator's place. */
  strikeNext(status: '419' | '429' | '500' | '503'): void;
}

export type ScenarioParams = Record<string, unknown>;
export type ScenarioResult = Record<string, unknown>;

/** A named state: what it is, in a sentence, and how the sandbox is put into it. */
export interface Scenario {
  description: string;
  run: (tools: ScenarioTools, params: ScenarioParams) => Promise<ScenarioResult>;
}

/** A text parameter, or its usual value. */
export function textOr(params: ScenarioParams, name: string, usual: string): string {
  const value = params[name];
  return typeof value === 'string' && value !== '' ? value : usual;
}
