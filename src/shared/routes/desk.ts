/** The pages of staff on the bookings site. */
export const desk = {
  /** The page on which staff find a customer. */
  home: '/front-of-house',
  newCustomer: '/front-of-house/new-customer',
} as const;
