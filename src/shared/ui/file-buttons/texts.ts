import { defineTexts } from '../../texts';

export const text = defineTexts({
  'file.oneOfSeveral':
    'You dropped {count} files, and one can be taken here: {file}. The others are not sent.',
});
