/** A card that the provider keeps for the customer. */
export interface SavedCard {
  id: string;
  cardType: string;
  lastFourDigits: string;
  /** MM/YY. */
  expiryDate: string;
  recentlyExpired: boolean;
  /** The provider's name for it. */
  cardIdentifier: string;
}

export interface Preparation {
  paymentProvider: string;
  sessionKey: string;
  /** When the key stops working; null when it does not by itself. */
  sessionExpiresAt: Date | null;
  savedCard: SavedCard | null;
  /** The provider's own list of what the customer keeps with it, as it came; null when its script takes none. */
  customerPaymentMethods: string | null;
  paymentProviderConfiguration: CardProviderConfiguration;
}

/** What the browser may know of a provider; each provider sets the keys that are its own. */
export interface CardProviderConfiguration {
  mode: 'test' | 'live';
  /** Whether the provider needs a billing address from the customer. */
  address: 'collect' | 'none';
  publishableKey?: string;
  publicKey?: string;
  accountId?: string;
  configurationUrl?: string;
}

export type TransactionStatus =
  | 'pending'
  | 'authorised'
  | 'sca_required'
  | 'processing'
  | 'completed'
  | 'failed'
  | 'cancelled';

export interface Authorisation {
  transactionUuid: string;
  transactionStatus: TransactionStatus;
  /** What the payment takes, in minor units. */
  amount: number;
  clientSecret: string | null;
  scaUrl: string | null;
  scaMethod: 'POST' | 'GET' | null;
  scaData: Readonly<Record<string, string>> | null;
  returnUrl: string | null;
  error: { code: string; message: string; details: string | null } | null;
}

export interface Completion {
  completeOrderId: string | null;
  status: 'completed' | 'processing';
}

/** One card provider of the operator's. */
export interface CardProviderSettings {
  /** As the front end's gateways know it: 'stripe'. */
  name: string;
  /** Who hands the card over for a payment: the customer's browser by itself, or the operator's server. */
  chargedBy: 'browser' | 'server';
  configuration: CardProviderConfiguration;
}
