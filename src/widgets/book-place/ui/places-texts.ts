import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'session.book': 'Book',
  'session.logInToBook': 'Next, log in or create an account. We’ll keep your choice.',
  'session.who': 'Who is coming?',
  'session.howMany': 'How many spaces?',
  'session.people': 'Who can come',
  'session.notAdded': 'We haven’t added anything to your basket.',
  'session.outcomeUnknown': 'We couldn’t check whether this is in your basket.',
  'session.chooseWho': 'Choose who is coming.',
  'session.chooseNumber': 'Choose how many spaces you want.',
  'session.bookMany': 'Book {n} spaces',
  'session.total': 'Total: {total}',
  'weekly.bookWeeks': 'Book {n} weeks',
  'session.form': 'Tell us about {name}',
});
