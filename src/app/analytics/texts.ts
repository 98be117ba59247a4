import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'analytics.title': 'Analytics',
  'analytics.text':
    'May we count which pages and steps are used, to make them better? We never count what you type. You can go on without choosing.',
  'analytics.accept': 'Accept analytics',
  'analytics.decline': 'Reject analytics',
  'analytics.change': 'Change your choice about analytics',
});
