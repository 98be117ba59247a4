import { defineTexts } from '../../texts';

export const text = defineTexts({
  'find.label': 'Find a name',
  'find.shown': '{shown} of {count} shown',
  'find.none': 'No one matches that name.',
  'find.more': 'Show more people',
});
