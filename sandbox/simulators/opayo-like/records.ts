import type { OpayoBehaviour } from './cards.ts';

/** A merchant session key: valid for 400 s, creates one card identifier, and is void after three failed attempts. */
export interface MerchantKeyRecord {
  readonly id: string;
  /** The browser's customer; null if the vendor did not send one. */
  readonly customer: string | null;
  readonly expiresAt: number;
  readonly failures: number;
  /** Whether its one card identifier was created. */
  readonly isUsed: boolean;
  /** Saved cards whose security code was submitted with this key. */
  readonly activated: readonly string[];
}

/** A stored card: its behaviour, never its number or security code. */
export interface CardIdentifierRecord {
  readonly id: string;
  /** The key that created it; a saved card may have had several. */
  readonly keyId: string;
  /** Null for a saved card, which is valid until the card expires. */
  readonly expiresAt: number | null;
  readonly isSaved: boolean;
  /** The customer who saved it. */
  readonly customer: string | null;
  readonly cardType: string;
  readonly last4: string;
  /** MMYY. */
  readonly expiryDate: string;
  readonly behaviour: OpayoBehaviour;
}

/** A registered transaction; always deferred, because the operator takes money only with an order. */
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
  /** The final state of the held money. */
  readonly settlement: 'none' | 'released' | 'aborted' | 'refunded';
  readonly challengeId: string | null;
}

/** A challenge (EMV 3-D Secure 2, or the older version 1). */
export interface OpayoChallengeRecord {
  /** The challenge's acsTransID. */
  readonly id: string;
  readonly version: 1 | 2;
  readonly transactionId: string;
  /** Where the bank posts its response; version 1 sends it with the challenge. */
  readonly notificationUrl: string;
  readonly dsTransId: string;
  readonly createdAt: number;
  readonly isReceived: boolean;
  readonly outcome: 'open' | 'passed' | 'failed';
  readonly amount: number;
  readonly currency: string;
  readonly last4: string;
}

/** The transaction that has used a vendor's code. */
export interface VendorCodeRecord {
  readonly id: string;
  readonly transactionId: string;
}

/** The records of this provider, by kind. */
export interface OpayoLikeRecords {
  opayoKeys: MerchantKeyRecord;
  opayoCards: CardIdentifierRecord;
  opayoTransactions: OpayoTransactionRecord;
  opayoCodes: VendorCodeRecord;
  opayoChallenges: OpayoChallengeRecord;
}
