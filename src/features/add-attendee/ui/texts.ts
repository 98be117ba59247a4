import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'attendee.add': 'Add a child',
  'attendee.change': 'Change details',
  'attendee.changeOf': 'Change details of {name}',
});
