import type {
  AuthorisePaymentRequest,
  CompletedPayment,
  CompletePaymentRequest,
  PreparedPayment,
} from '@/shared/api';

/** What the provider says of its own card fields, which the page cannot read. */
export type CardFields = { readonly isComplete: boolean; readonly error: string | null };

/** What a gateway needs to show its card fields. */
export type GatewayStart = {
  readonly prepared: PreparedPayment;
  /** Where the fields go; the gateway owns everything inside it. */
  readonly container: HTMLElement;
  /** Address of the provider's script from the configuration; null for the provider's own. */
  readonly scriptUrl: string | null;
  readonly onFieldsChange: (fields: CardFields) => void;
};

/** What became of the authorisation. `declined` is certain: no money was held. */
export type Authorisation =
  | { readonly kind: 'authorised'; readonly transactionUuid: string }
  | { readonly kind: 'declined'; readonly message: string }
  /** The provider has not decided, or its answer was lost: only the server can tell. */
  | { readonly kind: 'unknown'; readonly transactionUuid: string };

/**
 * One card provider, as the checkout sees it: it never names one. A fourth provider is a folder beside this file and
 * a line in the registry. Failing calls to our own server reject with ApiFailure; initialise rejects with a
 * GatewayFailure whose text is fit for the customer.
 */
export type CardGateway = {
  /** Loads the provider's script and shows its card fields; resolves when they can be used. */
  initialise: (start: GatewayStart) => Promise<void>;
  /** Authorises the payment, the bank's challenge included. Nothing is taken yet. */
  authorise: (request: AuthorisePaymentRequest) => Promise<Authorisation>;
  /** Asks the server to take the payment and make the order; safe to repeat. */
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
