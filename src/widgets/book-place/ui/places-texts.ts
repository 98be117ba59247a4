import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'session.book': 'Book',
  'session.logInToBook': 'You log in or make an account next. Your choice is kept.',
  'session.who': 'Who is coming?',
  'session.howMany': 'How many places?',
  'session.people': 'Who can come',
  'session.notAdded': 'Nothing was added to your basket.',
  'session.unknown': 'We could not see whether this was added to your basket.',
  'session.chooseWho': 'Choose who is coming.',
  'session.chooseNumber': 'Choose how many places you want.',
  'session.bookMany': 'Book {n} places',
  'session.total': 'Together: {total}',
  'weekly.bookWeeks': 'Book {n} weeks',
  'session.form': 'Tell us about {name}',
});
