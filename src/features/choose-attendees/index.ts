export {
  type BookableOptions,
  type Choice,
  calculateTotal,
  filterBookableChoice,
  findInitialChoice,
  toChosenItems,
  toNamedItem,
} from './lib/choice';
export { calculateHirePrice, toggleHire } from './lib/hire';
export { Hire } from './ui/hire';
export { type NamedChoice, OnePerson } from './ui/one-person';
export { NonMemberPrices, People } from './ui/people';
export { PlaceCounts } from './ui/place-counts';
export { PriceSelect } from './ui/price-select';
