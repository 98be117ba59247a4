import { defineTexts } from '../../texts';

export const text = defineTexts({
  'form.closeTyped': 'Close this?',
  'form.typedIsLost': 'You’ll lose what you’ve typed here.',
  'form.stay': 'Stay',
  'form.closeAnyway': 'Close anyway',
});
