import { defineTexts } from '@/shared/texts';

/** The texts of the sections. Requirements J1.1, S8.1. */
export const text = defineTexts({
  'joining.section.centre': 'Choose centre',
  'joining.section.membership': 'Choose membership',
  'joining.section.details': 'Your details',
  'joining.section.additional': 'Additional details',
  'joining.dates.title': 'Review & select dates',
  'joining.section.payment': 'Monthly payment',
  'joining.section.confirm': 'Confirm your details',
  'joining.section.checkout': 'Checkout',
  'joining.continue': 'Continue',
  'questions.loadFailed': 'We couldn’t load the questions.',
  'joining.continueToCheckout': 'Continue to checkout',
  'joining.title': 'Buy a membership',
  'joining.join': 'Join {operator}',
  'joining.intro': 'Choose your centre, pick a membership and join in a few minutes.',
  'joining.done': 'Completed',
  'joining.notCleared': 'We couldn’t clear your earlier selection.',
  'joining.savedFailed': 'We couldn’t check whether you have a saved membership.',
  'joining.startOver': 'Start over',
  'joining.failed': 'We couldn’t save your membership',
  'joining.answersFailed': 'We couldn’t save your answers',

  'centre.changeLocation': 'Change location',

  'saved.title': 'You’ve started joining at {centre}.',
  'saved.accept': 'Continue with this membership',
  'saved.change': 'You have a membership change at {centre} in your basket. Finish it at checkout.',
  'saved.renewal': 'You have a membership renewal at {centre} in your basket. Finish it at checkout.',

  'losing.title': 'Change your choice?',
  'losing.text': 'We’ll clear these answers:',
  'losing.kept': 'We’ll keep your details.',
  'losing.keep': 'Keep my choice',
  'losing.lose': 'Change and clear',

  'sectionSummary.oneAnswer': '1 answer',
  'sectionSummary.answers': '{n} answers',
  'sectionSummary.starts': 'Starts {date}',
  'summary.billingDay': 'paid on the {day} of each month',
  'summary.accountEnding': 'account ending {ending}',
});
