/** The routes of the account area. Spec, platform §2. */
export const account = {
  dashboard: '/',
  userDetails: '/user-details',
  memberships: '/memberships',
  packages: '/packages',
  bookings: '/bookings',
  upcomingBookings: '/bookings/upcoming',
  guestPasses: '/guest-passes',
  payments: '/payments',
} as const;
