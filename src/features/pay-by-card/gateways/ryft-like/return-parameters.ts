/** What the provider writes into the address that it sends a customer back to: the session. */
export const ryftReturnParameters = ['ps'] as const;
