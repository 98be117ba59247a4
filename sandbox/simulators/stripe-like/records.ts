import type { CardIntentStatus } from '../../domain/card-provider.ts';
import type { CardBehaviour } from './cards.ts';
import type { ProviderError } from './errors.ts';

/** A PaymentIntent as it is kept; manual capture always, as the operator takes money only with an order. */
export interface IntentRecord {
  readonly id: string;
  readonly clientSecret: string;
  readonly status: CardIntentStatus;
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
  readonly createdAt: number;
  /** When the money was held; the hold lapses after seven days. */
  readonly heldAt: number | null;
  readonly heldChargeId: string | null;
  readonly methodId: string | null;
  readonly challengeId: string | null;
  readonly lastError: ProviderError | null;
}

/** A card as it is kept: how it behaves, never its number nor its security code. */
export interface MethodRecord {
  readonly id: string;
  readonly behaviour: CardBehaviour;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}

/** One attempt to take money from a card, good or refused. */
export interface ChargeRecord {
  readonly id: string;
  readonly intentId: string;
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: 'held' | 'captured' | 'released' | 'failed';
  readonly failureCode: string | null;
  readonly createdAt: number;
}

/** A question of the bank to the customer, and the page that is told when it is answered. */
export interface ChallengeRecord {
  readonly id: string;
  readonly intentId: string;
  readonly notifyOrigin: string;
  readonly amount: number;
  readonly currency: string;
  readonly last4: string;
  readonly outcome: 'open' | 'completed' | 'failed' | 'cancelled';
}

/** What an idempotency key was used for. */
interface KeyRecord {
  readonly id: string;
  readonly intentId: string;
  readonly request: string;
}

/** Everything that the simulator keeps, by kind. */
export interface SimulatorRecords {
  intents: IntentRecord;
  methods: MethodRecord;
  charges: ChargeRecord;
  challenges: ChallengeRecord;
  keys: KeyRecord;
}

export type RecordKind = keyof SimulatorRecords;
