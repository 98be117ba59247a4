import type { SiteRoute } from '../route';

const above = () => import('@/widgets/account-header').then(({ AccountHeader }) => AccountHeader);

const pages: readonly SiteRoute[] = [
  {
    paths: ['/'],
    title: 'account.dashboard',
    crumb: 'home',
    guard: 'customers',
    load: () => import('@/pages/account/dashboard').then(({ DashboardPage }) => DashboardPage),
  },
  {
    paths: ['/user-details'],
    title: 'account.userDetails',
    guard: 'customers',
    load: () => import('@/pages/account/user-details').then(({ UserDetailsPage }) => UserDetailsPage),
  },
  {
    paths: ['/memberships'],
    title: 'account.memberships',
    guard: 'customers',
    load: () => import('@/pages/account/memberships').then(({ MembershipsPage }) => MembershipsPage),
  },
  {
    paths: ['/memberships/:membershipId'],
    title: 'page.membership',
    guard: 'customers',
    load: () => import('@/pages/account/memberships').then(({ MembershipPage }) => MembershipPage),
  },
  {
    paths: ['/memberships/:membershipId/change'],
    title: 'page.changeMembership',
    guard: 'customers',
    load: () =>
      import('@/pages/account/membership-change').then(({ MembershipChangePage }) => MembershipChangePage),
  },
  {
    paths: ['/memberships/:membershipId/freeze'],
    title: 'page.freezeMembership',
    guard: 'customers',
    load: () =>
      import('@/pages/account/membership-freeze').then(({ MembershipFreezePage }) => MembershipFreezePage),
  },
  {
    paths: ['/memberships/:membershipId/renew'],
    title: 'page.renewMembership',
    guard: 'customers',
    load: () =>
      import('@/pages/account/membership-renew').then(({ MembershipRenewPage }) => MembershipRenewPage),
  },
  {
    paths: ['/memberships/:membershipId/cancel'],
    title: 'page.leaveMembership',
    guard: 'customers',
    load: () =>
      import('@/pages/account/membership-leave').then(({ MembershipLeavePage }) => MembershipLeavePage),
  },
  {
    paths: ['/packages'],
    title: 'account.packages',
    guard: 'customers',
    load: () => import('@/pages/account/packages').then(({ HeldPackagesPage }) => HeldPackagesPage),
  },
  {
    paths: ['/bookings', '/bookings/upcoming', '/bookings/past'],
    title: 'account.bookings',
    guard: 'customers',
    load: () => import('@/pages/account/bookings').then(({ BookingsPage }) => BookingsPage),
  },
  {
    paths: ['/bookings/:bookingId'],
    title: 'page.booking',
    guard: 'customers',
    load: () => import('@/pages/account/booking').then(({ BookingPage }) => BookingPage),
  },
  {
    paths: ['/guest-passes'],
    title: 'account.guestPasses',
    guard: 'customers',
    flag: 'onlineGuestPassesEnabled',
    load: () => import('@/pages/account/guest-passes').then(({ GuestPassesPage }) => GuestPassesPage),
  },
  {
    paths: ['/payments'],
    title: 'account.payments',
    guard: 'customers',
    load: () => import('@/pages/account/payments').then(({ PaymentsPage }) => PaymentsPage),
  },
  {
    paths: ['/payments/direct-debit'],
    title: 'page.directDebit',
    guard: 'customers',
    load: () => import('@/pages/account/direct-debit').then(({ DirectDebitPage }) => DirectDebitPage),
  },
  {
    paths: ['/payments/:orderId'],
    title: 'page.receipt',
    guard: 'customers',
    load: () => import('./receipt').then(({ Receipt }) => Receipt),
  },
  {
    paths: ['/documents'],
    title: 'page.documents',
    guard: 'customers',
    load: () => import('@/pages/account/documents').then(({ DocumentsPage }) => DocumentsPage),
  },
];

/** The pages of the account site, for customers only. Spec, platform §2. */
export const accountRoutes: readonly SiteRoute[] = [
  ...pages.map((page) => ({ above, ...page })),
  // Covers the whole screen, so nothing is above it.
  {
    paths: ['/card'],
    title: 'page.card',
    guard: 'customers',
    load: () => import('@/pages/account/card').then(({ CardPage }) => CardPage),
  },
];
