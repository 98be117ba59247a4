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
export function findIntentEvent(before: IntentRecord | null, after: IntentRecord): EventContent | null {
  const isDeclined = after.status === 'requires_payment_method' && after.lastError !== null;
  const type =
    before === null
      ? 'payment_intent.created'
      : isDeclined && before.lastError !== after.lastError
        ? 'payment_intent.payment_failed'
        : before.status === after.status
          ? undefined
          : INTENT_EVENTS[after.status];
  if (type === undefined) return null;
  const { id, amount, currency, status, reference } = after;
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
  before: RyftSessionRecord | null,
  after: RyftSessionRecord,
): EventContent | null {
  if (before === null) return null;
  const isRefunded = before.refundedAmount !== after.refundedAmount;
  const isDeclined = after.lastError !== null && before.lastError !== after.lastError;
  const type = isRefunded
    ? 'PaymentSession.refunded'
    : isDeclined
      ? 'PaymentSession.declined'
      : before.status === after.status
        ? undefined
        : SESSION_EVENTS[after.status];
  if (type === undefined) return null;
  const { id, amount, currency, status, lastError, reference, refundedAmount = 0 } = after;
  const object = { id, amount, currency, status, lastError, refundedAmount, captureFlow: 'Manual' };
  return { provider: 'ryft', type, object: { ...object, metadata: { transaction: reference } } };
}
