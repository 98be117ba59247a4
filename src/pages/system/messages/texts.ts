import { defineTexts } from '@/shared/texts';

/** The texts of system screens. Requirement S8.1. */
export const text = defineTexts({
  'system.error.title': 'We may have dropped the ball on this one.',
  'system.goHome': 'Go home',
  'system.tryAgain': 'Try again',
  'system.joiningOff.title': 'You can’t join online at the moment.',
  'system.joiningOff.text': 'Please ask your centre how to join.',
  'system.maintenance.title': 'Service disruption',
  'system.maintenance.text': 'Unable to access the site due to planned maintenance.',
  'system.notFound.title': 'Whoops!',
  'system.notFound.text':
    "Looks like you've gone offside. The page you're looking for doesn't exist. Return home to keep the ball rolling.",
});
