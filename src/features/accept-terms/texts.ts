import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'terms.agree': 'I Agree',
  'terms.cancel': 'Cancel',
  'terms.tick': 'I accept: {title}',
  'terms.read': 'Read {title}',
  'terms.jumpToEnd': 'Jump to end',
  'terms.loading': 'Loading the terms…',
  'terms.loadFailed': 'We couldn’t load the terms.',
  'terms.group': 'Terms to accept',
  'terms.health': 'Health commitment',
  'terms.membership': 'Membership terms',
  'terms.step': 'accept: {title}',
  'terms.stepRetry': 'load the terms again',
  'terms.stepLoad': 'wait for the terms to load',
  'terms.stepRead': 'read the terms to the end',
});
