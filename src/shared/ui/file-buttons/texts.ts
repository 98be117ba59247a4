import { defineTexts } from '../../texts';

export const text = defineTexts({
  'file.oneOfSeveral':
    'You dropped {count} files, but we can only take one: {file}. We won’t send the others.',
});
