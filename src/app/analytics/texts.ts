import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'analytics.title': 'Analytics',
  'analytics.text':
    'Can we measure which pages people use, so we can improve them? We never record what you type. You can carry on without choosing.',
  'analytics.accept': 'Accept analytics',
  'analytics.decline': 'Reject analytics',
  'analytics.change': 'Change your choice about analytics',
});
