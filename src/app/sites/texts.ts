import { defineTexts } from '@/shared/texts';

/** The names of the pages, in the browser’s tab and in the breadcrumbs. Spec, platform §2; joining §2. */
export const text = defineTexts({
  'system.notFound.crumb': 'Page not found',

  'nav.createAccount': 'Create an account',
  'nav.breadcrumb': 'Breadcrumb',

  'account.dashboard': 'Dashboard',
  'account.userDetails': 'My details',
  'account.memberships': 'Memberships',
  'account.packages': 'Packages',
  'account.bookings': 'Bookings',
  'account.guestPasses': 'Guest passes',
  'account.payments': 'Payments',

  'page.joining': 'Buy membership',
  'page.bookings': 'Bookings',
  'page.bookActivity': 'Book an activity',
  'page.timetable': 'Timetable',
  'page.session': 'Session',
  'page.activities': 'Activities',
  'page.activity': 'Activity',
  'page.spaces': 'Courts and pitches',
  'page.camps': 'Camps',
  'page.packages': 'Packages',
  'page.camp': 'Camp',
  'page.campBooking': 'Book a camp',
  'page.courses': 'Courses',
  'page.course': 'Course',
  'page.waitingList': 'Waiting list',
  'page.basket': 'Basket',
  'page.account': 'My account',
  'page.booking': 'Booking',
  'page.receipt': 'Receipt',
  'page.directDebit': 'Direct Debit',
  'page.documents': 'Documents',
  'page.card': 'Member card',
  'page.membership': 'Membership',
  'page.changeMembership': 'Change your membership',
  'page.freezeMembership': 'Freeze your membership',
  'page.renewMembership': 'Renew your membership',
  'page.leaveMembership': 'Cancel your membership',
  'page.checkout': 'Checkout',
  'page.confirmation': 'Confirmation',
  'page.login': 'Log in',
  'page.kiosk': 'Welcome',
  'page.themePreview': 'Theme preview',
});

export type PageTitle = keyof typeof text.entries;
