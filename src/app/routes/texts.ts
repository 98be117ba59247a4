import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'system.title': '{page} – {site}',
});
