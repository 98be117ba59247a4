import { defineTexts } from '@/shared/texts';

/**
 * What staff read about configuration that the readers do not report: ignored parts, and parts that are shown in an
 * unexpected way.
 */
export const text = defineTexts({
  'note.notRead': 'The site can’t read this: it expects a list.',
  'todo.notRead': 'Paste the whole response from your system, or its “data”.',
  'note.empty': 'The list is empty, so customers aren’t asked anything here.',
  'todo.empty': 'Nothing, if that’s what you want.',
  'note.unread': 'The site ignores “{names}” here.',
  'todo.unread': 'Check the spelling. If it’s correct, the site doesn’t support it: delete it.',
  'note.noLabel': 'It has no label, so customers read “{name}”.',
  'todo.noLabel': 'Give it a “label” that says what you want to know.',
  'note.readOnly': 'Only staff may change it and it has no answer, so customers don’t see it.',
  'todo.readOnly': 'Nothing, if that’s what you want. Otherwise set “is_authorised” to true.',
  'note.noChoice': 'Its type is {type}, which has no options, so customers don’t see its {count}.',
  'todo.noChoice': 'Choose the type select, radio or multi_select.',
  'note.pattern': 'Its pattern isn’t a valid regular expression, so any answer is accepted.',
  'todo.pattern': 'Correct “pattern”, or delete it.',
  'note.limit': 'We can’t read its “{key}”, “{value}”, so there’s no limit.',
  'todo.limitDate': 'Write the day as 2026-01-31.',
  'todo.limitNumber': 'Write it as a number.',
  'note.nested': 'A repeated group inside a repeated group isn’t shown.',
  'todo.nested': 'Use a separate field.',
  'note.emptySection': 'It has no fields that can be shown, so customers don’t see it.',
  'todo.emptySection': 'Give it a field, or delete it.',
  'note.unknownAsked':
    'A condition depends on “{name}”, which isn’t in this section, so it never has an answer.',
  'note.unknownBrought': 'A condition shows “{name}”, which isn’t in this section, so nothing appears.',
  'todo.unknownName': 'Correct the name, or move the field into this section.',
  'note.age': 'Its age limit “{value}” isn’t a whole number, so there’s no age limit.',
  'todo.age': 'Write whole years, or null for no limit.',
  'note.noWay': 'It has no price, so it isn’t in the list.',
  'todo.noWay': 'Give it a monthly or a single price at this centre.',
});
