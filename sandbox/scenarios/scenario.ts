import type { CardProviders, KnownCard } from '../domain/payments/index.ts';
import type { MovableClock } from '../store/clock.ts';
import type { Store } from '../store/store.ts';

/** What scenarios use: the database, and the card providers for scenarios that need a payment. */
export interface ScenarioTools {
  readonly store: Store;
  /** The store's clock. */
  readonly clock: MovableClock;
  readonly cards: CardProviders;
  /** Confirms an intent as the customer does in the provider's card fields, including the challenge. */
  confirmCard(intent: { readonly id: string; readonly clientSecret: string }, number: string): Promise<void>;
  /** Card providers whose webhooks do not reach the operator, so that no payment ends before its customer ends it. */
  readonly withoutEvents: Pick<ScenarioTools, 'cards' | 'confirmCard'>;
  /** Saves a customer's card with a provider; the expiry date is MM/YY. */
  keepCard(
    provider: 'stripe' | 'ryft',
    number: string,
    expiryDate: string,
    customer: string,
  ): Promise<KnownCard>;
  /** Customer steps with the Opayo-like provider. */
  readonly opayo: {
    keepCard(
      number: string,
      holder: string,
      keptCard: { expiryDate: string; customer: string },
    ): Promise<{ readonly id: string; readonly cardType: string; readonly last4: string }>;
    expireKey(id: string): Promise<void>;
    /** Tokenises a card in the drop-in. */
    tokeniseCard(
      number: string,
      holder: string,
      customer: string,
    ): Promise<{ readonly sessionKey: string; readonly cardIdentifier: string }>;
    /**
     * Submits the security code of a saved card in the drop-in.
     * @returns the key to pay with
     */
    submitSecurityCode(cardIdentifier: string): Promise<string>;
    /**
     * Responds to the bank's challenge.
     * @returns the bank's message
     */
    answerBank(question: string, outcome: 'passed' | 'failed'): Promise<string>;
  };
  /** Pays with a valid card in the Ryft-like provider's form. */
  readonly ryft: { attempt(clientSecret: string): Promise<void> };
  /** Switches the unusual configuration on for one visitor, or for everybody (null), and off. */
  readonly oddConfiguration: { begin(visitor: string | null): void; end(): void };
  /** Makes the next call fail, whichever it is. */
  failNextCall(status: '419' | '429' | '500' | '503'): void;
}

export type ScenarioParams = Record<string, unknown>;
export type ScenarioResult = Record<string, unknown>;

/** A named state: its description, and the function that creates it. */
export interface Scenario {
  description: string;
  run: (tools: ScenarioTools, params: ScenarioParams) => Promise<ScenarioResult>;
}

/** A text parameter, or its default. */
export function readTextParam(params: ScenarioParams, name: string, fallback: string): string {
  const value = params[name];
  return typeof value === 'string' && value !== '' ? value : fallback;
}
