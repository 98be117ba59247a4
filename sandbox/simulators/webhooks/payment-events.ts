import type { RyftSessionRecord } from '../ryft-like/records.ts';
import type { IntentRecord } from '../stripe-like/records.ts';
import type { EventContent } from './event.ts';

const INTENT_EVENTS: Readonly<Partial<Record<IntentRecord['status'], string>>> = {
  requires_action: 'payment_intent.requires_action',
  requires_capture: 'payment_intent.amount_capturable_updated',
  succeeded: 'payment_intent.succeeded',
  canceled: 'payment_intent.canceled',
};

/** The Stripe-like provider's event for a change of an intent; null if there is none. */
export function findIntentEvent(
  earlierRecord: IntentRecord | null,
  laterRecord: IntentRecord,
): EventContent | null {
  const isDeclined = laterRecord.status === 'requires_payment_method' && laterRecord.lastError !== null;
  const type =
    earlierRecord === null
      ? 'payment_intent.created'
      : isDeclined && earlierRecord.lastError !== laterRecord.lastError
        ? 'payment_intent.payment_failed'
        : earlierRecord.status === laterRecord.status
          ? undefined
          : INTENT_EVENTS[laterRecord.status];
  if (type === undefined) return null;
  const { id, amount, currency, status, reference } = laterRecord;
  const object = { id, object: 'payment_intent', amount, currency, status, capture_method: 'manual' };
  return { provider: 'stripe', type, object: { ...object, metadata: { transaction: reference } } };
}

const SESSION_EVENTS: Readonly<Partial<Record<RyftSessionRecord['status'], string>>> = {
  PendingAction: 'PaymentSession.requires_action',
  Approved: 'PaymentSession.approved',
  Captured: 'PaymentSession.captured',
  Voided: 'PaymentSession.voided',
};

/** The Ryft-like provider's event for a change of a session; null if there is none, and for a new session. */
export function findSessionEvent(
  earlierRecord: RyftSessionRecord | null,
  laterRecord: RyftSessionRecord,
): EventContent | null {
  if (earlierRecord === null) return null;
  const isRefunded = earlierRecord.refundedAmount !== laterRecord.refundedAmount;
  const isDeclined = laterRecord.lastError !== null && earlierRecord.lastError !== laterRecord.lastError;
  const type = isRefunded
    ? 'PaymentSession.refunded'
    : isDeclined
      ? 'PaymentSession.declined'
      : earlierRecord.status === laterRecord.status
        ? undefined
        : SESSION_EVENTS[laterRecord.status];
  if (type === undefined) return null;
  const { id, amount, currency, status, lastError, reference, refundedAmount = 0 } = laterRecord;
  const object = { id, amount, currency, status, lastError, refundedAmount, captureFlow: 'Manual' };
  return { provider: 'ryft', type, object: { ...object, metadata: { transaction: reference } } };
}
