import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'terms.agree': 'I Agree',
  'terms.cancel': 'Cancel',
  'terms.tick': 'I accept: {title}',
  'terms.read': 'Read {title}',
  'terms.jumpToEnd': 'Jump to end',
  'terms.loading': 'Loading the terms…',
  'terms.loadFailed': 'The terms could not be loaded.',
  'terms.group': 'Terms to accept',
  'terms.health': 'Health commitment',
  'terms.membership': 'Membership terms',
  'terms.step': 'accept: {title}',
  'terms.stepRetry': 'load the terms again',
  'terms.stepLoad': 'wait until the terms are shown',
  'terms.stepRead': 'read the terms to the end',
});
