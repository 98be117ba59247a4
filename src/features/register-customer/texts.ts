import { defineTexts, serverWins } from '@/shared/texts';

export const text = defineTexts({
  'joining.section.details': 'Your details',

  'details.ageOutside': '{membership} is for {ages}. Check the date of birth, or choose another membership.',
  'details.ageReason': '{membership} is for {ages}.',
  'details.question': 'Do you have an account with us?',
  'details.haveAccount': 'I have an account',

  'register.failed': serverWins('Something has gone wrong, please try again.'),
  'register.passwordSection': 'Create a password',
  'register.password': 'Password',
  'register.repeatPassword': 'Repeat password',
  'register.passwordInvalid': 'Password must meet every rule in the list.',
  'register.passwordMismatch': 'The passwords don’t match.',
  'register.termsTitle': 'Terms and Conditions',
  'register.readTerms': 'Read the Terms and Conditions',

  'password.length': 'at least 8 characters',
  'password.lower': 'a lowercase letter',
  'password.upper': 'an uppercase letter',
  'password.number': 'a number',
  'password.special': 'a special character, for example ! or ?',
});
