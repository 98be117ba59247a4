import { defineTexts } from '../texts';

export const text = defineTexts({
  'file.unreadable':
    'We couldn’t read this file. If it’s in a cloud drive, save it on this device first, then choose it again.',
});
