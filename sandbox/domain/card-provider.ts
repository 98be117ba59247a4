/** What an intent can be in, in the words of the Stripe-like protocol. */
export type CardIntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'requires_capture'
  | 'canceled'
  | 'succeeded';

/** A payment as the provider knows it; amounts are minor units (pence). */
export interface CardIntent {
  readonly id: string;
  /** What the browser needs to confirm this one payment; never logged. */
  readonly clientSecret: string;
  readonly status: CardIntentStatus;
  readonly amount: number;
  readonly currency: string;
  /** The operator's own name for the payment: the transaction's id. */
  readonly reference: string;
  /** Why the last attempt failed, in the provider's words; null when it has not. */
  readonly lastError: { readonly code: string; readonly message: string } | null;
}

/** What createIntent asks; the same idempotencyKey answers the same intent. */
export interface CardIntentRequest {
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
  readonly idempotencyKey: string;
}

/**
 * What the operator asks of a card provider, server to server. Money is held by the customer's confirmation in
 * the browser and taken by `capture`, once: capturing or cancelling again answers the same intent.
 * Unknown ids and moves that the intent's status forbids reject with an Error.
 */
export interface CardProvider {
  createIntent(request: CardIntentRequest): Promise<CardIntent>;
  retrieveIntent(id: string): Promise<CardIntent>;
  capture(id: string): Promise<CardIntent>;
  cancel(id: string): Promise<CardIntent>;
}
