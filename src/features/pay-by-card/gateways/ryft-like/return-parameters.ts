/** The parameter that the provider adds to the address to which customers return: the session. */
export const ryftReturnParameters = ['ps'] as const;
