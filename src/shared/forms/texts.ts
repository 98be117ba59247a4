import { defineTexts } from '../texts';

/** Some of these texts are fixed (Requirement S8.1); the rest are ours. */
export const text = defineTexts({
  'data.required': '{label} is required.',
  'data.dateInvalid': 'Date must be valid.',
  'data.invalid': '{label} isn’t valid.',
  'data.email': 'Enter an email address in the format name@example.com.',
  'data.number': '{label} must be a number.',
  'data.integer': '{label} must be a whole number.',
  'data.either': 'Did you mean {one} or {other}? Enter the one you meant.',
  'data.telephone': 'Please enter a valid phone number.',
  'data.minimum': '{label} must be {limit} or more.',
  'data.maximum': '{label} must be {limit} or less.',
  'data.minLength': '{label} must be at least {limit} characters.',
  'data.maxLength': '{label} must be {limit} characters or fewer.',
  'data.minItems': 'Add at least {limit} entries to {label}.',
  'data.maxItems': '{label} must have {limit} entries or fewer.',
  'data.choice': 'Choose one of the options for {label}.',
  'data.date.format': 'Enter the day, the month and the year, for example 31/03/1990.',
  'data.date.day': 'Check the day.',
  'data.date.month': 'Check the month.',
  'data.date.year': 'Enter the year in four digits.',
  'data.date.future': 'It can’t be later than today.',
  'data.date.latest': 'It can’t be later than {day}.',
  'data.date.earliest': 'It can’t be earlier than {day}.',

  'postcode.invalid': 'Please enter a valid postcode',

  'joining.yes': 'Yes',
  'joining.no': 'No',

  'form.entry': '{label} {place}',
  'form.entryMessage': '{entry}: {message}',
});
