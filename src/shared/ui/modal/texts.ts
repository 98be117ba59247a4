import { defineTexts } from '../../texts';

export const text = defineTexts({
  'form.closeTyped': 'Close this?',
  'form.typedIsLost': 'What you have typed here will be lost.',
  'form.stay': 'Stay',
  'form.closeAnyway': 'Close anyway',
});
