import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'register.unaskable':
    'You can’t create an account online at the moment. We need an answer to {names}, but we can’t ask for it here.',
  'questions.unaskable':
    'You can’t buy this membership online at the moment. We need an answer to {names}, but we can’t ask for it here.',
  'contact.call': 'Please call {name} on {telephone}.',
  'contact.centre': 'Please contact {name}.',
  'contact.us': 'Please contact us.',
});
