import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'packages.heading': 'Packages',
  'packages.loading': 'Loading your packages…',
  'packages.failed': 'We could not load your packages.',
  'packages.none': 'You have no packages.',
  'packages.noneLeft': 'You have no package with anything left.',
  'packages.left': '{left} of {uses} left',
  'packages.bar': '{left} of {uses} left of {name}',
  'packages.until': 'Use it by {day}.',
  'packages.own': 'For you alone.',
  'packages.family': 'For you and your family.',
  'packages.usedUp': 'All used',
  'packages.expired': 'It ran out on {day}.',
  'packages.soon': '{name} runs out in {n} days, with {left} left.',
  'packages.tomorrow': '{name} runs out tomorrow, with {left} left.',
  'packages.today': '{name} runs out today, with {left} left.',
  'packages.history': 'What it was used for',
  'packages.notUsed': 'It has not been used yet.',
  'packages.times': '{n} places',
  'packages.ended': 'Used up or run out ({n})',
  'packages.buy': 'Buy a package',
});
