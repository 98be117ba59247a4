import type { BillingDetails } from './rules/billing-details.ts';
import type { CardProviderSettings } from './types.ts';

/** What an intent can be in, in the words of the Stripe-like protocol. */
export type CardIntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'requires_capture'
  | 'canceled'
  | 'succeeded';

/** A question of the customer's bank, which the browser brings there as a form. */
export interface CardChallenge {
  readonly url: string;
  readonly method: 'POST' | 'GET';
  /** Every field of the form. */
  readonly fields: Readonly<Record<string, string>>;
  /** The one of them that the bank sends back, by which its answer is recognised. */
  readonly key: string;
}

/** A card as the provider lets the operator know it. */
export interface KnownCard {
  /** The provider's name for it, to pay with it again. */
  readonly identifier: string;
  readonly type: string;
  readonly lastFourDigits: string;
  /** MM/YY. */
  readonly expiryDate: string;
  /** The customer has said so to the provider itself, in its own form. */
  readonly isKept?: boolean;
}

/** A payment as the provider knows it; amounts are minor units (pence). */
export interface CardIntent {
  readonly id: string;
  /** What the browser needs to confirm this one payment; never logged. Null when the browser has nothing to confirm. */
  readonly clientSecret: string | null;
  readonly status: CardIntentStatus;
  readonly amount: number;
  readonly currency: string;
  /** The operator's own name for the payment: the transaction's id. */
  readonly reference: string;
  /** The money was taken and given back, all of it. */
  readonly isRefunded: boolean;
  /** Why the last attempt failed, in the provider's words; null when it has not. */
  readonly lastError: { readonly code: string; readonly message: string } | null;
  /** While the bank's question has to be brought to it by our own page. */
  readonly challenge: CardChallenge | null;
  /** The card that was used, once there is one. */
  readonly card: KnownCard | null;
}

/** A card that the browser has handed to the provider, for a provider that is charged by the operator's server. */
export interface CardToken {
  readonly sessionKey: string;
  readonly identifier: string;
  /** Keep the card for the customer's next payment. */
  readonly save: boolean;
  readonly billing: BillingDetails | null;
  readonly browser: BrowserDetails;
  /** Where the bank sends the browser with its answer. */
  readonly notificationUrl: string;
}

/** What strong customer authentication wants to know of the browser. */
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

/** What createIntent asks; the same idempotencyKey answers the same intent. */
export interface CardIntentRequest {
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
  /** Whose payment it is, in the operator's words: a card that is kept belongs to this customer, and pays for no other. */
  readonly customer: string;
  readonly idempotencyKey: string;
  /** The card, for a provider that takes it from the operator's server. */
  readonly card: CardToken | null;
  /** Where the bank sends the customer back to, for a provider that leads them there by an address. */
  readonly returnUrl?: string | null;
}

/** What a bank's page brings back: version 2 of 3-D Secure, or version 1. */
export interface ChallengeAnswer {
  readonly version: 1 | 2;
  readonly message: string;
}

/** A provider's refusal of what it was asked, before any bank was: nothing is held. */
export class CardRefusal extends Error {
  readonly code: string;
  /** Messages by the provider's own names of fields; null when no field is wrong. */
  readonly fields: Readonly<Record<string, string[]>> | null;

  constructor(code: string, message: string, fields: Record<string, string[]> | null = null) {
    super(message);
    this.name = 'CardRefusal';
    this.code = code;
    this.fields = fields;
  }
}

/**
 * What the operator asks of a card provider, server to server. Money is held by the customer's confirmation in
 * the browser and taken by `capture`, once: capturing or cancelling again answers the same intent.
 * `refund` gives taken money back, all of it, once. Unknown ids and moves that the intent's status forbids reject with an Error.
 */
export interface CardProvider {
  readonly settings: CardProviderSettings;
  /** A key for one attempt of a customer's browser to hand over a card; null when the provider has none. */
  openSession(customer: string): Promise<{ readonly key: string; readonly expiresAt: Date } | null>;
  /**
   * The provider's answer to "list this customer's payment methods", as it came: a script of its own reads it. Null from a
   * provider whose script does not.
   */
  listPaymentMethods(customer: string): Promise<string | null>;
  createIntent(request: CardIntentRequest): Promise<CardIntent>;
  retrieveIntent(id: string): Promise<CardIntent>;
  /** The payment that was begun under the operator's own name for it, when its id was lost; null when there is none. */
  findIntent(reference: string): Promise<CardIntent | null>;
  /** Hands the bank's answer on; what it means is the provider's to say. */
  answerChallenge(id: string, answer: ChallengeAnswer): Promise<CardIntent>;
  capture(id: string): Promise<CardIntent>;
  cancel(id: string): Promise<CardIntent>;
  refund(id: string): Promise<CardIntent>;
}

/** The card providers that the operator works with; which of them is used is the centre's business. */
export interface CardProviders {
  /** @throws an Error for a name that is none of theirs. */
  of(name: string): CardProvider;
}
