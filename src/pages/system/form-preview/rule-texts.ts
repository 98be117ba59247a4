import { defineTexts } from '@/shared/texts';

/** Why a membership is shown or not, rule by rule. */
export const text = defineTexts({
  'why.intro':
    'Choose what you miss: each rule of the site says yes or no, and which field of your system decides.',
  'why.missing': 'It isn’t in this list',
  'why.leftOut': '{name} (left out)',
  'why.payment': 'Way to pay',
  'why.birthday': 'Birthday of the customer',
  'why.birthdayHint': 'If you leave it empty, no one is too young or too old.',
  'why.birthdayWrong': 'Enter a day such as 28/11/2008.',
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
  'verdict.age': 'It’s shown, but someone of this birthday is told that it isn’t for them.',
  'verdict.unaskable': 'It’s shown, but it can’t be bought online: a required question can’t be asked.',
  'verdict.sold': 'It’s shown and can be bought.',

  'rule.sent': 'Your system sends it for this centre.',
  'rule.readable': 'The site can read it.',
  'rule.hasName': 'It has a name.',
  'rule.hasOptions': 'It has a price for this way to pay.',
  'rule.givesAccess': 'It can be used at this centre.',
  'rule.canPurchase': 'Your system lets a visitor buy it.',
  'rule.hasPrices': 'Your system says that it has prices.',
  'rule.isHeld': 'The customer has it already, so it’s in the list all the same.',
  'rule.showsIneligible': 'The centre shows memberships that a customer isn’t eligible for.',
  'rule.isOldEnough': 'The customer is old enough within a month: {age} or over.',
  'rule.isYoungEnough': 'The customer is young enough today: {age} or under.',
  'rule.asksNoMore': 'It asks for nothing but an age.',
  'rule.askable': 'Every required question can be asked.',
  'because.more': 'Customers read “{name}”. Your system decides whether that’s so.',
  'because.unaskable': 'This can’t be asked: {names}.',
});
