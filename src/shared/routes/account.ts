/** The routes of the account area. Spec, platform §2. */
export const account = {
  dashboard: '/',
  userDetails: '/user-details',
  memberships: '/memberships',
  packages: '/packages',
  bookings: '/bookings',
  upcomingBookings: '/bookings/upcoming',
  pastBookings: '/bookings/past',
  guestPasses: '/guest-passes',
  payments: '/payments',
} as const;

/** The page of a booking on the account site. */
export const bookingPath = (id: string) => `${account.bookings}/${encodeURIComponent(id)}`;
