export {
  type Asked,
  type Choice,
  choiceAtFirst,
  choiceOf,
  chosenItems,
  mostPlaces,
  namedPlace,
  places,
} from './lib/choice';
export { nameWithAge } from './lib/name-with-age';
export { Numbers } from './ui/numbers';
export { type NamedChoice, OnePerson } from './ui/one-person';
export { OpenPrices, People } from './ui/people';
export { PriceSelect } from './ui/price-select';
