/** The parameters that the provider adds to the address to which customers return. */
export const stripeReturnParameters = [
  'payment_intent',
  'payment_intent_client_secret',
  'redirect_status',
] as const;
