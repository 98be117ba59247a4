import type {
  AuthorisePaymentRequest,
  CompletedPayment,
  CompletePaymentRequest,
  PreparedPayment,
  Source,
} from '@/shared/api';
import type { ChallengeForm } from '@/shared/sca-frame';

/** What the provider reports about its card fields, which the page cannot read. */
export type CardFields = {
  readonly isComplete: boolean;
  readonly error: string | null;
  /** For a provider's form that offers stored cards: whether one is chosen, instead of typing another. */
  readonly isStoredCard?: boolean;
};

/** The operator's configuration of a provider. */
export type GatewaySettings = {
  /** The address of the provider's script; null for the provider's default. */
  readonly scriptUrl: string | null;
  /** Whether the card is typed into our own form instead of the provider's frame, for a provider that supports both. */
  readonly isOwnForm: boolean;
};

/** What a gateway needs to show its card fields. */
export type GatewayStart = {
  readonly prepared: PreparedPayment;
  /** The container of the fields; its content belongs to the gateway. */
  readonly container: HTMLElement;
  readonly settings: GatewaySettings;
  readonly source: Source;
  /** Whether the customer may save a card. */
  readonly isSavingOffered: boolean;
  readonly onFieldsChange: (fields: CardFields) => void;
  /** The container for a provider's own field for a saved card's security code; null if there is none. */
  readonly securityCodeContainer: HTMLElement | null;
  readonly onSecurityCodeChange: (field: CardFields) => void;
  /** Aborted when the checkout stops waiting for the fields; after that the gateway must not change the page. */
  readonly signal: AbortSignal;
};

/** Loads a provider's script, as `loadScript` of the library does. */
export type LoadScript = (url: string, signal: AbortSignal) => Promise<void>;

export type SavedCard = NonNullable<PreparedPayment['savedCard']>;

/** The card to pay with: the saved card, or with null the one in the provider's fields. */
export type CardToPayWith = {
  readonly savedCard: SavedCard | null;
  /** Reads a saved card's security code from its field at the moment it is needed. It is not stored. */
  readonly readSecurityCode: () => string;
};

/** The result of authorising. `declined` is certain: no money was held. */
export type Authorisation =
  | { readonly kind: 'authorised'; readonly transactionUuid: string }
  | {
      readonly kind: 'declined';
      readonly message: string;
      /** Whether the provider rejected the card's details, so that the fields are disabled for a moment (Requirement P4.8). */
      readonly isTokenisationFailure?: boolean;
      /** Whether the cart or its amount has changed. */
      readonly isCartOutdated?: boolean;
    }
  /** The provider's form rejected the typed card and says why: no payment was attempted. */
  | { readonly kind: 'invalid_card'; readonly message: string }
  /** The bank requires a 3-D Secure challenge. `refusalMessage`: shown if the server refuses what the bank has approved. */
  | {
      readonly kind: 'challenge';
      readonly transactionUuid: string;
      readonly form: ChallengeForm;
      readonly refusalMessage?: string;
      /** Our text for a code with which the challenge ends; null to use the server's message. */
      readonly findTextOfCode?: (code: string) => string | null;
    }
  /**
   * The provider has not decided, or its response was lost: only the server knows the result. If it refuses, `refusalMessage` is
   * shown when it gives no reason, and `statusMessage`, our text for the provider's status, unless the reason is not about the
   * payment.
   */
  | {
      readonly kind: 'result_unknown';
      readonly transactionUuid: string;
      readonly refusalMessage?: string;
      readonly statusMessage?: string;
    }
  /** The provider's script has not answered in time: the customer may still be at the bank, and can check or cancel. */
  | { readonly kind: 'script_unanswered'; readonly transactionUuid: string }
  /** Not even a transaction is known, so only the cart can be checked. `noOrderMessage`: shown if it has no order. */
  | { readonly kind: 'transaction_unknown'; readonly noOrderMessage?: string };

/**
 * One card provider, as the checkout sees it: the checkout never names one. A fourth provider is a folder next to this file and a
 * line in the registry. Failed calls to our own server reject with ApiFailure; initialise rejects with a GatewayFailure whose
 * text is for the customer.
 */
export type CardGateway = {
  /** Whether our own form can pay with the customer's saved card and save a new one. */
  readonly hasSavedCards: boolean;
  /** Whether a saved card's security code is typed into the provider's field instead of ours. */
  readonly hasSecurityCodeField: boolean;
  /** The provider's notice next to its fields; null if it has none. */
  readonly notice: string | null;
  /** Loads the provider's script and shows its card fields; resolves when they can be used. */
  initialise: (start: GatewayStart) => Promise<void>;
  /**
   * Authorises the payment without taking money. `onTransactionCreated` reports the transaction before the provider's script may
   * leave the page, so that the payment is found when the customer returns.
   */
  authorise: (
    request: AuthorisePaymentRequest,
    card: CardToPayWith,
    onTransactionCreated: (transactionUuid: string) => void,
  ) => Promise<Authorisation>;
  /** Asks the server to capture the payment and create the order. Idempotent, and possible without `initialise`. */
  finalise: (request: CompletePaymentRequest) => Promise<CompletedPayment>;
  /** Removes the fields. */
  tearDown: () => void;
};

export type GatewayFailure = { readonly kind: 'gateway'; readonly message: string };

export function buildGatewayFailure(message: string): GatewayFailure {
  return { kind: 'gateway', message };
}

export function isGatewayFailure(failure: unknown): failure is GatewayFailure {
  return typeof failure === 'object' && failure !== null && 'kind' in failure && failure.kind === 'gateway';
}
