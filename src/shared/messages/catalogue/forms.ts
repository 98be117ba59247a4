import { serverWins } from '../entry.ts';

/** Forms made from the operator's fields and questions: the wording that the specification leaves to us. */
export const forms = {
  'form.loading': 'Loading the form…',
  'form.tryAgain': 'Try again',

  'data.invalid': '{label} is not valid.',
  'data.email': 'Enter an email address in the format name@example.com.',
  'data.number': '{label} must be a number.',
  'data.integer': '{label} must be a whole number.',
  'data.minimum': '{label} must be {limit} or more.',
  'data.maximum': '{label} must be {limit} or less.',
  'data.minLength': '{label} must be at least {limit} characters.',
  'data.maxLength': '{label} must be {limit} characters or fewer.',
  'data.choice': 'Choose one of the options for {label}.',
  'data.date.format': 'Enter the day, the month and the year, for example 31/03/1990.',
  'data.date.day': 'Check the day.',
  'data.date.month': 'Check the month.',
  'data.date.year': 'Enter the year in four digits.',
  'data.date.future': 'It cannot be later than today.',
  'data.date.latest': 'It cannot be later than {day}.',
  'data.date.earliest': 'It cannot be earlier than {day}.',

  'register.loadFailed': 'We could not load the form.',
  'register.unaskable':
    'You cannot create an account online at the moment. We need an answer to {names}, and this page cannot ask for it.',
  'register.failed': serverWins('Something has gone wrong, please try again.'),
  'register.passwordSection': 'Create a password',
  'register.password': 'Password',
  'register.repeatPassword': 'Repeat password',
  'register.passwordRules': 'Your password needs:',
  'register.passwordInvalid': 'Password must meet every rule in the list.',
  'register.passwordMismatch': 'The passwords do not match.',
  'register.terms': 'I agree to the Terms and Conditions',
  'register.termsTitle': 'Terms and Conditions',
  'register.readTerms': 'Read the Terms and Conditions',
  'register.termsMissing': 'agree to the Terms and Conditions',
  'register.submit': 'Create account',
  'register.busy': 'Creating your account…',

  'password.length': 'at least 8 characters',
  'password.lower': 'a lowercase letter',
  'password.upper': 'an uppercase letter',
  'password.number': 'a number',
  'password.special': 'a special character, for example ! or ?',
  'password.met': 'done:',
  'password.unmet': 'to do:',

  'questions.loadFailed': 'We could not load the questions.',
  'questions.unaskable':
    'You cannot buy this membership online at the moment. We need an answer to {names}, and this page cannot ask for it.',
  'contact.call': 'Please call {name} on {telephone}.',
  'contact.centre': 'Please contact {name}.',
  'contact.us': 'Please contact us.',
} as const;
