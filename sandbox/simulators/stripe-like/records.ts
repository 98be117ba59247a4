import type { CardIntentStatus } from '../../domain/payments/index.ts';
import type { CardBehaviour } from './cards.ts';
import type { ProviderError } from './errors.ts';

/** A stored PaymentIntent; always manual capture, because the operator takes money only with an order. */
export interface IntentRecord {
  readonly id: string;
  readonly clientSecret: string;
  readonly status: CardIntentStatus;
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
  /** The customer of the payment. */
  readonly customer: string;
  readonly createdAt: number;
  /** When the money was held; the hold expires after seven days. */
  readonly heldAt: number | null;
  readonly heldChargeId: string | null;
  /** Whether the captured money was refunded. */
  readonly isRefunded?: boolean;
  readonly methodId: string | null;
  readonly challengeId: string | null;
  /** Set while the challenge redirects the customer. */
  readonly returnUrl?: string | null;
  readonly lastError: ProviderError | null;
}

/** A stored card: its behaviour, never its number or security code. */
export interface MethodRecord {
  readonly id: string;
  readonly behaviour: CardBehaviour;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  /** The payment that used it. An unsaved card is valid for one payment. */
  readonly intentId?: string | null;
  /** The customer to whom it is attached. */
  readonly customer?: string | null;
}

/** Records that a saved card's security code was retyped, never the code. */
export interface CvcTokenRecord {
  readonly id: string;
  readonly isUsed: boolean;
}

/** A challenge, and the page that is notified of its result. */
export interface ChallengeRecord {
  readonly id: string;
  readonly intentId: string;
  readonly notifyOrigin: string;
  /** Origin of the provider's page between the bank's and the shop's. */
  readonly holderOrigin?: string | null;
  /** The return address, if the bank uses the whole window. */
  readonly returnUrl?: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly last4: string;
  readonly outcome: 'open' | 'completed' | 'failed' | 'cancelled';
}

/** The request of an idempotency key. */
interface KeyRecord {
  readonly id: string;
  readonly intentId: string;
  readonly request: string;
}

/** The records of this provider, by kind. */
export interface StripeLikeRecords {
  intents: IntentRecord;
  methods: MethodRecord;
  challenges: ChallengeRecord;
  keys: KeyRecord;
  cvcTokens: CvcTokenRecord;
}
