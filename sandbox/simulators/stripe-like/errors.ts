import { SimulatorFailure } from '../simulator-failure.ts';

/** An error in the format of the Stripe-like API; only card and validation errors are for customers. */
export interface ProviderError {
  readonly type:
    | 'api_error'
    | 'authentication_error'
    | 'card_error'
    | 'idempotency_error'
    | 'invalid_request_error'
    | 'validation_error';
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
}

function createDeclined(declineCode: string, message = 'Your card was declined.') {
  return { type: 'card_error', code: 'card_declined', decline_code: declineCode, message } as const;
}

function createCardError(code: string, message: string) {
  return { type: 'card_error', code, message } as const;
}

/** Reasons why a bank or the provider refuses a card. The messages approximate Stripe's. */
export const cardErrors = {
  generic_decline: createDeclined('generic_decline'),
  insufficient_funds: createDeclined('insufficient_funds', 'Your card has insufficient funds.'),
  lost_card: createDeclined('lost_card'),
  stolen_card: createDeclined('stolen_card'),
  live_card_in_test_mode: createDeclined(
    'test_mode_live_card',
    'Your card was declined. Your request was in test mode, but used a non test (live) card.',
  ),
  expired_card: createCardError('expired_card', 'Your card has expired.'),
  incorrect_cvc: createCardError('incorrect_cvc', "Your card's security code is incorrect."),
  incorrect_number: createCardError('incorrect_number', 'Your card number is incorrect.'),
  processing_error: createCardError(
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
  ),
} satisfies Record<string, ProviderError>;

export type CardErrorName = keyof typeof cardErrors;

/** The browser's error when the customer fails or closes the challenge. */
export const authenticationFailure: ProviderError = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

/** The same failure as stored on the intent. */
export const storedAuthenticationFailure: ProviderError = {
  ...authenticationFailure,
  message:
    'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
};

/** A refusal of the simulated API: thrown by the rules, turned into `{ error }` by the router. */
export class ProviderFailure extends SimulatorFailure {
  readonly status: number;
  readonly error: ProviderError;

  constructor(status: number, error: ProviderError) {
    super(error.message);
    this.name = 'ProviderFailure';
    this.status = status;
    this.error = error;
  }
}

/** An invalid request: 400, or 404 for something that does not exist. */
export function createInvalidRequestFailure(message: string, code?: string, status = 400): ProviderFailure {
  return new ProviderFailure(status, {
    type: 'invalid_request_error',
    message,
    ...(code === undefined ? {} : { code }),
  });
}
