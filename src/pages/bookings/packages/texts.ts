import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'packages.title': 'Packages',
  'packages.lead': 'Buy visits in bulk. We take one off each time you book.',
  'packages.loading': 'Loading the packages…',
  'packages.loadFailed': 'We couldn’t load the packages.',
  'packages.notFound': 'We can’t find that centre.',
  'packages.none': 'This centre doesn’t sell packages at the moment.',
  'packages.mine': 'Your packages',
  'packages.sold': 'Buy a package',
  'packages.left': '{left} of {uses} left',
  'packages.until': 'Use by {day}.',
  'packages.usedUp': 'All used',
  'packages.expired': 'Expired on {day}.',
  'packages.uses': '{n} visits',
  'packages.perUse': '{price} a visit',
  'packages.valid': 'Valid for {n} days from the day you buy it.',
  'packages.own': 'For you only.',
  'packages.family': 'For you and your family.',
  'packages.add': 'Add to basket',
  'packages.addNamed': 'Add to basket: {name}',
  'packages.toBasket': 'Go to basket',
});
