export interface Preparation {
  paymentProvider: string;
  sessionKey: string;
  savedCard: { id: string; cardType: string; lastFourDigits: string; expiryDate: string } | null;
  paymentProviderConfiguration: {
    publishableKey: string;
    mode: 'test' | 'live';
    /** Whether the provider needs a billing address from the customer. */
    address: 'collect' | 'none';
  };
}

export type TransactionStatus =
  | 'pending'
  | 'authorised'
  | 'processing'
  | 'completed'
  | 'failed'
  | 'cancelled';

export interface Authorisation {
  transactionUuid: string;
  transactionStatus: TransactionStatus;
  clientSecret: string | null;
  scaUrl: string | null;
  scaMethod: string | null;
  scaData: Record<string, string> | null;
  returnUrl: string | null;
  error: { code: string; message: string; details: string | null } | null;
}

export interface Completion {
  completeOrderId: string | null;
  status: 'completed' | 'processing';
}

/** Which card provider the operator has, and what the browser may know of it. */
export interface CardProviderSettings {
  /** As the front end's gateways know it: 'stripe'. */
  name: string;
  publishableKey: string;
  mode: 'test' | 'live';
  address: 'collect' | 'none';
}
