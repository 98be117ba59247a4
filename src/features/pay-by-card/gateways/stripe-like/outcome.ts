import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import { text } from '../../texts';
import type { Authorisation } from '../gateway';

/** The script's error for a challenge that failed or was closed. */
const AUTHENTICATION_FAILURE_CODE = 'payment_intent_authentication_failure';

/** Errors after which the provider may nevertheless have held the money. */
const UNCERTAIN_ERROR_TYPES: readonly StripeError['type'][] = [
  'api_connection_error',
  'api_error',
  'rate_limit_error',
];

/**
 * Interprets a confirmation. Money is held in `requires_capture` (Requirement P2.5); `succeeded` counts as well, and `processing`
 * is undecided. Only the messages of card and validation errors are for customers.
 */
export function toAuthorisation(result: PaymentIntentResult, transactionUuid: string): Authorisation {
  if (result?.paymentIntent) return toIntentAuthorisation(result.paymentIntent.status, transactionUuid);
  const error = result?.error;
  if (!error) return { kind: 'result_unknown', transactionUuid };
  if (error.code === AUTHENTICATION_FAILURE_CODE)
    return { kind: 'declined', message: text('payment.threeDSecureFailed') };
  if (error.type === 'card_error' || error.type === 'validation_error')
    return { kind: 'declined', message: error.message ?? text('payment.failed') };
  // A second confirmation of the same intent (in another tab) is refused, and reports the state of the first one.
  if (error.payment_intent) return toIntentAuthorisation(error.payment_intent.status, transactionUuid);
  if (UNCERTAIN_ERROR_TYPES.includes(error.type) || error.code === 'payment_intent_unexpected_state')
    return { kind: 'result_unknown', transactionUuid };
  return { kind: 'declined', message: text('payment.failed') };
}

function toIntentAuthorisation(status: PaymentIntent.Status, transactionUuid: string): Authorisation {
  switch (status) {
    case 'requires_capture':
    case 'succeeded':
      return { kind: 'authorised', transactionUuid };
    case 'requires_action':
      return { kind: 'declined', message: text('payment.status.pendingAction') };
    case 'requires_payment_method':
      return { kind: 'declined', message: text('payment.failed') };
    case 'requires_confirmation':
    case 'canceled':
      return { kind: 'declined', message: text('payment.status.other', { status }) };
    // Undecided, or a status that the provider has added since.
    default:
      return { kind: 'result_unknown', transactionUuid };
  }
}
