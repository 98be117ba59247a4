import { defineTexts } from '../../texts';

export const text = defineTexts({
  'unsaved.title': 'Leave this page?',
  'unsaved.text': 'What you have entered here is not saved yet, and will be lost.',
  'unsaved.stay': 'Stay on this page',
  'unsaved.leave': 'Leave without saving',
});
