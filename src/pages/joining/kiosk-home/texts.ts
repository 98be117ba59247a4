import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'kiosk.welcome': 'Welcome to {centre}',
  'kiosk.welcomeNoCentre': 'Welcome',
});
