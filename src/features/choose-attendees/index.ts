export {
  type BookableOptions,
  type Choice,
  calculateTotal,
  initialChoice,
  toChosenItems,
  toNamedItem,
  validChoice,
} from './lib/choice';
export { calculateHirePrice, toggleHire } from './lib/hire';
export { Hire } from './ui/hire';
export { Numbers } from './ui/numbers';
export { type NamedChoice, OnePerson } from './ui/one-person';
export { OpenPrices, People } from './ui/people';
export { PriceSelect } from './ui/price-select';
