import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'system.cookiesBlocked':
    'Cookies are switched off in this browser. You can look around, but you need cookies to log in and to join.',
});
