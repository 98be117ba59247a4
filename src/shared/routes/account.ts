/** The routes of the account area. Requirement S1.3. */
export const account = {
  dashboard: '/',
  userDetails: '/user-details',
  memberships: '/memberships',
  packages: '/packages',
  bookings: '/bookings',
  upcomingBookings: '/bookings/upcoming',
  pastBookings: '/bookings/past',
  waitingLists: '/bookings/waiting',
  guestPasses: '/guest-passes',
  payments: '/payments',
  directDebit: '/payments/direct-debit',
  documents: '/documents',
  card: '/card',
} as const;

/** The receipt of an order on the account site. */
export const receiptPath = (orderId: string) => `${account.payments}/${encodeURIComponent(orderId)}`;

/** The address of a booking's page on the account site. */
export const bookingPath = (id: string) => `${account.bookings}/${encodeURIComponent(id)}`;

/** The address of the same page with its question whether to cancel the booking. */
export const cancelBookingPath = (id: string) => `${bookingPath(id)}/cancel`;
