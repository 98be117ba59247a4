import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'kiosk.clearing': 'Clearing this screen…',
  'kiosk.cleared': 'Joining form cleared due to inactivity',
});
