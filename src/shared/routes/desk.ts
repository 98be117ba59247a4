/** The pages of staff on the bookings site. */
export const desk = {
  /** Where they find a customer. */
  home: '/front-of-house',
} as const;
