import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'attendee.loading': 'Loading the details',
  'attendee.loadFailed': 'We could not load the details.',
  'attendee.gone': 'This child is no longer on your list.',
  'attendee.firstName': 'First name',
  'attendee.lastName': 'Last name',
  'attendee.born': 'Date of birth',
  'attendee.bornHint': 'For example, 27/3/2017. Children under 16 are booked by you.',
  'attendee.bornWrong': 'Enter a date of birth, for example 27/3/2017.',
  'attendee.relationship': 'Who is the child to you?',
  'attendee.child': 'My child',
  'attendee.grandchild': 'My grandchild',
  'attendee.ward': 'In my care',
  'attendee.other': 'Somebody else’s child',
  'attendee.save': 'Save',
  'attendee.saving': 'Saving the details',
  'attendee.notSaved': 'The details were not saved',
  'attendee.added': '{name} is added.',
  'attendee.changed': 'The details of {name} are changed.',
});
