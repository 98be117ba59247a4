/** The pages of staff on the bookings site. */
export const deskPaths = {
  /** The page on which staff find a customer. */
  home: '/front-of-house',
  newCustomer: '/front-of-house/new-customer',
} as const;
