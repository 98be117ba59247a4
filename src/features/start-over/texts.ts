import { defineTexts } from '@/shared/texts';

/** Requirement C2.2. */
export const text = defineTexts({
  'leave.title': 'Are you sure you want to leave this screen?',
  'leave.text':
    'Your current selection will be lost and you will have to start over to purchase a membership.',
  'leave.stay': 'Continue with my purchase',
  'leave.leave': 'Leave this screen',
});
