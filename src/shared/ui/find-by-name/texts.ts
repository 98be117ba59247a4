import { defineTexts } from '../../texts';

export const text = defineTexts({
  'find.label': 'Find a name',
  'find.shown': '{shown} of {count} shown',
  'find.none': 'Nobody has a name like that.',
  'find.more': 'Show more people',
});
