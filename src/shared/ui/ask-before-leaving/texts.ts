import { defineTexts } from '../../texts';

export const text = defineTexts({
  'unsaved.title': 'Leave this page?',
  'unsaved.text': 'You’ll lose what you’ve entered here.',
  'unsaved.stay': 'Stay on this page',
  'unsaved.leave': 'Leave without saving',
});
