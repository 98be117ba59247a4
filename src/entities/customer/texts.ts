import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'login.username': 'Email address or customer reference',
  'login.usernameRequired': 'Enter your email address or customer reference',
});
