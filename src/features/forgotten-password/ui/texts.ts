import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'forgotten.link': 'Forgotten your password?',
  'forgotten.title': 'Forgotten password',
  'forgotten.text': 'We’ll email you a link to choose a new one.',
  'forgotten.submit': 'Send the email',
  'forgotten.busy': 'Sending…',
  'forgotten.customerIdTitle': 'Enter your customer ID',
  'forgotten.customerId': 'Customer ID',
  'forgotten.customerIdHint': 'It’s on your membership card and in our emails to you.',
  'forgotten.sentTitle': 'Check your email',
  'forgotten.sent': 'If we have an account for you, we’ve sent an email with what to do next.',
  'forgotten.notArrived': 'Nothing there after a few minutes? Look in your junk mail, then ask again.',
  'forgotten.back': 'Back to log in',
});
