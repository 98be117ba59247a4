import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'packages.title': 'Packages',
  'packages.lead': 'Pay for several visits at once. A visit is taken off when you book.',
  'packages.loading': 'Loading the packages…',
  'packages.failed': 'We could not load the packages.',
  'packages.notFound': 'There is no such centre.',
  'packages.none': 'This centre sells no packages at the moment.',
  'packages.mine': 'Your packages',
  'packages.sold': 'Buy a package',
  'packages.left': '{left} of {uses} left',
  'packages.until': 'Use it by {day}.',
  'packages.usedUp': 'All used',
  'packages.expired': 'It ran out on {day}.',
  'packages.uses': '{n} visits',
  'packages.perUse': '{price} a visit',
  'packages.valid': 'Valid for {n} days from the day you buy it.',
  'packages.own': 'For you alone.',
  'packages.family': 'For you and your family.',
  'packages.add': 'Add to basket',
  'packages.addNamed': 'Add to basket: {name}',
  'packages.toBasket': 'Go to basket',
});
