import type {
  AuthorisePaymentRequest,
  CompletedPayment,
  CompletePaymentRequest,
  PreparedPayment,
  Source,
} from '@/shared/api';
import type { ChallengeForm } from '@/shared/sca-frame';

/** What the provider says of its own card fields, which the page cannot read. */
export type CardFields = {
  readonly isComplete: boolean;
  readonly error: string | null;
  /** Of a form of the provider's that offers the cards it keeps: whether one of them is chosen, and no other is typed. */
  readonly isStoredCard?: boolean;
};

/** What the operator's configuration says of a provider. */
export type GatewaySettings = {
  /** Address of the provider's script; null for the provider's own. */
  readonly scriptUrl: string | null;
  /** The card is typed into our own form instead of the provider's frame, where a provider has both. */
  readonly isOwnForm: boolean;
};

/** What a gateway needs to show its card fields. */
export type GatewayStart = {
  readonly prepared: PreparedPayment;
  /** Where the fields go; the gateway owns everything inside it. */
  readonly container: HTMLElement;
  readonly settings: GatewaySettings;
  readonly source: Source;
  /** Whether the customer may keep a card for the next time. */
  readonly isSavingOffered: boolean;
  readonly onFieldsChange: (fields: CardFields) => void;
  /** Where a provider that wants a saved card's security code in a field of its own shows it; null when there is no place. */
  readonly securityCodeContainer: HTMLElement | null;
  readonly onSecurityCodeChange: (field: CardFields) => void;
  /** Is aborted when the fields are waited for no longer: what comes after that must change nothing in the page. */
  readonly signal: AbortSignal;
};

/** Loads a provider's script, as `loadScript` of the library does. */
export type LoadScript = (url: string, signal: AbortSignal) => Promise<void>;

export type SavedCard = NonNullable<PreparedPayment['savedCard']>;

/** The card to pay with: the saved one, or (null) the one in the provider's fields. */
export type CardToPayWith = {
  readonly savedCard: SavedCard | null;
  /** Reads the security code of a saved card from its field, when it is wanted and not before. It is kept nowhere. */
  readonly readSecurityCode: () => string;
};

/** What became of the authorisation. `declined` is certain: no money was held. */
export type Authorisation =
  | { readonly kind: 'authorised'; readonly transactionUuid: string }
  | {
      readonly kind: 'declined';
      readonly message: string;
      /** The provider did not take the card's details: the fields rest for a moment (Requirement P4.8). */
      readonly isTokenisationFailure?: boolean;
      /** What is to pay has changed. */
      readonly isCartOutdated?: boolean;
    }
  /** The provider's form did not take what is typed into it, and says why: nothing was sent to be paid with. */
  | { readonly kind: 'invalid_card'; readonly message: string }
  /** The bank wants to see its customer first. `refusalMessage`: shown when the server refuses what the bank has approved. */
  | {
      readonly kind: 'challenge';
      readonly transactionUuid: string;
      readonly form: ChallengeForm;
      readonly refusalMessage?: string;
      /** The customer's text for a code with which the bank's question ends; null where the sentence that came with it will do. */
      readonly textOfCode?: (code: string) => string | null;
    }
  /**
   * The provider has not decided, or its answer was lost: only the server knows the result. Shown when it refuses: `refusalMessage`, where
   * it gives no reason; `statusMessage`, the provider's status in our words, unless the reason is another than the payment.
   */
  | {
      readonly kind: 'result_unknown';
      readonly transactionUuid: string;
      readonly refusalMessage?: string;
      readonly statusMessage?: string;
    }
  /** The provider's script has not answered in time: the customer may still be at the bank, and may check or cancel. */
  | { readonly kind: 'script_unanswered'; readonly transactionUuid: string }
  /** Not even a transaction is known: only the cart can be asked. `noOrderMessage`: shown when it has no order. */
  | { readonly kind: 'transaction_unknown'; readonly noOrderMessage?: string };

/**
 * One card provider, as the checkout sees it: it never names one. A fourth provider is a folder beside this file and
 * a line in the registry. Failing calls to our own server reject with ApiFailure; initialise rejects with a
 * GatewayFailure whose text is fit for the customer.
 */
export type CardGateway = {
  /** The customer's saved card can be paid with, and a new one kept, through our own form. */
  readonly hasSavedCards: boolean;
  /** The security code of a saved card is typed into a field of the provider's, not into ours. */
  readonly hasSecurityCodeField: boolean;
  /** A line that the provider wants beside its fields. */
  readonly notice: string | null;
  /** Loads the provider's script and shows its card fields; resolves when they can be used. */
  initialise: (start: GatewayStart) => Promise<void>;
  /**
   * Authorises the payment. Nothing is taken yet. `onTransactionCreated` names the transaction before the provider's script may leave the
   * page with it, so that the payment is found when the customer returns.
   */
  authorise: (
    request: AuthorisePaymentRequest,
    card: CardToPayWith,
    onTransactionCreated: (transactionUuid: string) => void,
  ) => Promise<Authorisation>;
  /** Asks the server to take the payment and make the order; safe to repeat, and possible without `initialise`. */
  finalise: (request: CompletePaymentRequest) => Promise<CompletedPayment>;
  /** Removes the fields. */
  tearDown: () => void;
};

export type GatewayFailure = { readonly kind: 'gateway'; readonly message: string };

export function gatewayFailure(message: string): GatewayFailure {
  return { kind: 'gateway', message };
}

export function isGatewayFailure(failure: unknown): failure is GatewayFailure {
  return typeof failure === 'object' && failure !== null && 'kind' in failure && failure.kind === 'gateway';
}
