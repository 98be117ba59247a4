import { defineTexts, serverWins } from '@/shared/texts';

/** Requirement S8.1. */
export const text = defineTexts({
  'login.failed': serverWins('User signed out'),
  'login.title': 'Log in',
  'login.password': 'Password',
  'login.submit': 'Log in',
  'login.busy': 'Logging in…',
  'login.passwordRequired': 'Enter your password',
  'login.noAccount': "I don't have an account",
});
