import type { SiteRoute } from '../route';

const loadAccountHeader = () => import('@/widgets/account-header').then(({ AccountHeader }) => AccountHeader);

const accountPages: readonly SiteRoute[] = [
  {
    paths: ['/'],
    title: 'Dashboard',
    crumb: 'home',
    guard: 'customers',
    load: () => import('@/pages/account/dashboard').then(({ DashboardPage }) => DashboardPage),
  },
  {
    paths: ['/user-details'],
    title: 'My details',
    guard: 'customers',
    load: () => import('@/pages/account/user-details').then(({ UserDetailsPage }) => UserDetailsPage),
  },
  {
    paths: ['/memberships'],
    title: 'Memberships',
    guard: 'customers',
    load: () => import('@/pages/account/memberships').then(({ MembershipsPage }) => MembershipsPage),
  },
  {
    paths: ['/memberships/:membershipId'],
    title: 'Membership',
    guard: 'customers',
    load: () => import('@/pages/account/memberships').then(({ MembershipPage }) => MembershipPage),
  },
  {
    paths: ['/memberships/:membershipId/change'],
    title: 'Change your membership',
    guard: 'customers',
    load: () =>
      import('@/pages/account/membership-change').then(({ MembershipChangePage }) => MembershipChangePage),
  },
  {
    paths: ['/memberships/:membershipId/freeze'],
    title: 'Freeze your membership',
    guard: 'customers',
    load: () =>
      import('@/pages/account/membership-freeze').then(({ MembershipFreezePage }) => MembershipFreezePage),
  },
  {
    paths: ['/memberships/:membershipId/renew'],
    title: 'Renew your membership',
    guard: 'customers',
    load: () =>
      import('@/pages/account/membership-renew').then(({ MembershipRenewPage }) => MembershipRenewPage),
  },
  {
    paths: ['/memberships/:membershipId/cancel'],
    title: 'Cancel your membership',
    guard: 'customers',
    load: () =>
      import('@/pages/account/membership-leave').then(({ MembershipLeavePage }) => MembershipLeavePage),
  },
  {
    paths: ['/packages'],
    title: 'Packages',
    guard: 'customers',
    load: () => import('@/pages/account/packages').then(({ HeldPackagesPage }) => HeldPackagesPage),
  },
  {
    paths: ['/bookings', '/bookings/upcoming', '/bookings/past', '/bookings/waiting'],
    title: 'Bookings',
    guard: 'customers',
    load: () => import('@/pages/account/bookings').then(({ BookingsPage }) => BookingsPage),
  },
  {
    paths: ['/bookings/:bookingId', '/bookings/:bookingId/cancel'],
    title: 'Booking',
    guard: 'customers',
    load: () => import('@/pages/account/booking').then(({ BookingPage }) => BookingPage),
  },
  {
    paths: ['/guest-passes'],
    title: 'Guest passes',
    guard: 'customers',
    flag: 'onlineGuestPassesEnabled',
    load: () => import('@/pages/account/guest-passes').then(({ GuestPassesPage }) => GuestPassesPage),
  },
  {
    paths: ['/payments'],
    title: 'Payments',
    guard: 'customers',
    load: () => import('@/pages/account/payments').then(({ PaymentsPage }) => PaymentsPage),
  },
  {
    paths: ['/payments/direct-debit'],
    title: 'Direct Debit',
    guard: 'customers',
    load: () => import('@/pages/account/direct-debit').then(({ DirectDebitPage }) => DirectDebitPage),
  },
  {
    paths: ['/payments/:orderId'],
    title: 'Receipt',
    guard: 'customers',
    load: () => import('./receipt').then(({ Receipt }) => Receipt),
  },
  {
    paths: ['/documents'],
    title: 'Documents',
    guard: 'customers',
    load: () => import('@/pages/account/documents').then(({ DocumentsPage }) => DocumentsPage),
  },
];

/** The pages of the account site, for customers only. Requirements S1.3, S1.6. */
export const accountRoutes: readonly SiteRoute[] = [
  ...accountPages.map((page) => ({ above: loadAccountHeader, ...page })),
  // The card covers the whole screen, so nothing is shown above it.
  {
    paths: ['/card'],
    title: 'Member card',
    guard: 'customers',
    load: () => import('@/pages/account/card').then(({ CardPage }) => CardPage),
  },
];
