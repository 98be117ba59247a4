import type { OpayoBehaviour } from './cards.ts';

/** A merchant session key: lives 400 s, gives one card identifier, and is void after three failed attempts. */
export interface MerchantKeyRecord {
  readonly id: string;
  /** Whose browser it is for; null when the vendor did not say. */
  readonly customer: string | null;
  readonly expiresAt: number;
  readonly failures: number;
  /** It has given its one card identifier. */
  readonly isUsed: boolean;
  /** Saved cards whose security code was given with this key. */
  readonly activated: readonly string[];
}

/** A card as it is kept: how it behaves, never its number nor its security code. */
export interface CardIdentifierRecord {
  readonly id: string;
  /** The key that made it; a saved card has been through many. */
  readonly keyId: string;
  /** Null: saved, good until the card itself expires. */
  readonly expiresAt: number | null;
  readonly isSaved: boolean;
  /** The customer for whom it is saved. */
  readonly customer: string | null;
  readonly cardType: string;
  readonly last4: string;
  /** MMYY. */
  readonly expiryDate: string;
  readonly behaviour: OpayoBehaviour;
}

/** A registered transaction; deferred always, as the operator takes money only with an order. */
export interface OpayoTransactionRecord {
  readonly id: string;
  readonly vendorTxCode: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: 'Ok' | 'NotAuthed' | 'Rejected' | '3DAuth';
  readonly statusCode: string;
  readonly statusDetail: string;
  readonly createdAt: number;
  readonly cardId: string;
  readonly save: boolean;
  readonly chargeId: string | null;
  /** What became of the money that was held. */
  readonly settlement: 'none' | 'released' | 'aborted' | 'refunded';
  readonly challengeId: string | null;
}

/** The bank's question to the customer (EMV 3-D Secure 2, or the older version 1). */
export interface OpayoChallengeRecord {
  /** acsTransID. */
  readonly id: string;
  readonly version: 1 | 2;
  readonly transactionId: string;
  /** Where the bank posts its answer; version 1 is told with the question. */
  readonly notificationUrl: string;
  readonly dsTransId: string;
  readonly createdAt: number;
  readonly isReceived: boolean;
  readonly outcome: 'open' | 'passed' | 'failed';
  readonly amount: number;
  readonly currency: string;
  readonly last4: string;
}

/** Which transaction has used the vendor's code for it. */
export interface VendorCodeRecord {
  readonly id: string;
  readonly transactionId: string;
}

/** What this provider keeps, by kind. */
export interface OpayoLikeRecords {
  opayoKeys: MerchantKeyRecord;
  opayoCards: CardIdentifierRecord;
  opayoTransactions: OpayoTransactionRecord;
  opayoCodes: VendorCodeRecord;
  opayoChallenges: OpayoChallengeRecord;
}
