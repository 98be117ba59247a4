/** Ryft's messages for customers, from its Android SDK; the web SDK's are presumed to be the same. */
const messages: Readonly<Record<string, string>> = {
  bad_track_data: 'Your CVC or card expiration is invalid',
  cvv2_failure: 'Your CVC was incorrect, please check and try again',
  declined_do_not_honour: 'Your bank has declined this card',
  expired_card: 'Your card has expired',
  gateway_reject: 'Your bank have declined this payment',
  insufficient_funds: 'Your payment method does not have sufficient funds',
  invalid_card_number: 'Your card number is invalid',
  restricted_card: 'Your card has been restricted',
  security_violation: 'Security violation',
  '3ds_authentication_failure': 'You failed to successfully authorize your payment method',
};

/** The customer's message for a `lastError`. */
export function formatErrorForCustomer(lastError: string): string {
  return messages[lastError] ?? 'An unknown error occurred';
}
