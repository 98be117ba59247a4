import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'childForm.loadFailed': 'We could not load the form.',
  'childForm.unaskable': 'We cannot ask about everything that is needed here. Please ask at the centre.',
  'childForm.check': 'Please check the answers',
  'childForm.checkNote': 'These are the answers of last time. Correct what has changed, then confirm them.',
  'childForm.unseen': 'The answers of last time are not shown to staff',
  'childForm.unseenNote':
    'Ask what has changed, and fill in only that. What you leave empty stays as the customer answered it.',
  'childForm.privacy': 'The answers go to the centre only. This device does not keep them.',
  'childForm.confirm': 'The answers are right, and I will tell the centre when something changes.',
  'childForm.confirmRequired': 'Please confirm that the answers are right.',
  'childForm.save': 'Save the form',
  'childForm.saving': 'Saving the form',
});
