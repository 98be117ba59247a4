import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'steps.centre': 'Centre',
  'steps.membership': 'Membership',
  'steps.you': 'You',
  'steps.dates': 'Dates',
  'steps.bank': 'Bank',
  'steps.pay': 'Pay',
  'steps.at': 'Step {number} of {count}',
  'steps.done': 'completed',
  'steps.current': 'current',
  'steps.notNeeded': 'not needed',
});
