import type { BankChallenge } from '../bank-challenge/router.ts';
import type { RyftCardOutcome } from './cards.ts';

/** What this provider knows of the card of an attempt; never its number nor its security code. */
export interface RyftCard {
  readonly id: string;
  readonly scheme: string;
  readonly last4: string;
  /** MM/YY. */
  readonly expiryDate: string;
  readonly outcome: RyftCardOutcome;
  readonly isStored: boolean;
  /** The customer who keeps it; null while nobody does. */
  readonly customer?: string | null;
  /** Since when, in milliseconds; a card that nobody keeps has none. */
  readonly storedAt?: number;
  /** Its bank asks before it pays. */
  readonly asksBank: boolean;
  /** Its bank wants to know the browser first. */
  readonly identifies?: boolean;
}

/** A payment session with manual capture, as the operator takes money only with an order. */
export interface RyftSessionRecord {
  readonly id: string;
  readonly clientSecret: string;
  readonly status: 'PendingPayment' | 'PendingAction' | 'Approved' | 'Captured' | 'Voided';
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
  /** Whose payment it is. */
  readonly customer: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** What was given back of money that was taken. */
  readonly refundedAmount?: number;
  readonly lastError: string | null;
  readonly card: RyftCard | null;
  readonly chargeId: string | null;
  readonly challengeId: string | null;
  /** The browser is to be identified before the bank decides. */
  readonly isIdentifying?: boolean;
  /** Where the customer is sent back to from the bank's page, as the operator has said. */
  readonly returnUrl?: string | null;
  /** A slow bank: until then nobody knows. */
  readonly decidedAt: number | null;
}

export interface RyftChallengeRecord extends BankChallenge {
  readonly sessionId: string;
}

/** What an idempotency key was used for. */
interface RyftKeyRecord {
  readonly id: string;
  readonly sessionId: string;
}

/** What this provider keeps, by kind. */
export interface RyftLikeRecords {
  ryftSessions: RyftSessionRecord;
  ryftChallenges: RyftChallengeRecord;
  ryftKeys: RyftKeyRecord;
  /** Cards that their customers keep. */
  ryftMethods: RyftCard;
}
