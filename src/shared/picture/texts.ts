import { defineTexts } from '../texts';

export const text = defineTexts({
  'file.unreadable':
    'This file could not be read. If it is kept in a cloud drive, save it on this device first, then choose it again.',
});
