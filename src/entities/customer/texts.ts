import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'login.username': 'Email address or customer ID',
  'login.usernameRequired': 'Enter your email address or customer ID',
});
