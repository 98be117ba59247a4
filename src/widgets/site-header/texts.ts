import { defineTexts } from '@/shared/texts';

/** Requirement S8.1. */
export const text = defineTexts({
  'nav.main': 'Main',
  'nav.menu': 'Menu',
  'nav.home': 'Home',
  'nav.bookActivity': 'Book an activity',
  'nav.bookCamp': 'Book a camp',
  'nav.bookCourse': 'Book a course',
  'nav.buyMembership': 'Buy a membership',
  'nav.basket': 'Basket',
  'nav.basketCount': '{count} in your basket',
  'nav.myAccount': 'My account',
  'nav.logIn': 'Log in',
  'nav.logOut': 'Log out',
  'nav.createAccount': 'Create an account',
  'nav.kioskHome': 'Back to Kiosk Home',

  'account.nav': 'My account',
  'account.dashboard': 'Dashboard',
  'account.userDetails': 'My details',
  'account.memberships': 'Memberships',
  'account.packages': 'Packages',
  'account.bookings': 'Bookings',
  'account.guestPasses': 'Guest passes',
  'account.payments': 'Payments',
  'account.card': 'Member card',
  'account.documents': 'Documents',
});
