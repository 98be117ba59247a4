import type { BankChallenge } from '../bank-challenge/challenge.ts';
import type { RyftCardOutcome } from './cards.ts';

/** The card of an attempt; never its number or security code. */
export interface RyftCard {
  readonly id: string;
  readonly scheme: string;
  readonly last4: string;
  /** MM/YY. */
  readonly expiryDate: string;
  readonly outcome: RyftCardOutcome;
  readonly isStored: boolean;
  /** The customer who saved it; null if it is not saved. */
  readonly customer?: string | null;
  /** When it was saved, in ms; undefined if it is not saved. */
  readonly storedAt?: number;
  /** Whether its bank requires a challenge. */
  readonly asksBank: boolean;
  /** Whether its bank identifies the browser first. */
  readonly identifies?: boolean;
}

/** A payment session with manual capture, because the operator takes money only with an order. */
export interface RyftSessionRecord {
  readonly id: string;
  readonly clientSecret: string;
  readonly status: 'PendingPayment' | 'PendingAction' | 'Approved' | 'Captured' | 'Voided';
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
  /** The customer of the payment. */
  readonly customer: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** The refunded part of the captured amount. */
  readonly refundedAmount?: number;
  readonly lastError: string | null;
  readonly card: RyftCard | null;
  readonly chargeId: string | null;
  readonly challengeId: string | null;
  /** Whether the bank is identifying the browser before it decides. */
  readonly isIdentifying?: boolean;
  /** The operator's return address after the bank's page. */
  readonly returnUrl?: string | null;
  /** When a slow bank decides. */
  readonly decidedAt: number | null;
}

export interface RyftChallengeRecord extends BankChallenge {
  readonly sessionId: string;
}

/** The request of an idempotency key. */
interface RyftKeyRecord {
  readonly id: string;
  readonly sessionId: string;
}

/** The records of this provider, by kind. */
export interface RyftLikeRecords {
  ryftSessions: RyftSessionRecord;
  ryftChallenges: RyftChallengeRecord;
  ryftKeys: RyftKeyRecord;
  /** Saved cards of customers. */
  ryftMethods: RyftCard;
}
