import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'attendee.loading': 'Loading the details',
  'attendee.loadFailed': 'We couldn’t load the details.',
  'attendee.gone': 'This child is no longer on your list.',
  'attendee.firstName': 'First name',
  'attendee.lastName': 'Last name',
  'attendee.born': 'Date of birth',
  'attendee.bornHint': 'For example, 27/3/2017. You can add children under 16.',
  'attendee.bornWrong': 'Enter a date of birth, for example 27/3/2017.',
  'attendee.relationship': 'How are you related to this child?',
  'attendee.child': 'My child',
  'attendee.grandchild': 'My grandchild',
  'attendee.ward': 'A child in my care',
  'attendee.other': 'Someone else’s child',
  'attendee.save': 'Save',
  'attendee.saving': 'Saving the details',
  'attendee.notSaved': 'We couldn’t save the details',
  'attendee.added': '{name} has been added.',
  'attendee.changed': '{name}’s details have been updated.',
});
