import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'session.loggedOut': 'You are logged out.',
  'session.ended': 'You have been logged out. Please log in again.',
});
