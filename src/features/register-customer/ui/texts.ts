import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'details.readOnly': "These details can't be edited right now",
  'details.name': 'Name',
  'details.email': 'Email address',
  'details.reference': 'Customer ID',
  'details.all': 'Show all your details',
  'details.editLater': 'You can change them later in your online account.',

  'register.loadFailed': 'We couldn’t load the form.',
  'register.terms': 'I agree to the Terms and Conditions',
  'register.fieldMissing': 'fill in {label}',
  'register.termsMissing': 'agree to the Terms and Conditions',
  'register.submit': 'Create account',
  'register.busy': 'Creating your account…',
});
