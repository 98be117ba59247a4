import type { CardProviderSettings } from '../common/types.ts';
import type { BillingDetails } from './rules/billing-details.ts';

/** Statuses of an intent, in the Stripe-like protocol's terms. */
export type CardIntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'requires_capture'
  | 'canceled'
  | 'succeeded';

/** A 3-D Secure challenge, which the browser posts to the bank as a form. */
export interface CardChallenge {
  readonly url: string;
  readonly method: 'POST' | 'GET';
  /** Every field of the form. */
  readonly fields: Readonly<Record<string, string>>;
  /** The value that the bank sends back to identify its response. */
  readonly key: string;
}

/** Card details that the provider shares with the operator. */
export interface KnownCard {
  /** The provider's identifier, for a later payment. */
  readonly identifier: string;
  readonly type: string;
  readonly lastFourDigits: string;
  /** MM/YY. */
  readonly expiryDate: string;
  /** Whether the customer chose to save the card in the provider's own form. */
  readonly isSaved?: boolean;
}

/** A payment in the provider's records; amounts are minor units (pence). */
export interface CardIntent {
  readonly id: string;
  /** Lets the browser confirm this one payment; never logged. Null when the browser confirms nothing. */
  readonly clientSecret: string | null;
  readonly status: CardIntentStatus;
  readonly amount: number;
  readonly currency: string;
  /** The operator's reference: the transaction's id. */
  readonly reference: string;
  /** Whether the payment was captured and fully refunded. */
  readonly isRefunded: boolean;
  /** The provider's error of the last attempt; null when it did not fail. */
  readonly lastError: { readonly code: string; readonly message: string } | null;
  /** Set while our page has to post the challenge to the bank. */
  readonly challenge: CardChallenge | null;
  /** The card of the payment, once one was used. */
  readonly card: KnownCard | null;
}

/** A tokenised card, for a provider that the operator's server charges. */
export interface CardToken {
  readonly sessionKey: string;
  readonly identifier: string;
  /** Whether to save the card for the customer's next payment. */
  readonly saveCard: boolean;
  readonly billing: BillingDetails | null;
  readonly browser: BrowserDetails;
  /** The address to which the bank posts its response. */
  readonly notificationUrl: string;
}

/** Browser details that strong customer authentication requires. */
export interface BrowserDetails {
  readonly ip: string;
  readonly acceptHeader: string;
  readonly userAgent: string;
  readonly language: string;
  readonly screenWidth: number;
  readonly screenHeight: number;
  readonly colourDepth: number;
  readonly timezoneOffset: number;
  readonly challengeWindowSize: 'Small' | 'Medium' | 'Large' | 'ExtraLarge' | 'FullScreen';
}

/** The request of createIntent; the same idempotencyKey returns the same intent. */
export interface CardIntentRequest {
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
  /** The operator's id of the customer: a saved card pays only for its own customer. */
  readonly customer: string;
  readonly idempotencyKey: string;
  /** The card, for a provider that the operator's server charges. */
  readonly card: CardToken | null;
  /** The address to which the bank redirects the customer, for a provider that uses redirects. */
  readonly returnUrl?: string | null;
}

/** The response from a bank's page, in version 2 or version 1 of 3-D Secure. */
export interface ChallengeAnswer {
  readonly version: 1 | 2;
  readonly message: string;
}

/** The provider refused the request before it contacted a bank: no money is held. */
export class CardRefusal extends Error {
  readonly code: string;
  /** Messages by the provider's field names; null when no field is invalid. */
  readonly fields: Readonly<Record<string, string[]>> | null;

  constructor(code: string, message: string, fields: Record<string, string[]> | null = null) {
    super(message);
    this.name = 'CardRefusal';
    this.code = code;
    this.fields = fields;
  }
}

/**
 * Server-to-server calls of a card provider. The customer's confirmation in the browser holds the money and `capture` takes
 * it, once: capturing or cancelling again returns the same intent. `refund` returns the whole amount, once. Unknown ids and
 * transitions that the intent's status forbids reject with an Error.
 */
export interface CardProvider {
  readonly settings: CardProviderSettings;
  /** A key with which a customer's browser can tokenise one card; null when the provider has none. */
  createSession(customer: string): Promise<{ readonly key: string; readonly expiresAt: Date } | null>;
  /**
   * The provider's unchanged response to "list this customer's payment methods", which its script reads. Null when its
   * script does not read one.
   */
  listPaymentMethods(customer: string): Promise<string | null>;
  /** Deletes the cards that the provider keeps for a customer and would offer again. */
  forgetCards(customer: string): Promise<void>;
  createIntent(request: CardIntentRequest): Promise<CardIntent>;
  retrieveIntent(id: string): Promise<CardIntent>;
  /** Finds a payment by the operator's reference when its id was lost; null when there is none. */
  findIntent(reference: string): Promise<CardIntent | null>;
  /** Forwards the bank's response to the provider, which evaluates it. */
  answerChallenge(id: string, answer: ChallengeAnswer): Promise<CardIntent>;
  capture(id: string): Promise<CardIntent>;
  cancel(id: string): Promise<CardIntent>;
  refund(id: string): Promise<CardIntent>;
}

/** The operator's card providers; each centre uses one. */
export interface CardProviders {
  /** @throws Error for an unknown name */
  findByName(name: string): CardProvider;
}
