import { defineTexts } from '@/shared/texts';

/** Why a membership is shown or not, rule by rule. */
export const text = defineTexts({
  'why.intro':
    'Choose the membership you expected to see. Each rule shows yes or no, and which field in your system decides it.',
  'why.missing': 'It isn’t in this list',
  'why.leftOut': '{name} (left out)',
  'why.payment': 'Way to pay',
  'why.birthday': 'Customer’s date of birth',
  'why.birthdayHint': 'If you leave this empty, age limits are ignored.',
  'why.birthdayWrong': 'Enter a date, such as 28/11/2008.',
  'why.result': 'Result',
  'why.rules': 'Rule by rule',
  'why.yes': 'Yes',
  'why.no': 'No',
  'why.field': 'Decided by: {field}',
  'why.questionsFailed': 'We couldn’t load its questions.',
  'why.loading': 'Loading its questions…',

  'verdict.hidden': 'It isn’t shown.',
  'verdict.ineligible':
    'It’s hidden until a customer ticks “Show ineligible memberships”, and it can’t be bought.',
  'verdict.refused': 'It’s shown, but it can’t be bought.',
  'verdict.age': 'It’s shown, but a customer with this date of birth is told they’re the wrong age.',
  'verdict.unaskable': 'It’s shown, but it can’t be bought online: a required question can’t be shown.',
  'verdict.sold': 'It’s shown and can be bought.',

  'rule.sent': 'Your system sends it for this centre.',
  'rule.readable': 'The site can read it.',
  'rule.hasName': 'It has a name.',
  'rule.hasOptions': 'It has a price for this way to pay.',
  'rule.givesAccess': 'It can be used at this centre.',
  'rule.canPurchase': 'Your system lets a visitor buy it.',
  'rule.hasPrices': 'Your system says that it has prices.',
  'rule.isHeld': 'The customer already has it, so it’s listed anyway.',
  'rule.showsIneligible': 'The centre shows memberships that a customer isn’t eligible for.',
  'rule.isOldEnough': 'The customer will be old enough within a month: {age} or over.',
  'rule.isYoungEnough': 'The customer is young enough today: {age} or under.',
  'rule.asksNoMore': 'It has no conditions other than age.',
  'rule.askable': 'Every required question can be shown.',
  'because.more': 'Customers read “{name}”. Your system decides who that applies to.',
  'because.unaskable': 'These can’t be shown: {names}.',
});
