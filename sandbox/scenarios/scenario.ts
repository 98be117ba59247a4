import type { CardProviders, KnownCard } from '../domain/card-provider.ts';
import type { Store } from '../store/store.ts';

/** What a state is made with: the books, and the card provider for states that begin after a payment. */
export interface ScenarioTools {
  readonly store: Store;
  readonly cards: CardProviders;
  /** What the customer does in the provider's card fields, the bank's question answered. */
  confirmCard(intent: { readonly id: string; readonly clientSecret: string }, number: string): Promise<void>;
  /** A card that a customer has kept with a provider, MM/YY. */
  keepCard(
    provider: 'stripe' | 'ryft',
    number: string,
    expiryDate: string,
    customer: string,
  ): Promise<KnownCard>;
  /** The Opayo-like provider's keys, the cards that it keeps, and what its customer does. */
  readonly opayo: {
    keepCard(
      number: string,
      holder: string,
      kept: { expiryDate: string; customer: string },
    ): Promise<{ readonly id: string; readonly cardType: string; readonly last4: string }>;
    expireKey(id: string): Promise<void>;
    /** The drop-in takes a card. */
    handOver(
      number: string,
      holder: string,
      customer: string,
    ): Promise<{ readonly sessionKey: string; readonly cardIdentifier: string }>;
    /** The drop-in takes the security code of a saved card; gives the key that pays with it. */
    giveSecurityCode(cardIdentifier: string): Promise<string>;
    /** The bank puts its question and the customer answers; gives the message that goes back. */
    answerBank(question: string, outcome: 'passed' | 'failed'): Promise<string>;
  };
  /** The Ryft-like provider's form: the customer pays with a good card. */
  readonly ryft: { attempt(clientSecret: string): Promise<void> };
  /** What staff have configured, oddly or as usual: for one visitor, or for everybody (null). */
  readonly oddConfiguration: { begin(visitor: string | null): void; end(): void };
  /** Answers the very next call, whichever it is, in the operator's place. */
  failNextCall(status: '419' | '429' | '500' | '503'): void;
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
