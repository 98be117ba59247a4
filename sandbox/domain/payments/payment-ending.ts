import { DomainError } from '../common/index.ts';

/**
 * The reasons why a payment ended or cannot continue, by code, with the customer's message. In every case nothing
 * was charged, or it was refunded.
 */
const PAYMENT_ENDING_MESSAGES = {
  basket_changed:
    'Your basket has changed, and you have not been charged. Please look at it again before you pay.',
  basket_emptied:
    'Your basket has been emptied, and you have not been charged. Please choose again what you want to buy.',
  already_paid: 'This order has been paid for in another way. You have not been charged for this payment.',
  replaced:
    'You have started to pay again, so this payment has ended. You have not been charged for it. Please finish the other payment.',
  cancelled: 'This payment was cancelled, and you have not been charged. You can try to pay again.',
  session_ended: 'This payment session has ended, and you have not been charged. Please try to pay again.',
  refunded: 'We couldn’t complete your order, so we’ve refunded your card. Please try to pay again.',
  card_refused:
    'You can’t use this card for your account, and you have not been charged. Please pay with a different card.',
  start_date_passed:
    'The start date of your membership has passed, and you have not been charged. Please choose another start date.',
  form_out_of_date:
    'A child’s form has expired, and you have not been charged. Please fill it in from your basket.',
  already_a_member:
    'You already have this membership, and you have not been charged. Please look at your basket again before you pay.',
  penalties_to_pay:
    'You have penalties to pay, and you have not been charged. Please pay them before you pay for anything else online.',
  basket_taken_back: 'This basket is back at the desk, and you have not been charged. Ask at the desk.',
  not_finished: 'The payment was not finished, and you have not been charged. Please try to pay again.',
} as const;

export type PaymentEnding = keyof typeof PAYMENT_ENDING_MESSAGES;

/** The customer's message for an ending. */
export function formatEnding(ending: PaymentEnding): string {
  return PAYMENT_ENDING_MESSAGES[ending];
}

/** A 422 with the `code` of an ending. */
export function buildPaymentEndedError(ending: PaymentEnding): DomainError {
  return new DomainError('validation', PAYMENT_ENDING_MESSAGES[ending], { code: ending });
}

/** The error for a changed cart: a 422 at `itemHash`. */
export function buildBasketChangedError(): DomainError {
  const message = PAYMENT_ENDING_MESSAGES.basket_changed;
  return new DomainError('validation', message, { code: 'basket_changed', errors: { itemHash: [message] } });
}
