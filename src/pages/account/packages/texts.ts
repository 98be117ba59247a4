import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'held.heading': 'Packages',
  'held.loading': 'Loading your packages…',
  'held.failed': 'We could not load your packages.',
  'held.none': 'You have no packages.',
  'held.noneLeft': 'You have no package with anything left.',
  'held.left': '{left} of {uses} left',
  'held.bar': '{left} of {uses} left of {name}',
  'held.until': 'Use it by {day}.',
  'held.own': 'For you alone.',
  'held.family': 'For you and your family.',
  'held.usedUp': 'All used',
  'held.expired': 'It ran out on {day}.',
  'held.soon': '{name} runs out in {n} days, with {left} left.',
  'held.tomorrow': '{name} runs out tomorrow, with {left} left.',
  'held.today': '{name} runs out today, with {left} left.',
  'held.history': 'What it was used for',
  'held.notUsed': 'It has not been used yet.',
  'held.times': '{n} places',
  'held.ended': 'Used up or run out ({n})',
  'held.buy': 'Buy a package',
});
