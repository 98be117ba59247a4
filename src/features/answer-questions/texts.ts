import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'joining.continue': 'Continue',
  'questions.loadFailed': 'We couldn’t load the questions.',
});
