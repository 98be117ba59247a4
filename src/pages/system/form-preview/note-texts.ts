import { defineTexts } from '@/shared/texts';

/**
 * What staff read about configuration that the readers do not report: ignored parts, and parts that are shown in an
 * unexpected way.
 */
export const text = defineTexts({
  'note.notRead': 'The site can’t read this at all: it isn’t the list that it expects.',
  'todo.notRead': 'Paste the whole answer of your system, or its “data”.',
  'note.empty': 'The list is empty, so customers are asked for nothing here.',
  'todo.empty': 'Nothing, if that’s what you want.',
  'note.unread': 'The site doesn’t read “{names}” here.',
  'todo.unread': 'Check the spelling. If it’s right, the site can’t do this: delete it.',
  'note.noLabel': 'It has no label, so customers read “{name}”.',
  'todo.noLabel': 'Give it a “label” that says what you want to know.',
  'note.readOnly': 'Only staff may change it and it has no answer, so customers don’t see it.',
  'todo.readOnly': 'Nothing, if that’s what you want. Otherwise set “is_authorised” to true.',
  'note.noChoice':
    'Its type is {type}, which has no options, so customers don’t see the {count} that it has.',
  'todo.noChoice': 'Choose the type select, radio or multi_select.',
  'note.pattern': 'Its pattern is no regular expression, so any answer is taken.',
  'todo.pattern': 'Correct “pattern”, or delete it.',
  'note.limit': 'Its “{key}” is “{value}”, which can’t be read, so there’s no such limit.',
  'todo.limitDate': 'Write the day as 2026-01-31.',
  'todo.limitNumber': 'Write it as a number.',
  'note.nested': 'A repeated group inside a repeated group isn’t shown.',
  'todo.nested': 'Ask for it in a field of its own.',
  'note.emptySection': 'It has no fields that can be shown, so customers don’t see it.',
  'todo.emptySection': 'Give it a field, or delete it.',
  'note.unknownAsked':
    'A condition is about the answer to “{name}”, which isn’t in this section, so there’s never an answer.',
  'note.unknownBrought': 'A condition brings “{name}”, which isn’t in this section, so nothing comes.',
  'todo.unknownName': 'Correct the name, or move the field into this section.',
  'note.age': 'Its age limit “{value}” is no whole number, so no one is too young or too old.',
  'todo.age': 'Write whole years, or null for no limit.',
  'note.noWay': 'It has no way to pay, so it isn’t in the list.',
  'todo.noWay': 'Give it a monthly or a single price at this centre.',
});
