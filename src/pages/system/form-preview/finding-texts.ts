import { defineTexts } from '@/shared/texts';

/**
 * What staff read about configuration that the readers of `shared/api/configured` drop, refuse or change, and what to
 * do about it.
 */
export const text = defineTexts({
  'subject.section': 'Section “{name}”',
  'subject.field': 'Field “{name}”',
  'subject.group': 'Group “{name}”',
  'subject.question': 'Question “{name}”',
  'subject.group field': 'Field “{name}” of a repeated group',
  'subject.option': 'The options of “{name}”',
  'subject.membership': 'Membership “{name}”',
  'subject.benefit': 'The benefits of “{name}”',
  'subject.category': 'The categories of “{name}”',
  'subject.centre': 'Centre “{name}”',
  'subject.answer': 'The whole response',

  'where.section': 'Section {position}',
  'where.group': 'Group {position}',
  'where.membership': 'Membership {position}',
  'where.centre': 'Centre {position}',
  'where.field': 'field {position}',
  'where.question': 'question {position}',
  'where.option': 'option {position}',
  'where.condition': 'condition {position}',
  'where.benefit': 'benefit {position}',
  'where.category': 'category {position}',

  'then.field': 'This one is required, so no one can create an account online.',
  'then.question': 'This one is required, so this membership can’t be bought online.',
  'then.maybe.field': 'It may be required, so no one can create an account online.',
  'then.maybe.question': 'It may be required, so this membership can’t be bought online.',
  'then.left': 'Customers don’t see it.',
  'then.sectionField': 'It may contain required fields, so no one can create an account online.',
  'then.sectionQuestion': 'It may contain required questions, so this membership can’t be bought online.',

  'what.noObject': 'This isn’t an object in curly brackets.',
  'todo.noObject': 'Write it as an object, or delete it.',
  'what.unnamed': 'It has no “{key}”, so its answer couldn’t be sent.',
  'todo.unnamed': 'Give it a unique “{key}”.',
  'what.missing': 'It has no “{key}”.',
  'todo.missing': 'Give it a “{key}”.',
  'what.twice.field': 'Two fields are called “{value}”, and only the first is shown.',
  'what.twice.question': 'Two questions have the id “{value}”, and only the first is shown.',
  'what.twice.membership': 'Two memberships have the slug “{value}”, and only the first is shown.',
  'todo.twice': 'Rename the second one, or delete it.',
  'what.type': 'The site doesn’t know the type “{value}”.',
  'todo.type':
    'Choose text, textarea, email, tel, postcode, number, date, select, radio, multi_select or checkbox.',
  'what.options': 'None of its options can be read.',
  'todo.options': 'Write options as a list of objects with “value” and “label”.',
  'what.repeated': 'We can’t read the fields of this repeated group.',
  'todo.repeated': 'Correct its “fields”: each needs a name, a known type and, for a choice, options.',
  'what.noOptions': 'It has no options, so customers type their answer.',
  'todo.noOptions': 'Add options, or choose the type text.',
  'what.unreadable': 'It can’t be read.',
  'todo.unreadable': 'Write it as an object with a list of fields.',
  'what.option': 'Option {value} can’t be read, and customers can’t choose it.',
  'todo.option': 'Give it a “value” and a “label”.',
  'what.optionTwice': 'Two options have the value “{value}”, and only the first can be chosen.',
  'todo.optionTwice': 'Give the second another value, or delete it.',
  'what.condition':
    'Condition {value} can’t be read, so the fields it controls are always shown. The site understands const, enum, minimum, maximum and contains.',
  'todo.condition': 'Use only these keywords, with “if”, “then” and “else”.',
  'what.payment': 'Its ways to pay can’t be read.',
  'todo.payment':
    'Each of its “payment_options” needs “fees” and “is_purchasable”. Ask the team that runs your system.',
  'what.benefit': 'Benefit {value} has no name, and customers don’t see it.',
  'todo.benefit': 'Give it a name, or delete it.',
  'what.category': 'Category {value} has no id or name, or is a duplicate, and customers can’t choose it.',
  'todo.category': 'Give it a name and a unique id, or delete it.',
  'what.position':
    'Its position can’t be read. It’s in the list of centres, but not on the map or in searches by town.',
  'todo.position': 'Correct its latitude (“lat”) and longitude (“lng”).',
});
