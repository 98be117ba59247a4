import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'session.loggedOut': 'You are logged out.',
});
