import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'session.loggedOut': 'You’re logged out.',
});
