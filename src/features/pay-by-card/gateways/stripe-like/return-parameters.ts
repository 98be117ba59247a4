/** What the provider writes into the address that it sends a customer back to. */
export const stripeReturnParameters = [
  'payment_intent',
  'payment_intent_client_secret',
  'redirect_status',
] as const;
