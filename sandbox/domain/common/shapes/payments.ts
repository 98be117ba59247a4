/** A customer's saved card. */
export interface SavedCard {
  id: string;
  cardType: string;
  lastFourDigits: string;
  /** MM/YY. */
  expiryDate: string;
  recentlyExpired: boolean;
  /** The provider's identifier of the card. */
  cardIdentifier: string;
}

export interface PaymentPreparation {
  paymentProvider: string;
  sessionKey: string;
  /** When the key expires; null when it does not. */
  sessionExpiresAt: Date | null;
  savedCard: SavedCard | null;
  /** The customer's saved payment methods, as the provider lists them; null if the provider's script needs none. */
  customerPaymentMethods: string | null;
  paymentProviderConfiguration: CardProviderConfiguration;
}

/** The provider configuration that the browser receives; each provider sets its own keys. */
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
  /** The amount of the payment, in minor units. */
  amount: number;
  clientSecret: string | null;
  scaUrl: string | null;
  scaMethod: 'POST' | 'GET' | null;
  scaData: Readonly<Record<string, string>> | null;
  returnUrl: string | null;
  error: { code: string; message: string; details: string | null } | null;
}

export interface OrderCompletion {
  completeOrderId: string | null;
  status: 'completed' | 'processing';
}

/** A card provider of the operator. */
export interface CardProviderSettings {
  /** The name of its gateway in the front end, such as 'stripe'. */
  name: string;
  /** Who charges the card: the customer's browser or the operator's server. */
  chargedBy: 'browser' | 'server';
  configuration: CardProviderConfiguration;
}
