import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'childForm.loadFailed': 'We couldn’t load the form.',
  'childForm.unaskable': 'We need something we can’t ask for online. Please speak to the centre.',
  'childForm.check': 'Please check the answers',
  'childForm.checkNote':
    'These are your answers from last time. Update anything that’s changed, then confirm.',
  'childForm.copied': 'Filled in from {name}’s form',
  'childForm.copiedNote':
    'We’ve copied what’s the same for your family. Please check it. Health and anything else about one child is left for you.',
  'childForm.unseen': 'Staff can’t see the answers from last time',
  'childForm.unseenNote':
    'Ask what has changed, and fill in only that. We’ll keep the customer’s own answers for anything you leave empty.',
  'childForm.privacy': 'Only the centre sees these answers. They aren’t saved on this device.',
  'childForm.confirm': 'These answers are correct, and I’ll tell the centre if anything changes.',
  'childForm.confirmRequired': 'Please confirm that the answers are correct.',
  'childForm.save': 'Save the form',
  'childForm.saving': 'Saving the form',
});
