import type { OpayoLikeRecords } from './opayo-like/records.ts';
import type { RyftLikeRecords } from './ryft-like/records.ts';
import type { StripeLikeRecords } from './stripe-like/records.ts';
import type { WebhookRecord } from './webhooks/event.ts';

/** One attempt to charge a card, successful or refused, with any provider. */
export interface ChargeRecord {
  readonly id: string;
  /** The provider's id of the payment. */
  readonly intentId: string;
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  /** The last four digits of the card. */
  readonly last4: string;
  readonly status: 'held' | 'captured' | 'released' | 'refunded' | 'failed';
  readonly failureCode: string | null;
  readonly createdAt: number;
}

/** All records of the simulators, by kind. */
export interface SimulatorRecords extends StripeLikeRecords, OpayoLikeRecords, RyftLikeRecords {
  charges: ChargeRecord;
  /** Events that the shop has not accepted yet. */
  webhooks: WebhookRecord;
}

export type RecordKind = keyof SimulatorRecords;
