import { defineTexts } from '@/shared/texts';

/** The sections, and our own words around them. Spec, joining §2. */
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
  'joining.continueToCheckout': 'Continue to checkout',
  'joining.title': 'Buy a membership',
  'joining.join': 'Join {operator}',
  'joining.intro': 'Choose your centre, pick a membership and join in a few minutes.',
  'joining.done': 'Completed',
  'joining.notCleared': 'Your earlier selection could not be cleared.',
  'joining.savedFailed': 'We could not check whether you have a saved membership.',
  'joining.startOver': 'Start over',
  'joining.failed': 'Your membership could not be saved',
  'joining.answersFailed': 'Your answers could not be saved',

  'centre.changeLocation': 'Change location',

  'saved.title': 'You have a membership saved at {centre}.',
  'saved.accept': 'Go on with the saved membership',
  'saved.change': 'A change of your membership at {centre} is in your basket. Finish it at the checkout.',
  'saved.renewal': 'The renewal of your membership at {centre} is in your basket. Finish it at the checkout.',

  'losing.title': 'Change your choice and lose your answers?',
  'losing.text': 'What you have given for your present choice will be cleared:',
  'losing.kept': 'Your own details are kept.',
  'losing.keep': 'Keep my choice',
  'losing.lose': 'Change and clear',

  'sectionSummary.oneAnswer': '1 answer',
  'sectionSummary.answers': '{n} answers',
  'sectionSummary.starts': 'Starts {date}',
  'summary.billingDay': 'paid on day {day} of each month',
  'summary.accountEnding': 'account ending {ending}',
});
