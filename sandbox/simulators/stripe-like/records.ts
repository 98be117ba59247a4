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
  /** Whose payment it is. */
  readonly customer: string;
  readonly createdAt: number;
  /** When the money was held; the hold lapses after seven days. */
  readonly heldAt: number | null;
  readonly heldChargeId: string | null;
  /** What was taken was given back. */
  readonly isRefunded?: boolean;
  readonly methodId: string | null;
  readonly challengeId: string | null;
  /** Set while the bank's page is one that the customer is sent to. */
  readonly returnUrl?: string | null;
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
  /** The payment that it was used for. Without a customer who keeps it, a card is good for one. */
  readonly intentId?: string | null;
  /** The customer who keeps it for the next payment: it is attached to this one. */
  readonly customer?: string | null;
}

/** A security code that was typed again for a card that is kept: that it was, never which. */
export interface CvcTokenRecord {
  readonly id: string;
  readonly isUsed: boolean;
}

/** A question of the bank to the customer, and the page that is told when it is answered. */
export interface ChallengeRecord {
  readonly id: string;
  readonly intentId: string;
  readonly notifyOrigin: string;
  /** The provider's page between the bank's and the shop's. */
  readonly holderOrigin?: string | null;
  /** Where the customer is sent back to, when the bank has the whole window. */
  readonly returnUrl?: string | null;
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

/** What this provider keeps, by kind. */
export interface StripeLikeRecords {
  intents: IntentRecord;
  methods: MethodRecord;
  challenges: ChallengeRecord;
  keys: KeyRecord;
  cvcTokens: CvcTokenRecord;
}
