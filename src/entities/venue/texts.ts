import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'register.unaskable':
    'You cannot create an account online at the moment. We need an answer to {names}, and this page cannot ask for it.',
  'questions.unaskable':
    'You cannot buy this membership online at the moment. We need an answer to {names}, and this page cannot ask for it.',
  'contact.call': 'Please call {name} on {telephone}.',
  'contact.centre': 'Please contact {name}.',
  'contact.us': 'Please contact us.',
});
